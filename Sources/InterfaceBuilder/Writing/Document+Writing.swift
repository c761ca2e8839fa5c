extension Document {
    /// The document as Xcode saves it, in UTF-8. For a file that Xcode wrote these are the bytes of the file.
    public var xmlBytes: ContiguousArray<UInt8> { DocumentWriter.bytes(of: root.tree) }

    /// The document as Xcode saves it.
    public var xml: String { String(decoding: xmlBytes, as: UTF8.self) }
}
