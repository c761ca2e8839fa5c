/// The first word of objects in attributed strings.
///
/// Foundation on Linux compares the attributes of neighboring runs as Core Foundation's objects, which have their
/// type's number in bits 8 to 17 of the word after the header. It reads that word of Swift's objects too, and
/// terminates the process if the number is 0, as in a paragraph style that begins with a distance of 0. The highest
/// number is no type's, so that `isEqual` is used.
struct FoundationTypeWord: Sendable {
    private let bits: UInt64 = 0x3FF00
}
