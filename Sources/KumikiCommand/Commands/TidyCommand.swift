import CommandArguments
import DocumentChanges
import Foundation
import InterfaceBuilder
import Staging

/// `kumiki tidy`: rewrites documents in Xcode's format.
enum TidyCommand: Command {
    static let name = "tidy"
    static let summary = "Rewrite storyboards and xibs as Xcode would, so that differences stay small."
    static let operands = "PATH…"
    static let options = [
        Option("--check", help: "Write nothing; exit status 1 if a document is not tidy.")
    ]
    static let notes = """
        A PATH is a document or a folder. Spaces, the order of constraints, outlets and resources, unused resources and values
        of constraints that are the default become as Xcode writes them. What a document means stays the same.
        """

    static func run(_ arguments: Arguments) throws -> Int32 {
        guard !arguments.positionals.isEmpty else { throw UsageError("tidy needs a PATH") }
        var status: Int32 = 0
        for path in arguments.positionals.flatMap(DocumentPaths.documents) {
            do {
                let document = try Document(contentsOf: path)
                if try tidy(document, isCheck: arguments.has("--check")) == false { status = 1 }
            } catch {
                Console.error("\(error)")
                status = 1
            }
        }
        return status
    }

    /// Tidies a document; returns false if it is only checked and is not tidy.
    private static func tidy(_ document: Document, isCheck: Bool) throws -> Bool {
        let tidy = DocumentTidy(document)
        let bytes = try FileContent.read(document.path)
        guard bytes != tidy.xmlBytes else { return true }
        for finding in tidy.findings where isCheck { Console.error(finding.description) }
        if isCheck, tidy.findings.isEmpty {
            Console.error("\(document.path):1: warning: the form is not Xcode's; run kumiki tidy")
        }
        guard !isCheck else { return false }
        try OutputFile.write(Data(tidy.xmlBytes), to: document.path)
        Console.print("\(document.path): tidied")
        return true
    }
}

/// The paths of the documents in a folder, or of a single document.
enum DocumentPaths {
    static func documents(_ path: String) -> [String] {
        guard FileManager.default.isFolder(path) else { return [path] }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter {
            ($0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")) && !$0.contains("/.build/")
        }
        .sorted().map { path + "/" + $0 }
    }
}
