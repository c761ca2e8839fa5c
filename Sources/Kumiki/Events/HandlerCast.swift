import UIKit

/// The cast of one class's objects to what an event's handler must be.
///
/// The value of a protocol is a reference and, beside it, what the compiler knows of the class: the same words for every
/// object of one class (Swift's type layout, part of its stable ABI). So the words of one cast serve all further ones,
/// with another reference. Where the value is anything but the object itself, as a registration may have it, each cast
/// is made anew.
@usableFromInline
final class HandlerCast<Responder> {
    private let slow: (UIResponder) -> Responder?
    /// The words of a cast; the reference in them is not retained.
    let words: UnsafeMutableRawPointer?

    /// Learns the cast from an object of the class.
    init(_ slow: @escaping (UIResponder) -> Responder?, example: UIResponder) {
        self.slow = slow
        words = slow(example).flatMap { Self.words(of: $0, reference: example) }
    }

    /// The object as a handler. It must be of the very class that the cast was learnt from.
    func callAsFunction(_ object: UIResponder) -> Responder? {
        words.map { Self.value(of: object, with: $0) } ?? slow(object)
    }

    /// An object as a handler, with the words of its class.
    @inlinable
    static func value(of object: UIResponder, with words: UnsafeMutableRawPointer) -> Responder {
        words.storeBytes(of: address(of: object), as: UInt.self)
        return withExtendedLifetime(object) { words.load(as: Responder.self) }
    }

    private static func words(of value: Responder, reference: UIResponder) -> UnsafeMutableRawPointer? {
        let size = MemoryLayout<Responder>.size
        // A structure around the object would be boxed here, and so be another one.
        guard value as AnyObject === reference, size >= MemoryLayout<UInt>.size else { return nil }
        return withUnsafeBytes(of: value) { bytes in
            guard bytes.loadUnaligned(as: UInt.self) == address(of: reference) else { return nil }
            let words = UnsafeMutableRawPointer.allocate(
                byteCount: size, alignment: MemoryLayout<Responder>.alignment)
            words.copyMemory(from: bytes.baseAddress!, byteCount: size)
            return words
        }
    }

    @inlinable
    static func address(of object: UIResponder) -> UInt { UInt(bitPattern: ObjectIdentifier(object)) }

    deinit { words?.deallocate() }
}
