import Foundation

// The attributes of a file, as a file manager returns them.
extension NSDictionary {
    public func fileSize() -> UInt64 { number(.size)?.uint64Value ?? 0 }
    public func fileType() -> String? {
        let type = attribute(.type)
        return (type as? FileAttributeType)?.rawValue ?? type as? String
    }
    public func fileCreationDate() -> Date? { attribute(.creationDate) as? Date }
    public func fileModificationDate() -> Date? { attribute(.modificationDate) as? Date }
    public func filePosixPermissions() -> Int { number(.posixPermissions)?.intValue ?? 0 }
    public func fileOwnerAccountName() -> String? { attribute(.ownerAccountName) as? String }
    public func fileOwnerAccountID() -> NSNumber? { number(.ownerAccountID) }
    public func fileGroupOwnerAccountName() -> String? { attribute(.groupOwnerAccountName) as? String }
    public func fileGroupOwnerAccountID() -> NSNumber? { number(.groupOwnerAccountID) }
    public func fileSystemNumber() -> Int { number(.systemNumber)?.intValue ?? 0 }
    public func fileSystemFileNumber() -> Int { number(.systemFileNumber)?.intValue ?? 0 }
    public func fileExtensionHidden() -> Bool { number(.extensionHidden)?.boolValue ?? false }
    public func fileIsImmutable() -> Bool { number(.immutable)?.boolValue ?? false }
    public func fileIsAppendOnly() -> Bool { number(.appendOnly)?.boolValue ?? false }

    private func number(_ key: FileAttributeKey) -> NSNumber? {
        switch attribute(key) {
        case let number as NSNumber: number
        case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
        default: nil
        }
    }

    /// Returns the value of a key that is a string, or an attribute's key where the dictionary was created from Swift's.
    private func attribute(_ key: FileAttributeKey) -> Any? { self[key.rawValue as NSString] ?? self[key] }
}
