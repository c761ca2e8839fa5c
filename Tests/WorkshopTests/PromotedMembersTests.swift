import Foundation
import SourceProjects
import Testing

@testable import Workshop

struct PromotedMembersTests {
    private let folder = NSTemporaryDirectory() + "kumiki-promoted-\(UUID().uuidString)"

    /// Writes files and what the adapter makes of them; returns where the errors at the columns of the first file's lines are.
    private func places(
        _ texts: [(written: String, adapted: String)], _ errors: [(line: Int, column: Int)]
    ) throws -> [CompilerMessages.Message] {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = texts.indices.map { "\(folder)/App/\($0).swift" }
        let module = SourceModule(name: "App", kind: .application, sources: files)
        let writer = PackageWriter(
            folder: folder, modules: [module], hasProgram: false, compilerFlags: [], linkerFlags: [])
        for (index, text) in texts.enumerated() {
            let adapted = "\(writer.draftFolder(of: module))/\(index).swift"
            for (path, text) in [(files[index], text.written), (adapted, text.adapted)] {
                try FileManager.default.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try text.write(toFile: path, atomically: true, encoding: .utf8)
            }
        }
        let messages = errors.map {
            CompilerMessages.Message(file: files[0], line: $0.line, column: $0.column, text: "odd")
        }
        return PromotedMembers.located(messages, of: module, AdaptedPaths(writer))
    }

    private static let written = ["final class A: B {", "    let a = odd", "}"].joined(separator: "\n")
    private static let added = "override func opened() { _x1y2z() };override func b(_ a: Int) { _3(a) };"
    private static let adapted = written.replacing("B {", with: "B {" + added)
    private static let member = "extension A {\n    override func opened() {}\n}\n"

    @Test func anErrorInAnAddedOverrideIsOneOfTheExtensions() throws {
        let files = [
            (Self.written, Self.adapted),
            (Self.member, Self.member.replacing("override func opened", with: "         func _x1y2z")),
        ]
        let place = try #require(try places(files, [(1, 33), (1, 33)]).first)
        #expect(place.file.hasSuffix("/1.swift") && place.line == 2 && place.column == 19)
        #expect(place.text == "odd")
        #expect(try places(files, [(1, 33), (1, 28)]).count == 1)
    }

    /// Those in the written text, also at the name of a member, and those in additions for no member.
    @Test func otherErrorsStayWhereTheyAre() throws {
        let written = Self.written.replacing("odd", with: "_x1y2z")
        let files = [
            (written, written.replacing("B {", with: "B {" + Self.added)),
            (Self.member, Self.member.replacing("override func opened", with: "         func _x1y2z")),
        ]
        let found = try places(files, [(2, 13), (1, 68)])
        #expect(found.map(\.line) == [2, 1] && found.map(\.column) == [13, 68])
        #expect(found.allSatisfy { $0.file.hasSuffix("/0.swift") })
    }
}
