import Foundation

extension Document {
    /// The document as Xcode saves it, in UTF-8. For a file that Xcode wrote these are the bytes of the file.
    public var xmlBytes: ContiguousArray<UInt8> { DocumentWriter.bytes(of: root.tree) }

    /// The document as Xcode saves it.
    public var xml: String { String(decoding: xmlBytes, as: UTF8.self) }

    /// Writes the document as Xcode saves it. The file is put in place whole or not at all.
    public func write(to path: String) throws {
        try Data(xmlBytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
