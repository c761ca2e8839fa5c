extension Unmanaged {
    /// Looks at the object without counting a reference to it: for steps up and down a tree that stands while one looks.
    /// The standard library's own function would ask at each step which actor this is.
    @inlinable @inline(__always)
    package func borrow<Result>(_ look: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(look) }
}
