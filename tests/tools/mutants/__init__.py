"""Rules broken at random, to see whether a test notices: `make mutants`."""
