import Foundation
import UIKit

extension FileManager {
    /// Returns the shared folder of an app group. It is empty when a run begins, as the others are.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        let folder = home.appendingPathComponent("Library/Group Containers/\(Self.safe(groupIdentifier))")
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func safe(_ name: String) -> String {
        String(
            name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "." }.drop { $0 == "." })
    }

    /// Returns nil, as there is no iCloud account here.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw Inert.error("FileManager.startDownloadingUbiquitousItem(at:)")
    }
}

extension URL {
    /// Returns true: files are not sandboxed here, so that access is always granted.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

extension ProcessInfo {
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
}
