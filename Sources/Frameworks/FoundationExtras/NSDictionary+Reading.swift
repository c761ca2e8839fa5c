import Foundation

extension NSDictionary {
    /// Creates a dictionary with that of a property list, or throws, which Foundation for Linux does for arrays alone.
    public convenience init(contentsOf url: URL, error: ()) throws {
        guard let contents = try propertyList(at: url) as? [String: Any] else {
            throw CocoaError(.propertyListReadCorrupt)
        }
        self.init(dictionary: contents)
    }
}

private func propertyList(at url: URL) throws -> Any {
    try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
}
