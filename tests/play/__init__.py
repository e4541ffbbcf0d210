"""Playing whole games under watch."""
