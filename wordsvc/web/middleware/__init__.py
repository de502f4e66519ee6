"""Around every request: limits, headers, logs, metrics and the shape of refusals."""
