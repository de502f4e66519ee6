"""Tables that deal the same cards in every run."""

from tests.chance import same_chance

__all__ = ["same_chance"]
