import Foundation
import Testing

/// Documents in a git repository, merged and compared with the configuration of `kumiki git install`.
@Suite struct GitTests {
    /// A repository in a separate folder, with its own configuration.
    private struct Repository {
        let place: Workplace
        private let environment: [String: String]

        init() async throws {
            place = try Workplace()
            environment = ProcessInfo.processInfo.environment.merging([
                "HOME": place.path + "/.home", "XDG_CONFIG_HOME": place.path + "/.home",
                "GIT_CONFIG_NOSYSTEM": "1", "GIT_PAGER": "cat", "GIT_EDITOR": "true",
                "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
                "GIT_COMMITTER_EMAIL": "a@example.com", "NO_COLOR": "1",
            ]) { $1 }
            try place.make(".home", .folder)
            try await git("init", "-q", "-b", "main")
            try await write(BoatDocument(), "base")
        }

        /// Runs git, which must succeed unless the status is requested.
        @discardableResult
        func git(_ words: String..., fails: Bool = false) async throws -> String {
            let run = try await Tool.run(
                program: "/usr/bin/env", ["git"] + words, in: place, environment: environment)
            #expect((run.status != 0) == fails, "git \(words): \(run.output)\(run.errors)")
            return run.output + run.errors
        }

        func kumiki(_ words: String..., status: Int32 = 0) async throws -> String {
            try await kumiki(words, status: status)
        }

        func kumiki(_ words: [String], status: Int32 = 0) async throws -> String {
            let run = try await Tool.run(words, in: place, environment: environment)
            #expect(run.status == status, "kumiki \(words): \(run.output)\(run.errors)")
            return run.output + run.errors
        }

        var text: String {
            String(decoding: place.files(below: ".")["App/Main.storyboard"] ?? Data(), as: UTF8.self)
        }

        func change(_ document: BoatDocument) throws {
            try place.make("App/Main.storyboard", .text(document.text))
        }

        /// Commits a version of the document.
        func write(_ document: BoatDocument, _ message: String) async throws {
            try change(document)
            try await git("add", "App")
            try await git("commit", "-q", "-m", message)
        }

        /// The branches `base`, `ours` and `theirs`; the last two begin at the first.
        func branch(_ ours: BoatDocument, _ theirs: BoatDocument) async throws {
            try await git("branch", "base")
            try await git("checkout", "-q", "-b", "theirs")
            try await write(theirs, "theirs")
            try await git("checkout", "-q", "-b", "ours", "base")
            try await write(ours, "ours")
        }
    }

    /// Both sides change the same line of the file, which git alone cannot merge.
    private static let ours = BoatDocument(first: "Ishigaki")
    private static let theirs: BoatDocument = {
        var document = BoatDocument(color: "systemBlueColor", extra: BoatDocument.button)
        document.alignment = "center"
        document.second = "Ebb"
        return document
    }()
    private static let merged = BoatDocument(
        first: "Ishigaki", alignment: "center", second: "Ebb", color: "systemBlueColor",
        extra: BoatDocument.button)

    @Test("Merge, rebase, cherry-pick and stash merge documents by their objects")
    func merges() async throws {
        let repository = try await Repository()
        try await repository.branch(Self.ours, Self.theirs)
        try await repository.git("merge", "-q", "theirs", fails: true)
        try await repository.git("merge", "--abort")
        _ = try await repository.kumiki("git", "install")

        try await repository.git("checkout", "-q", "-B", "work", "ours")
        try await repository.git("merge", "-q", "-m", "merged", "theirs")
        #expect(repository.text == Self.merged.text)

        try await repository.git("checkout", "-q", "-B", "work", "ours")
        try await repository.git("cherry-pick", "theirs")
        #expect(repository.text == Self.merged.text)

        try await repository.git("checkout", "-q", "-B", "work", "ours")
        try await repository.git("rebase", "-q", "theirs")
        #expect(repository.text == Self.merged.text)

        try await repository.git("checkout", "-q", "-B", "work", "base")
        try repository.change(Self.theirs)
        try await repository.git("stash")
        try await repository.git("checkout", "-q", "-B", "work", "ours")
        try await repository.git("stash", "pop")
        #expect(repository.text == Self.merged.text)
    }

