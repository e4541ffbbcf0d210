"""The laws every game keeps, proved on games of random actions; `warren conformance GAME`."""
