/// The first word of objects that stand in attributed strings.
///
/// Foundation on Linux compares the attributes of neighbouring runs as Core Foundation's objects, which hold their
/// type's number in bits 8 to 17 of the word after the header. It reads that word of Swift's objects too, and stops
/// the process where the number is 0, as in a paragraph style that begins with a distance of 0. The highest number
/// is no type's, and so leads to `isEqual`.
struct FoundationTypeWord: Sendable {
    private let bits: UInt64 = 0x3FF00
}
