"""A table as a picture that is sent to somebody who is not there."""
