"""The command `thousand` and its sub-commands; none of them imports Qt before it has to."""
