import Foundation
import InterfaceBuilder
import SourceProjects
import Synchronization

/// The answers of the package manager about an app's packages.
final class PackageAnswers: Sendable {
    /// The answers, nil for failures, by question.
    private let known = Mutex<[[String]: [UInt8]?]>([:])

    subscript(question: [String]) -> [UInt8]?? {
        get { known.withLock { $0[question] } }
        set { known.withLock { $0[question] = newValue } }
    }

    /// Removes all answers, since files may have changed.
    func removeAll() { known.withLock { $0 = [:] } }
}

/// Queries the package manager about packages.
struct PackageDescriber {
    /// The folder for the package manager's build files.
    let scratch: String
    /// The answers so far.
    var answers = PackageAnswers()

    /// Returns the targets of the package in a folder.
    func describe(_ folder: String) throws(WorkshopError) -> PackageProject {
        guard let manifest = try ask(["dump-package"], folder) else {
            let reason = try reason(folder)
            throw WorkshopError("the package in \(folder) cannot be read:\n\(reason)")
        }
        let description = try ask(["describe", "--type", "json"], folder)
        do throws(DocumentError) {
            // Without a network the manifest is read instead.
            guard let description else { return try PackageProject(folder: folder, manifest: manifest) }
            return try PackageProject(describing: folder, description: description, manifest: manifest)
        } catch {
            throw WorkshopError(error.description)
        }
    }

    /// Returns the folders of all dependencies of the package in the folder, each after its dependents; nil if any cannot be
    /// fetched.
    func dependencies(of folder: String) throws(WorkshopError) -> [String]? {
        guard let answer = try ask(["show-dependencies", "--format", "json"], folder) else { return nil }
        guard let tree = try? JSON.parse(ContiguousArray(answer), path: folder) else { return [] }
        var folders: [String] = []
        var pending = tree["dependencies"]?.array ?? []
        while let package = pending.popLast() {
            if let path = package["path"]?.string, !folders.contains(path) { folders.append(path) }
            pending += package["dependencies"]?.array ?? []
        }
        return folders
    }

    /// Returns the answer; nil if the package manager fails.
    private func ask(_ words: [String], _ folder: String) throws(WorkshopError) -> [UInt8]? {
        let process = process(words, folder)
        if let known = answers[process.arguments] { return known }
        let result = try process.runForOutput()
        // Messages about the resolution may precede the JSON.
        let json = result.output.drop { $0 != UInt8(ascii: "{") }
        let answer = result.status == 0 ? Array(json) : nil
        answers[process.arguments] = .some(answer)
        return answer
    }

    /// Returns the package manager's output about a manifest that it cannot read.
    private func reason(_ folder: String) throws(WorkshopError) -> String {
        try process(["dump-package"], folder).run().text
    }

    private func process(_ words: [String], _ folder: String) -> ChildProcess {
        ChildProcess(
            program: "swift",
            arguments: ["package", "--package-path", folder, "--scratch-path", scratch] + words)
    }
}
