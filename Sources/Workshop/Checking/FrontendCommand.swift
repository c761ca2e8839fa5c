import Foundation

/// The call of the compiler's frontend for some files of a module, as its driver makes it.
///
/// The driver compiles all files of a module or decides itself which; the frontend compiles those that it is given as
/// primary files, and only parses the others.
struct FrontendCommand {
    private let program: String
    /// The arguments besides the mode and the files.
    private let arguments: [String]

    /// Asks the driver for the command, by its messages about the compilation of an empty file at a path.
    init(driverArguments: [String], probe: String) throws(WorkshopError) {
        try FileMirror.write("\n", to: probe)
        let options = ["-parseable-output", "-typecheck"] + driverArguments + [probe]
        let result = try ChildProcess(program: "swiftc", arguments: options).run()
        guard let message = Self.messages(in: result.output).first(where: { $0.kind == "began" }),
            let program = message.program, let words = message.arguments, words.first == "-frontend"
        else { throw WorkshopError("the compiler cannot be run:\n\(result.text.suffix(4000))") }
        self.program = program
        let modes: Set = ["-frontend", "-typecheck", "-primary-file", probe]
        arguments = words.filter { !modes.contains($0) }
    }

    /// Returns the call that compiles some of the files up to the diagnostics that need more than types, or only up to types. The lists
    /// are files beside each other, whose paths begin with that of `lists`.
    func checking(
        _ primary: [String], of files: [String], lists: String, limit: SolverLimit? = nil,
        onlyTypes: Bool = false
    ) throws(WorkshopError) -> ChildProcess {
        let nowhere = primary.map { _ in "/dev/null" }
        for (name, paths) in [("files", files), ("primary", primary), ("outputs", nowhere)] {
            try FileMirror.write(paths.joined(separator: "\n") + "\n", to: "\(lists).\(name)")
        }
        let task =
            ["-frontend", "-filelist", "\(lists).files", "-primary-filelist", "\(lists).primary"]
            + (onlyTypes ? ["-typecheck"] : ["-emit-sil", "-output-filelist", "\(lists).outputs"])
        let limits = [limit?.argument].compactMap(\.self)
        return ChildProcess(program: program, arguments: task + arguments + limits)
    }

    /// A message of the driver about a task.
    private struct Message: Decodable {
        let kind: String
        let program: String?
        let arguments: [String]?

        enum CodingKeys: String, CodingKey {
            case kind
            case program = "command_executable"
            case arguments = "command_arguments"
        }
    }

    /// Parses the driver's messages, each of which follows a line with its number of bytes.
    private static func messages(in output: [UInt8]) -> [Message] {
        var messages: [Message] = []
        var rest = output[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let size = Int(String(decoding: rest[..<end], as: UTF8.self)) ?? 0
            rest = rest[(end + 1)...]
            guard size > 0, size <= rest.count else { continue }
            if let message = try? JSONDecoder().decode(Message.self, from: Data(rest.prefix(size))) {
                messages.append(message)
            }
            rest = rest.dropFirst(size)
        }
        return messages
    }
}
