extension Unmanaged {
    /// Passes the object to the closure without retaining it: for steps through a tree that does not change meanwhile.
    /// The standard library's function would check the actor at each step.
    @inlinable @inline(__always)
    package func borrow<Result>(_ look: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(look) }
}
