"""`python -m warren` is the same as `warren`."""

from warren.cli.main import main

if __name__ == "__main__":
    main()
