extension Element {
    /// Parses an XML file other than a document, such as a property list, a workspace or a data model, and returns its root.
    /// A document type declaration is ignored, and its entities are refused.
    package static func root(
        of bytes: ContiguousArray<UInt8>, path: String, limits: ParseLimits = ParseLimits()
    ) throws(DocumentError) -> Element {
        let parsed = bytes.withUnsafeBufferPointer { bytes in
            Result<ElementTree, DocumentError> { () throws(DocumentError) in
                try TreeParser.parse(bytes, file: path, limits: limits, allowsDocumentType: true)
            }
        }
        return Element(tree: try parsed.get(), index: 0)
    }
}
