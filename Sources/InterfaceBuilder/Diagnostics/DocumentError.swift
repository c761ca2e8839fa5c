/// The reason why a file cannot be read at all.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem with the file.
    public enum Reason: Sendable, Hashable {
        /// The file does not exist.
        case missing
        /// The file exists and cannot be read; the operating system's reason.
        case unreadable(String)
        /// The file is empty.
        case empty
        /// The file is larger than the limit (both in bytes).
        case tooLarge(size: Int, limit: Int)
        /// The file ends early; what the parser expected.
        case truncated(String)
        /// The file is not well-formed; the parser's message.
        case malformed(String)
        /// A compiled nib, which has no source.
        case compiledNib
        /// Git's conflict markers, the first of which is in the line: the file holds two versions.
        case conflictMarkers
        /// Binary data of another kind.
        case binary
        /// A document type declaration or an entity, neither of which these documents ever contain.
        case documentType
        /// Elements are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// There are more elements than the limit.
        case tooManyElements(limit: Int)
        /// A tag has more attributes than any real document.
        case tooManyAttributes(limit: Int)
        /// XML with a different root element.
        case notInterfaceBuilder(root: String)
        /// The archive format of Interface Builder before version 4 (`<archive>`).
        case oldArchive
        /// A document for macOS, watchOS or tvOS; the target runtime as written.
        case otherPlatform(String)
    }

    /// The path of the file, as it was given.
    public let file: String
    /// The line, counted from 1; 0 when the error concerns the whole file.
    public let line: Int
    /// The problem.
    public let reason: Reason

    /// Creates an error.
    public init(file: String, line: Int = 0, reason: Reason) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    /// The error as a diagnostic.
    public var diagnostic: Diagnostic { Diagnostic(.error, file: file, line: line, message: message) }

    /// `FILE:LINE: error: message`.
    public var description: String { diagnostic.description }

    /// One sentence with what was expected and what there is.
    public var message: String {
        switch reason {
        case .missing: "there is no such file"
        case .unreadable(let why): "the file cannot be read: \(why)"
        case .empty: "the file is empty"
        case .tooLarge(let size, let limit): "the file has \(size) bytes; at most \(limit) are read"
        case .truncated(let what): "the file ends too early: \(what)"
        case .malformed(let what): "the file is not well-formed: \(what)"
        case .compiledNib: "this is a compiled nib; its source, a .xib or .storyboard file in XML, is needed"
        case .conflictMarkers:
            "git's conflict markers begin here, so the file holds two versions; `kumiki merge FILE` merges them"
        case .binary: "this is binary data; text is expected"
        case .documentType: "document type declarations and custom entities are not allowed here"
        case .tooDeep(let limit): "elements are nested more than \(limit) deep"
        case .tooManyElements(let limit): "there are more than \(limit) elements"
        case .tooManyAttributes(let limit): "a tag has more than \(limit) attributes"
        case .notInterfaceBuilder(let root):
            "the root element is <\(root)>; <document> of an Interface Builder document is expected"
        case .oldArchive:
            "this is the <archive> format of Xcode 3; open and save it with a newer Xcode to get a <document>"
        case .otherPlatform(let runtime):
            "the target runtime is \(runtime); an iOS document (iOS.CocoaTouch) is expected"
        }
    }
}