    @Test("With an unresolved conflict git stops with a well-formed file, and continues after the resolution")
    func questions() async throws {
        let repository = try await Repository()
        _ = try await repository.kumiki("git", "install")
        var theirs = Self.theirs
        theirs.first = "Hateruma"
        try await repository.branch(Self.ours, theirs)
        let report = try await repository.git("merge", "-q", "theirs", fails: true)
        #expect(
            report.contains(
                "App/Main.storyboard:16: conflict: label \"Ishigaki\" (lb1-aa-aaa) in Harbor: text"))
        #expect(try await repository.git("ls-files", "--unmerged").contains("App/Main.storyboard"))
        #expect(repository.text.contains("<!-- conflict lb1-aa-aaa.text: ours Ishigaki | theirs Hateruma"))
        _ = try await repository.kumiki("document", "App/Main.storyboard")
        _ = try await repository.kumiki("merge", "--theirs", "App/Main.storyboard")
        var expected = Self.merged
        expected.first = "Hateruma"
        #expect(repository.text == expected.text)
        try await repository.git("add", "App")
        try await repository.git("commit", "-q", "-m", "merged")
    }

    @Test("The log, the difference and the difftool say what changed in words")
    func differences() async throws {
        let repository = try await Repository()
        _ = try await repository.kumiki("git", "install")
        try await repository.write(Self.ours, "ours")
        let sentence = "changed label \"Ishigaki\" (lb1-aa-aaa) Text: \"Naha\" → \"Ishigaki\""
        #expect(try await repository.git("log", "-p", "-1").contains("+          text: Ishigaki\n"))
        #expect(try await repository.git("diff", "HEAD~1").contains(sentence))
        #expect(try await repository.git("difftool", "-y", "-t", "kumiki", "HEAD~1").contains(sentence))
        let lines = try await repository.git("diff", "--no-ext-diff", "--no-textconv", "HEAD~1")
        #expect(lines.contains("+                            <label opaque=\"NO\" text=\"Ishigaki\""))
    }

    @Test("Revisions are compared for the paths that are given")
    func revisions() async throws {
        let repository = try await Repository()
        try await repository.git("tag", "v1")
        try repository.place.make("Other/B.xib", .text(Sample.xib("<view id=\"b\"/>")))
        try await repository.git("add", "Other")
        try await repository.write(Self.ours, "ours")
        try await repository.git("tag", "v2")
        try repository.change(Self.merged)

        let both = try await repository.kumiki("diff", "v1..v2")
        #expect(both.contains("Naha\" → \"Ishigaki\"") && both.contains("added view (b)"))
        let one = try await repository.kumiki("diff", "v1..v2", "--", "App")
        #expect(one.contains("Naha\" → \"Ishigaki\"") && !one.contains("Other/B.xib"))
        #expect(try await repository.kumiki("diff", "v1", "v2") == both)
        let file = try await repository.kumiki("diff", "v1..v2", "--", "Other/B.xib")
        #expect(file.contains("added view (b)") && !file.contains("Ishigaki"))
        let tree = try await repository.kumiki("diff")
        #expect(tree.contains("Tide\" → \"Ebb\"") && !tree.contains("Naha"))
        let branch = try await repository.kumiki("diff", "v1")
        #expect(branch.contains("Naha\" → \"Ishigaki\"") && branch.contains("added button \"Sail\""))
        try FileManager.default.removeItem(atPath: repository.place.path + "/Other/B.xib")
        let removed = try await repository.kumiki("diff", "v2", "--", "Other/B.xib")
        #expect(removed.contains("removed view (b)") && !removed.contains("Ishigaki"))
        let unknown = try await repository.kumiki("diff", "v9", status: 1)
        #expect(unknown.contains("v9"))
    }

    @Test("Strings files and asset catalogs merge too")
    func otherFiles() async throws {
        let repository = try await Repository()
        _ = try await repository.kumiki("git", "install")
        func write(_ strings: String, _ file: String, _ message: String) async throws {
            try repository.place.make("App/A.strings", .text(strings))
            try repository.place.make(
                "App/A.xcassets/B.imageset/Contents.json",
                .text("{\n  \"images\" : [\n    {\n\(file)      \"scale\" : \"1x\"\n    }\n  ]\n}\n"))
            try await repository.git("add", "App")
            try await repository.git("commit", "-q", "-m", message)
        }
        try await write("\"a\" = \"1\";\n", "", "strings")
        try await repository.git("branch", "base")
        try await repository.git("checkout", "-q", "-b", "theirs")
        try await write(
            "\"a\" = \"1\";\n\"c\" = \"3\";\n", "      \"filename\" : \"b.png\",\n", "theirs")
        try await repository.git("checkout", "-q", "-b", "ours", "base")
        try await write("\"a\" = \"1\";\n\"b\" = \"2\";\n", "", "ours")
        try await repository.git("merge", "-q", "-m", "merged", "theirs")
        let files = repository.place.files(below: "App")
        #expect(
            String(decoding: files["A.strings"] ?? Data(), as: UTF8.self)
                == "\"a\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"3\";\n")
        #expect(
            String(decoding: files["A.xcassets/B.imageset/Contents.json"] ?? Data(), as: UTF8.self)
                .contains("b.png"))
    }

    @Test("A document that both sides added is merged without a base")
    func addedByBoth() async throws {
        let repository = try await Repository()
        _ = try await repository.kumiki("git", "install")
        func add(_ text: String, _ message: String) async throws {
            try repository.place.make("App/B.xib", .text(text))
            try await repository.git("add", "App")
            try await repository.git("commit", "-q", "-m", message)
        }
        try await repository.git("branch", "base")
        try await repository.git("checkout", "-q", "-b", "theirs")
        try await add(Sample.xib("<view id=\"a\"/><view tag=\"1\" id=\"b\"/>"), "theirs")
        try await repository.git("checkout", "-q", "-b", "ours", "base")
        try await add(Sample.xib("<view id=\"a\"/><view tag=\"2\" id=\"c\"/>"), "ours")
        try await repository.git("merge", "-q", "-m", "merged", "theirs")
        let text = String(decoding: repository.place.files(below: "App")["B.xib"] ?? Data(), as: UTF8.self)
        for object in ["<view id=\"a\"/>", "<view tag=\"1\" id=\"b\"/>", "<view tag=\"2\" id=\"c\"/>"] {
            #expect(text.ranges(of: object).count == 1, "\(text)")
        }
    }

    @Test("What was installed is taken away without a trace, for a repository and for a user")
    func installation() async throws {
        let repository = try await Repository()
        let before = try await repository.git("config", "--list")
        for scope in [[], ["--global"]] {
            _ = try await repository.kumiki(["git", "install"] + scope)
            #expect(
                try await repository.git("check-attr", "merge", "App/Main.storyboard").contains(": kumiki"))
            #expect(try await repository.git("config", "merge.kumiki.driver").contains("merge --driver"))
            _ = try await repository.kumiki(["git", "uninstall"] + scope)
            #expect(
                try await repository.git("check-attr", "merge", "App/Main.storyboard").contains(
                    ": unspecified"))
            #expect(try await repository.git("config", "--list") == before)
            #expect(try await repository.git("status", "--porcelain", "--", "App").isEmpty)
        }
    }
}
