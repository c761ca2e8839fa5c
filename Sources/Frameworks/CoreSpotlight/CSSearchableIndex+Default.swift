extension CSSearchableIndex {
    private static let only = CSSearchableIndex()

    /// The index of the app; nothing is kept in it.
    public class func `default`() -> CSSearchableIndex { only }
}
