import Foundation
import UIKit

/// A source of the changes of a file. Its handler is not called here.
public typealias DispatchSourceFileSystemObject = DispatchSourceUserDataAdd

extension DispatchSource.FileSystemEvent {
    /// The file was deleted.
    public static let delete = Self(rawValue: 1 << 0)
    /// The file was written.
    public static let write = Self(rawValue: 1 << 1)
    /// The file became longer.
    public static let extend = Self(rawValue: 1 << 2)
    /// The attributes changed.
    public static let attrib = Self(rawValue: 1 << 3)
    /// The number of links changed.
    public static let link = Self(rawValue: 1 << 4)
    /// The file was renamed.
    public static let rename = Self(rawValue: 1 << 5)
    /// Access was revoked.
    public static let revoke = Self(rawValue: 1 << 6)
    /// The file was unlocked.
    public static let funlock = Self(rawValue: 1 << 8)
    /// All changes.
    public static let all: Self = [.delete, .write, .extend, .attrib, .link, .rename, .revoke, .funlock]
}

extension DispatchSource {
    /// Returns a source of the changes of a file, whose handler is not called here; when it is cancelled, that is reported.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        Inert.use("DispatchSource.makeFileSystemObjectSource(fileDescriptor:eventMask:queue:)")
        return makeUserDataAddSource(queue: queue)
    }
}

/// The option to open a file for notifications only.
public var O_EVTONLY: Int32 { 0 }
