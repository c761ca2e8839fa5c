import Foundation

/// The log file with all output of a run.
final class TestLog: Sendable {
    let file: String
    private let handle: FileHandle?

    init(file: String) {
        self.file = file
        _ = FileManager.default.createFile(atPath: file, contents: nil)
        handle = FileHandle(forWritingAtPath: file)
    }

    func write(_ text: String) { write(ArraySlice(Array(text.utf8))) }

    func write(_ bytes: ArraySlice<UInt8>) {
        if !bytes.isEmpty { try? handle?.write(contentsOf: Data(bytes)) }
    }
}
