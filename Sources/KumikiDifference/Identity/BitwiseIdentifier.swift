#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A value without padding that equals another exactly where the bits of both are the same.
///
/// Such identifiers are hashed and compared as the words that they are, in a fraction of the time. A type that is a
/// number or a few in a row, and compares all of them, can be declared to be one.
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
