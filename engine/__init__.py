"""The rules of Thousand as pure functions: no input or output, no clock, no chance of its own."""
