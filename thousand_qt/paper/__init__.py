"""The score sheet on real paper: laid out, drawn as vectors, saved as a PDF file or printed."""
