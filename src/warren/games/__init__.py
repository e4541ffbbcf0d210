"""The games of Warren."""
