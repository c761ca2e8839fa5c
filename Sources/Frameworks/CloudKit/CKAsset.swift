import Foundation

/// A file of a record.
open class CKAsset: NSObject {
    /// The address of the file.
    open private(set) var fileURL: URL?

    /// Creates an asset of a file.
    public init(fileURL: URL) { self.fileURL = fileURL }
}
