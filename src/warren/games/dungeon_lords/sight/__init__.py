"""What lies open in a position, in the words of the box: for faces, drawings and pages."""
