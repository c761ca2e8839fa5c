import Foundation
import Testing

@testable import Staging

@Suite struct FileNameTests {
    @Test(arguments: [
        ("../../etc/passwd", "etc-passwd"), ("a/b\\c", "a-b-c"), ("\"quoted\" 'name'", "quoted-name-"),
        ("", "untitled"),
        ("...", "untitled"), ("😀", "untitled"), ("Zoë 日本", "Zoë-日本"), ("a\u{0}b", "a-b"), ("-rf", "rf"),
        ("Main.storyboard", "Main.storyboard"),
    ])
    func namesAreMadeSafe(_ name: String, _ safe: String) {
        var names = FileNames()
        #expect(names.unique(name) == safe)
    }

    @Test func namesStayDifferentWhereCaseDoesNotCount() {
        var names = FileNames()
        #expect(
            [names.unique("Main"), names.unique("main"), names.unique("MAIN")] == [
                "Main", "main-2", "MAIN-3",
            ])
    }

    @Test func aNumberedNameMayBeTaken() {
        var names = FileNames()
        _ = names.unique("a-2")
        _ = names.unique("a")
        #expect(names.unique("a") == "a-3")
    }

    @Test func longNamesAreShortened() {
        var names = FileNames()
        #expect(names.unique(String(repeating: "字", count: 5000)).utf8.count <= 255 - 20)
    }
}

@Suite struct OutputFolderTests {
    private let path = NSTemporaryDirectory() + "kumiki-output-\(UUID().uuidString)"

    @Test func filesAppearWholeInNewFolders() throws {
        let folder = try OutputFolder(path: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try folder.write(Data("one".utf8), to: "sub/a.txt")
        try folder.write(Data("two".utf8), to: "sub/a.txt")
        #expect(FileManager.default.contents(atPath: path + "/sub/a.txt") == Data("two".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/sub") == ["a.txt"])
    }

    @Test(arguments: ["../a", "a/../../b", "/etc/a", ""])
    func pathsThatLeaveTheFolderAreRefused(_ relative: String) throws {
        let folder = try OutputFolder(path: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: OutputError.self) { try folder.write(Data(), to: relative) }
    }

    @Test func aFileInTheWayIsSaid() throws {
        #expect(FileManager.default.createFile(atPath: path, contents: Data()))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: OutputError.self) { _ = try OutputFolder(path: path + "/below") }
    }
}
