"""What the kernel's source needs of Cython while it is interpreted."""
