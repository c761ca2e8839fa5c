extension CSSearchableIndex {
    private static let only = CSSearchableIndex()

    /// Returns the index of the app, which is always empty.
    public class func `default`() -> CSSearchableIndex { only }
}
