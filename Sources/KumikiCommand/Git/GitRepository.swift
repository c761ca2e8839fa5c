import DocumentChanges
import Foundation
import Synchronization

/// The repository that contains a folder, accessed with the program `git`.
struct GitRepository {
    /// The error of a failed git command.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The working directory for git.
    let folder: String

    init(_ folder: String = ".") { self.folder = folder.isEmpty ? "." : folder }

    /// Runs a command and returns its output.
    @discardableResult
    func run(_ arguments: [String]) throws -> Data {
        let (status, output, error) = try Self.launch(["-C", folder] + arguments)
        guard status == 0 else {
            let reason = error.split(separator: "\n").last.map(String.init) ?? "exit status \(status)"
            throw Failure(description: "git \(arguments.first ?? ""): \(reason)")
        }
        return output
    }

    /// Returns the output of a command as text without the final line break; nil if it fails.
    func text(_ arguments: [String]) -> String? {
        guard let data = try? run(arguments) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    private static func launch(_ arguments: [String]) throws -> (status: Int32, output: Data, error: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw Failure(description: "git cannot be started: \(error)") }
        // Both pipes are read concurrently so that neither fills up.
        let reader = PipeReader(error.fileHandleForReading)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let message = String(decoding: reader.finish(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, data, message)
    }

    /// Returns the stages of a conflicting file: base, ours and theirs. A missing stage is empty.
    static func stages(of path: String) throws -> [FileMerge.State] {
        let url = URL(fileURLWithPath: path)
        let repository = GitRepository(url.deletingLastPathComponent().path)
        let listing = try repository.run(["ls-files", "--unmerged", "-z", "--", url.lastPathComponent])
        var objects: [Int: String] = [:]
        for entry in listing.split(separator: 0) {
            let words = String(decoding: entry, as: UTF8.self).split { $0 == " " || $0 == "\t" }
            if words.count >= 3, let stage = Int(words[2]) { objects[stage] = String(words[1]) }
        }
        guard objects[2] != nil, objects[3] != nil else {
            throw Failure(description: "\(path): git has no states of this file to be merged")
        }
        return try (1...3).map { stage in
            let name = "\(path) (\(["base", "ours", "theirs"][stage - 1]))"
            guard let object = objects[stage] else { return .init(path: name, bytes: []) }
            return .init(
                path: name, bytes: ContiguousArray(try repository.run(["cat-file", "blob", object])))
        }
    }

    /// Merges line by line like git without a driver: base, ours and theirs are files, and ours is overwritten.
    static func mergeLines(_ paths: [String], problem: String) -> Int32 {
        Console.error("\(problem)\nkumiki: the file is merged by lines")
        guard paths.count == 3,
            let status = try? launch(["merge-file", paths[1], paths[0], paths[2]]).status
        else { return 129 }
        // The status is the number of conflicts, up to 127; greater values are errors of git itself.
        return min(status, 129)
    }
}

/// Reads a pipe to its end on a separate thread.
private final class PipeReader: Sendable {
    private let data = Mutex(Data())
    private let done = DispatchSemaphore(value: 0)

    init(_ handle: FileHandle) {
        Thread.detachNewThread { [self] in
            let read = handle.readDataToEndOfFile()
            data.withLock { $0 = read }
            done.signal()
        }
    }

    func finish() -> Data {
        done.wait()
        return data.withLock { $0 }
    }
}
