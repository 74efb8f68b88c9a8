"""`python -m meadhall.cli` is the command `meadhall`."""

from meadhall.cli import main

if __name__ == "__main__":
    main()
