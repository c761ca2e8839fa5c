import Foundation

/// What a process of tests does, on its standard error: the last line before a trap names its cause.
enum Trace {
    static func tell(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}
