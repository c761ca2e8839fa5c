import Foundation
import InterfaceBuilder

@testable import Staging

/// The example project.
enum Okinawa {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Okinawa/Okinawa").path

    static func documents(in folder: String = folder) throws -> [Document] {
        try ProjectFiles(root: folder).documents.compactMap { try? Document(contentsOf: $0.path) }
    }
}
