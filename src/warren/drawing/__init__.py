"""Our own drawings of boards: region outlines from borders, and pictures of them."""
