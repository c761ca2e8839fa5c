extension Publishers {
    /// The treatment of values that do not fit into a buffer.
    public enum BufferingStrategy<Failure: Error> {
        /// The value is left out.
        case dropNewest
        /// The oldest value is left out.
        case dropOldest
        /// Publishing fails with the error.
        case customError(() -> Failure)
    }
}
