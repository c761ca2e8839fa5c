import Foundation

/// An object in place of one whose class is missing, such as a library's. Adapted code uses it as the type of declarations, so that
/// they and what else uses them remain; only statements that use members of the missing class are left out.
///
/// It has no values. It can be compared, thrown and coded, since most types can be.
// Errors are sendable, which a class that has subclasses can only claim; this one has nothing to share.
open class AbsentObject: NSObject, Error, Codable, @unchecked Sendable {
    public override init() { super.init() }

    /// Decodes nothing.
    public required init(from decoder: any Decoder) throws { super.init() }

    /// Encodes the absence of a value.
    open func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}
