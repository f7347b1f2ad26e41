"""The tests of Thousand, in folders named after what they test."""
