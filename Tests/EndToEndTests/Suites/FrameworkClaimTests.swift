import Foundation
import Testing

/// The declarations of the frameworks about hardware, services and permissions.
@Suite struct FrameworkClaimTests {
    /// Functions of this form that are about objects in memory.
    private static let aboutObjects: Set = [
        "canBecomeFirstResponder", "canDraw", "canUpdateRecord", "canDeleteRecord", "canModifyManagedObjects",
    ]

    /// Services that every iPhone has: requests of them fail or find nothing, as the document of frameworks says.
    private static let onEveryDevice: Set = ["isHealthDataAvailable", "canMakePayments"]

    private static func lines() throws -> [Substring] {
        let folder = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        let sources = String(folder.dropFirst()) + "/Sources/Frameworks"
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter {
            $0.hasSuffix(".swift")
        }
        return try files.flatMap {
            try String(contentsOfFile: "\(sources)/\($0)", encoding: .utf8).split(separator: "\n")
        }
    }

    @Test func nothingIsSaidToBeAvailable() throws {
        let claim =
            /.*\b(?:func|var) ((?:is\w*(?:Available|Supported|Authorized|Permitted)|can[A-Z]\w+))\b.*\{.*\btrue\b.*/
        let claims = try Self.lines().compactMap { $0.wholeMatch(of: claim).map { String($0.1) } }
        #expect(claims.filter { !Self.aboutObjects.union(Self.onEveryDevice).contains($0) } == [])
    }

    @Test func nothingIsSaidToBePermitted() throws {
        let claim =
            /.*\b(?:func|var) \w*uthorizationStatus\b.*\{.*\b(?:authorized|granted|allowed|limited)\b.*/
        #expect(try Self.lines().filter { $0.wholeMatch(of: claim) != nil } == [])
    }
}
