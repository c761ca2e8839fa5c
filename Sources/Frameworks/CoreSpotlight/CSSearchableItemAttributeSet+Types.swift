import UniformTypeIdentifiers

extension CSSearchableItemAttributeSet {
    /// Creates the attributes of content of a type.
    public convenience init(contentType: UTType) {
        self.init(itemContentType: contentType.identifier)
        self.contentType = contentType.identifier
    }
}
