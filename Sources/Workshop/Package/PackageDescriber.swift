import Foundation
import InterfaceBuilder
import SourceProjects

/// Queries the package manager about packages.
struct PackageDescriber {
    /// The folder for the package manager's build files.
    let scratch: String

    /// Returns the targets of the package in a folder.
    func describe(_ folder: String) throws(WorkshopError) -> PackageProject {
        let manifest = try ask(["dump-package"], folder)
        let description = try? ask(["describe", "--type", "json"], folder)
        do throws(DocumentError) {
            // Without a network the manifest is read instead.
            guard let description else { return try PackageProject(folder: folder, manifest: manifest) }
            return try PackageProject(describing: folder, description: description, manifest: manifest)
        } catch {
            throw WorkshopError(error.description)
        }
    }

    /// Returns the folders of all dependencies of the package in the folder, each after its dependents. Missing ones are
    /// fetched.
    func dependencies(of folder: String) throws(WorkshopError) -> [String] {
        let answer = try ask(["show-dependencies", "--format", "json"], folder)
        guard let tree = try? JSON.parse(ContiguousArray(answer), path: folder) else { return [] }
        var folders: [String] = []
        var pending = tree["dependencies"]?.array ?? []
        while let package = pending.popLast() {
            if let path = package["path"]?.string, !folders.contains(path) { folders.append(path) }
            pending += package["dependencies"]?.array ?? []
        }
        return folders
    }

    private func ask(_ words: [String], _ folder: String) throws(WorkshopError) -> [UInt8] {
        let arguments = ["package", "--package-path", folder, "--scratch-path", scratch] + words
        let process = ChildProcess(program: "swift", arguments: arguments)
        let result = try process.runForOutput()
        guard result.status == 0 else {
            let text = try process.run().text
            throw WorkshopError("the package in \(folder) cannot be read:\n\(text)")
        }
        // Messages about the resolution may precede the JSON.
        guard let start = result.output.firstIndex(of: UInt8(ascii: "{")) else { return [] }
        return Array(result.output[start...])
    }
}
