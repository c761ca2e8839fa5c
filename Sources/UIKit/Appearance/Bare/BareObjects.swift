import Foundation

/// Objects of custom classes that are created without running the classes' own initializers, which may have side
/// effects: `init(coder:)` of a view that is created in code only usually terminates the process.
///
/// UIKit's part of such an object is initialized as always; the app's stored properties have empty values. Objects are
/// never freed.
@MainActor
enum BareObjects {
    /// Returns two objects with the same empty values; nil if the class has no superclass that can be initialized.
    static func pair<Object: NSObject>(of type: Object.Type) -> (Object, Object)? {
        guard let base = StoredProperties.frameworkAncestor(of: type), ClassStarters.canStart(base) else {
            return nil
        }
        let values = EmptyValues.fields(of: type, after: base)
        guard let first: Object = make(type, base, values), let second: Object = make(type, base, values)
        else { return nil }
        return (first, second)
    }

    private static func make<Object: NSObject>(
        _ type: Object.Type, _ base: AnyClass, _ values: [EmptyValues.Field]
    ) -> Object? {
        let memory = allocate(type)
        for field in values { field.write(memory + field.offset) }
        let object = Unmanaged<Object>.fromOpaque(memory).takeUnretainedValue()
        return ClassStarters.start(object, as: base, with: KeylessCoder()) ? object : nil
    }

    /// Allocates zeroed memory for an object of the class, with its header. The layout is that of Swift's class
    /// metadata without Objective-C, and of its reference counts: the object has one reference more than will ever be
    /// released.
    static func allocate(_ type: AnyClass) -> UnsafeMutableRawPointer {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        memory.storeBytes(of: metadata, as: UnsafeRawPointer.self)
        memory.storeBytes(of: heldTwice, toByteOffset: 8, as: UInt64.self)
        return memory
    }

    private static let heldTwice: UInt64 = 0x2_0000_0003
}

/// Empty values for stored properties: an empty string, an empty collection, nil, zero, a plain view.
@MainActor
enum EmptyValues {
    /// A property and how its empty value is stored in an object. Several objects share it.
    struct Field {
        let offset: Int
        let write: @MainActor (UnsafeMutableRawPointer) -> Void
    }

    /// The depth to which properties of properties are initialized.
    private static let depth = 4

    static func fields(of type: AnyClass, after base: AnyClass?) -> [Field] {
        StoredProperties.all(of: type, after: base).compactMap { field($0, depth) }
    }

    /// Returns whether properties of the type have a valid value in objects that are created in this way.
    static func exist(for type: Any.Type) -> Bool { isPlain(type) || value(of: type, depth) != nil }

    private static func field(_ property: StoredProperty, _ depth: Int) -> Field? {
        guard property.isStrong, !isPlain(property.type), let value = value(of: property.type, depth) else {
            return nil
        }
        func writer<T>(_ type: T.Type) -> Field? {
            guard let value = value as? T else { return nil }
            return Field(offset: property.offset) { $0.initializeMemory(as: T.self, to: value) }
        }
        return _openExistential(property.type, do: writer)
    }

    /// Returns whether zero is a valid value of the type: numbers and structures of them.
    private static func isPlain(_ type: Any.Type) -> Bool {
        func isTrivial<T>(_ type: T.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: isTrivial)
    }

    private static func value(of type: Any.Type, _ depth: Int) -> Any? {
        guard depth > 0 else { return nil }
        if let object = type as? AnyClass { return self.object(of: object, depth) }
        return (type as? any ExpressibleByNilLiteral.Type)?.nothing
            ?? (type as? any RangeReplaceableCollection.Type)?.empty
            ?? (type as? any SetAlgebra.Type)?.none
            ?? (type as? any ExpressibleByDictionaryLiteral.Type)?.emptyDictionary
            ?? structure(of: type, depth)
    }

    /// Returns a structure with values for all its parts.
    private static func structure(of type: Any.Type, _ depth: Int) -> Any? {
        guard isStructure(type) else { return nil }
        let parts = StoredProperties.all(of: type)
        guard !parts.isEmpty,
            parts.allSatisfy({ $0.isStrong && (isPlain($0.type) || value(of: $0.type, depth - 1) != nil) })
        else { return nil }
        func fill<T>(_ type: T.Type) -> Any? {
            let memory = UnsafeMutableRawPointer.allocate(
                byteCount: max(MemoryLayout<T>.size, 1), alignment: MemoryLayout<T>.alignment)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<T>.size)
            for part in parts.compactMap({ field($0, depth - 1) }) { part.write(memory + part.offset) }
            return memory.assumingMemoryBound(to: T.self).move()
        }
        return _openExistential(type, do: fill)
    }

    /// Returns whether the type is a structure, by the kind at the beginning of its metadata: other types cannot be
    /// reflected.
    private static func isStructure(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) == 0x200
    }

    private static func object(of type: AnyClass, _ depth: Int) -> Any? {
        switch type {
        case is UIColor.Type: return UIColor.clear
        case is UIFont.Type: return UIFont.systemFont(ofSize: UIFont.systemFontSize)
        case is UIImage.Type: return UIImage()
        case let layer as CALayer.Type: return layer.init()
        default: break
        }
        guard let base = StoredProperties.frameworkAncestor(of: type) else {
            return plainObject(of: type, depth)
        }
        guard ClassStarters.canStart(base) else { return nil }
        let memory = BareObjects.allocate(type)
        for part in StoredProperties.all(of: type, after: base).compactMap({ field($0, depth - 1) }) {
            part.write(memory + part.offset)
        }
        let object = Unmanaged<NSObject>.fromOpaque(memory).takeUnretainedValue()
        return ClassStarters.start(object, as: base, with: KeylessCoder()) ? object : nil
    }

    /// Returns an object of a class that has only custom superclasses.
    private static func plainObject(of type: AnyClass, _ depth: Int) -> Any? {
        let parts = StoredProperties.all(of: type)
        guard parts.allSatisfy({ !$0.isStrong || isPlain($0.type) || value(of: $0.type, depth - 1) != nil })
        else { return nil }
        let memory = BareObjects.allocate(type)
        for part in parts.compactMap({ field($0, depth - 1) }) { part.write(memory + part.offset) }
        return Unmanaged<AnyObject>.fromOpaque(memory).takeUnretainedValue()
    }
}

extension ExpressibleByNilLiteral {
    fileprivate static var nothing: Any { Self(nilLiteral: ()) }
}

extension RangeReplaceableCollection {
    fileprivate static var empty: Any { Self() }
}

extension SetAlgebra {
    fileprivate static var none: Any { Self() }
}

extension ExpressibleByDictionaryLiteral {
    fileprivate static var emptyDictionary: Any { self.init(dictionaryLiteral:) }
}
