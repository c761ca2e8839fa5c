import Foundation
import Testing

@testable import UIKit

/// Overrides of a file manager's methods are called by the app's code, and may call those of their superclass.
@MainActor @Suite struct OpenFilesTests {
    private final class Files: OpenFiles, @unchecked Sendable {
        override func _hasFile(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
            path == "/imagined" || super._hasFile(atPath: path, isDirectory: isDirectory)
        }

        override func _contents(
            at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
            options mask: FileManager.DirectoryEnumerationOptions = []
        ) throws -> [URL] { [url] }

        override func _enumerate(
            at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
            options mask: FileManager.DirectoryEnumerationOptions = [],
            errorHandler handler: ((URL, any Error) -> Bool)? = nil
        ) -> FileManager.DirectoryEnumerator? { nil }

        override func _at(
            for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
            appropriateFor url: URL?, create shouldCreate: Bool
        ) throws -> URL { URL(fileURLWithPath: "/imagined") }
    }

    @Test func overridesAreCalled() throws {
        let files: FileManager = Files()
        let folder = URL(fileURLWithPath: "/")
        #expect(AppSurroundings.hasFile("/imagined", nil, by: files))
        var isFolder: ObjCBool = false
        #expect(AppSurroundings.hasFile("/", &isFolder, by: files) && isFolder.boolValue)
        #expect(try AppSurroundings.contents(of: folder, nil, [], by: files) == [folder])
        #expect(AppSurroundings.enumerator(of: folder, nil, [], by: files, nil) == nil)
        let documents = try AppSurroundings.folder(
            .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true, by: files)
        #expect(documents.path == "/imagined")
    }

    @Test func managersWithoutOverridesUseFoundation() throws {
        let files = FileManager.default
        let folder = URL(fileURLWithPath: "/")
        #expect(!AppSurroundings.hasFile("/imagined", nil, by: files))
        #expect(try !AppSurroundings.contents(of: folder, nil, [], by: files).isEmpty)
        #expect(AppSurroundings.enumerator(of: folder, nil, [], by: files, nil) != nil)
    }
}
