import Foundation
import Testing

@testable import Workshop

struct FileMirrorTests {
    @Test func objectsAreRemovedAndThePackageManagersListsStay() throws {
        let folder = NSTemporaryDirectory() + "/objects-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["output-file-map.json", "sources", "A.swift.o", "App.swiftdeps"] {
            try FileMirror.write(name, to: "\(folder)/\(name)")
        }
        FileMirror.removeObjects(in: folder)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
                "output-file-map.json", "sources",
            ])
    }
}
