import Foundation
import Testing

@testable import KumikiCommand

@MainActor @Suite struct MergeCommandTests {
    private let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "kumiki-merge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.path
    }

    private func write(_ name: String, _ text: String) throws -> String {
        let path = folder + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    private func xib(_ text: String, _ tag: String = "1") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <label text="\(text)" tag="\(tag)" id="a"/>
            </objects>
        </document>

        """
    }

    @Test("What both sides changed is merged, and the exit status is 0")
    func merged() throws {
        let paths = try [write("b.xib", xib("A")), write("o.xib", xib("B")), write("t.xib", xib("A", "2"))]
        let output = folder + "/out.xib"
        #expect(CommandLineTool.run(["merge"] + paths + ["-o", output]) == 0)
        #expect(try read(output) == xib("B", "2"))
    }

    @Test("An unresolved conflict leaves the output unchanged with exit status 1; a resolution decides it")
    func open() throws {
        let paths = try [write("b.xib", xib("A")), write("o.xib", xib("B")), write("t.xib", xib("C"))]
        let output = try write("out.xib", "before")
        #expect(CommandLineTool.run(["merge"] + paths + ["-o", output]) == 1)
        #expect(try read(output) == "before")
        #expect(CommandLineTool.run(["merge"] + paths + ["-o", output, "--theirs"]) == 0)
        #expect(try read(output) == xib("C"))
        let answers = try write("answers", "a.text = base\n")
        #expect(CommandLineTool.run(["merge"] + paths + ["-o", output, "--resolutions", answers]) == 0)
        #expect(try read(output) == xib("A"))
        #expect(CommandLineTool.run(["merge"] + paths + ["-o", output, "--markers"]) == 1)
        #expect(try read(output).contains("<!-- conflict a.text"))
    }

    @Test("A file that cannot be read has exit status 2 and writes nothing")
    func unreadable() throws {
        let paths = try [write("b.xib", xib("A")), write("o.xib", "<document"), write("t.xib", xib("C"))]
        let output = folder + "/out.xib"
        #expect(CommandLineTool.run(["merge"] + paths + ["-o", output]) == 2)
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test("The drivers are installed once, beside what is there, and are removed without a trace")
    func installation() throws {
        let repository = GitRepository(folder)
        try repository.run(["init", "-q"])
        let attributes = try write(".gitattributes", "*.png binary\n")
        let installation = try GitInstallation(isGlobal: false, folder: folder)
        try installation.install()
        let installed = try read(attributes)
        try installation.install()
        #expect(try read(attributes) == installed)
        #expect(installed.hasPrefix("*.png binary\n"))
        #expect(installed.contains("*.storyboard merge=kumiki diff=kumiki\n"))
        #expect(repository.text(["config", "merge.kumiki.driver"])?.contains("merge --driver") == true)
        try installation.uninstall()
        #expect(try read(attributes) == "*.png binary\n")
        #expect(repository.text(["config", "merge.kumiki.driver"]) == nil)
    }

    @Test("As git's driver, a file that is no document is merged by lines")
    func lines() throws {
        let paths = try [
            write("b.xib", "1\n2\n3\n4\n5\n"), write("o.xib", "one\n2\n3\n4\n5\n"),
            write("t.xib", "1\n2\n3\n4\nfive\n"),
        ]
        #expect(CommandLineTool.run(["merge", "--driver", "-o", paths[1], "--"] + paths) == 0)
        #expect(try read(paths[1]) == "one\n2\n3\n4\nfive\n")
    }

    @Test("A document that is not in Xcode's form is found by a check, and rewritten without one")
    func tidyCheck() throws {
        let tidy = try write("tidy.xib", xib("A"))
        #expect(CommandLineTool.run(["tidy", "--check", tidy]) == 0)
        let untidy = try write("untidy.xib", xib("A").replacing("    ", with: "\t"))
        #expect(CommandLineTool.run(["tidy", "--check", folder]) == 1)
        #expect(CommandLineTool.run(["tidy", untidy]) == 0)
        #expect(try read(untidy) == xib("A"))
    }
}
