cimport cython

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int thousand_ones(unsigned int x) { return (int)__popcnt(x); }
    static __inline int thousand_top(unsigned int x) { unsigned long i; _BitScanReverse(&i, x); return (int)i; }
    static __inline int thousand_low(unsigned int x) { unsigned long i; _BitScanForward(&i, x); return (int)i; }
    #else
    static inline int thousand_ones(unsigned int x) { return __builtin_popcount(x); }
    static inline int thousand_top(unsigned int x) { return 31 - __builtin_clz(x); }
    static inline int thousand_low(unsigned int x) { return __builtin_ctz(x); }
    #endif
    """
    int ones "thousand_ones"(unsigned int x) noexcept nogil
    int top "thousand_top"(unsigned int x) noexcept nogil
    int low "thousand_low"(unsigned int x) noexcept nogil

