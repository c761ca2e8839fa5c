import Foundation
import UIKit

/// A source of the changes of a file. Its handler is not called here.
public typealias DispatchSourceFileSystemObject = DispatchSourceUserDataAdd

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
