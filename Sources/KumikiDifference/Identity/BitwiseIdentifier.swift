#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A value without padding whose equality is bitwise.
///
/// Such identifiers are hashed and compared as words, in a fraction of the time. A type that consists of one
/// or several numbers, and compares all of them, can conform to it.
public protocol BitwiseIdentifier: Hashable {}

extension Int: BitwiseIdentifier {}
extension Int8: BitwiseIdentifier {}
extension Int16: BitwiseIdentifier {}
extension Int32: BitwiseIdentifier {}
extension Int64: BitwiseIdentifier {}
extension UInt: BitwiseIdentifier {}
extension UInt8: BitwiseIdentifier {}
extension UInt16: BitwiseIdentifier {}
extension UInt32: BitwiseIdentifier {}
extension UInt64: BitwiseIdentifier {}
extension ObjectIdentifier: BitwiseIdentifier {}
extension UUID: BitwiseIdentifier {}
