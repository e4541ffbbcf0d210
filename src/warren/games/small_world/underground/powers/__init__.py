"""The powers of Underground, one file each."""
