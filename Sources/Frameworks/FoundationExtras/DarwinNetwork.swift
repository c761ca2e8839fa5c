import Glibc

// The names of Darwin for the parts of addresses.

extension in6_addr {
    /// The bytes, words or double words of the address.
    public var __u6_addr: __Unnamed_union___in6_u {
        get { __in6_u }
        set { __in6_u = newValue }
    }
}
