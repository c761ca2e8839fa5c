import Foundation

/// A file manager whose methods can all be overridden, as those of Apple's can: subclasses in adapted sources derive from it, and
/// their overrides have its names. Foundation for Linux declares the methods in extensions; those of an app's surroundings call
/// these.
open class OpenFiles: FileManager, @unchecked Sendable {
    /// Returns whether there is a file or a folder, and sets which of them.
    open func _hasFile(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
        fileExists(atPath: path, isDirectory: isDirectory)
    }

    /// Returns the files of a folder.
    open func _contents(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: FileManager.DirectoryEnumerationOptions = []
    ) throws -> [URL] {
        try contentsOfDirectory(at: url, includingPropertiesForKeys: keys, options: mask)
    }

    /// Returns an enumerator of all files below a folder.
    open func _enumerate(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: FileManager.DirectoryEnumerationOptions = [],
        errorHandler handler: ((URL, any Error) -> Bool)? = nil
    ) -> FileManager.DirectoryEnumerator? {
        enumerator(at: url, includingPropertiesForKeys: keys, options: mask, errorHandler: handler)
    }

    /// Returns the folder of a kind.
    open func _at(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL {
        try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
}

extension AppSurroundings {
    /// Returns whether there is a file or a folder, by the manager's own method if its class has one.
    public static func hasFile(
        _ path: String, _ isDirectory: UnsafeMutablePointer<ObjCBool>?, by manager: FileManager
    ) -> Bool {
        guard let own = manager as? OpenFiles else {
            return manager.fileExists(atPath: path, isDirectory: isDirectory)
        }
        return own._hasFile(atPath: path, isDirectory: isDirectory)
    }

    /// Returns the files of a folder, by the manager's own method if its class has one.
    public static func contents(
        of folder: URL, _ keys: [URLResourceKey]?, _ options: FileManager.DirectoryEnumerationOptions,
        by manager: FileManager
    ) throws -> [URL] {
        guard let own = manager as? OpenFiles else {
            return try manager.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: keys, options: options)
        }
        return try own._contents(at: folder, includingPropertiesForKeys: keys, options: options)
    }

    /// Returns an enumerator of all files below a folder, by the manager's own method if its class has one.
    public static func enumerator(
        of folder: URL, _ keys: [URLResourceKey]?, _ options: FileManager.DirectoryEnumerationOptions,
        by manager: FileManager, _ handler: ((URL, any Error) -> Bool)?
    ) -> FileManager.DirectoryEnumerator? {
        guard let own = manager as? OpenFiles else {
            return manager.enumerator(
                at: folder, includingPropertiesForKeys: keys, options: options, errorHandler: handler)
        }
        return own._enumerate(
            at: folder, includingPropertiesForKeys: keys, options: options, errorHandler: handler)
    }
}
