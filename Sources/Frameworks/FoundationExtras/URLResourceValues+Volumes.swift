import Foundation
import UIKit

extension URLResourceKey {
    public static let directoryEntryCountKey = URLResourceKey(rawValue: "NSURLDirectoryEntryCountKey")
}

extension URLResourceValues {
    /// The number of a folder's entries, which is not determined here.
    public var directoryEntryCount: Int? {
        Inert.use("URLResourceValues.directoryEntryCount")
        return nil
    }

    /// The capacity in bytes that is available for important data. Nothing can be purged here, so it is all that is available
    /// on the volume of the home folder.
    public var volumeAvailableCapacityForImportantUsage: Int64? { Self.freeSize }

    /// The capacity in bytes that is available for optional data.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { Self.freeSize }

    private static var freeSize: Int64? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
        return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
    }
}
