import Foundation
import UIKit

extension FileManager {
    /// The folder that the apps of a group share. It is empty when a run begins, as the others are.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let library = urls(for: .libraryDirectory, in: .userDomainMask).first else { return nil }
        let folder = library.appendingPathComponent("Group Containers/\(Self.safe(groupIdentifier))")
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func safe(_ name: String) -> String {
        String(
            name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "." }.drop { $0 == "." })
    }

    /// Nobody is signed in to iCloud here.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw Inert.error("FileManager.startDownloadingUbiquitousItem(at:)")
    }
}

extension URL {
    /// Files are not kept apart here: access is there already.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

extension ProcessInfo {
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
}
