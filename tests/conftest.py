"""What every test may use: hypothesis profiles that draw the same examples on every run."""

from hypothesis import HealthCheck, settings

_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.differing_executors]
settings.register_profile(
    "ci", max_examples=50, derandomize=True, deadline=None, suppress_health_check=_SLOW_IS_FINE
)
settings.register_profile(
    "long", max_examples=300, derandomize=True, deadline=None, suppress_health_check=_SLOW_IS_FINE
)
settings.load_profile("ci")
