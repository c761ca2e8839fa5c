import Foundation

/// The path of a source file.
public typealias FileString = String

/// The place of an expectation.
public final class SourceLocation: NSObject, Sendable {
    public let file: FileString
    public let line: UInt
    public let fileID: String
    public let column: UInt

    public override convenience init() { self.init(file: "Unknown File", line: 0) }

    public init(file: FileString, line: UInt, fileID: String = "", column: UInt = 0) {
        (self.file, self.line, self.fileID, self.column) = (file, line, fileID, column)
    }

    public override var description: String { "\(file):\(line)" }
}
