"""The races of Underground, one file each."""
