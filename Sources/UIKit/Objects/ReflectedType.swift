import CSwiftRuntime

/// A type as the Swift runtime describes it for mirrors. The runtime identifies types by the addresses of their metadata.
struct ReflectedType {
    private let metadata: UnsafeRawPointer

    init(_ type: Any.Type) { metadata = unsafeBitCast(type, to: UnsafeRawPointer.self) }

    /// The number of stored properties, with those of superclasses.
    var count: Int { swift_reflectionMirror_recursiveCount(metadata) }

    /// Returns a stored property; those of superclasses are first.
    func property(at index: Int) -> StoredProperty? {
        var field = ReflectedField()
        let type = swift_reflectionMirror_recursiveChildMetadata(metadata, index, &field)
        defer { field.freeName?(field.name) }
        guard let name = field.name else { return nil }
        return StoredProperty(
            name: String(cString: name), type: unsafeBitCast(type, to: Any.Type.self),
            offset: swift_reflectionMirror_recursiveChildOffset(metadata, index), isStrong: field.isStrong,
            isVariable: field.isVariable)
    }
}
