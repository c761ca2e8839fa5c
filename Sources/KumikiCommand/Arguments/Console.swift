import Foundation
import Workshop

/// Standard output and standard error.
enum Console {
    static func print(_ text: String) { write(text + "\n", to: .standardOutput) }
    static func error(_ text: String) { write(text + "\n", to: .standardError) }
    static func progress(_ text: String) { write("\r\u{1B}[K" + text, to: .standardError) }

    /// Whether standard error is a terminal.
    static var isInteractive: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

    /// Writes data to standard output.
    static func write(_ data: Data) { try? FileHandle.standardOutput.write(contentsOf: data) }

    /// Whether standard output is a terminal with color support that is not disabled (https://no-color.org).
    static var takesColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(FileHandle.standardOutput.fileDescriptor) == 1 && environment["TERM"] != "dumb"
            && (environment["NO_COLOR"] ?? "").isEmpty
    }

    private static func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data(text.utf8))
    }
}

extension Console {
    /// The display of a build's progress on standard error.
    static var buildProgress: BuildProgress {
        BuildProgress(lasting: { error($0) }, passing: isInteractive ? { progress($0) } : nil)
    }
}
