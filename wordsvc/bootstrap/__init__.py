"""Settings, and the services made from them."""
