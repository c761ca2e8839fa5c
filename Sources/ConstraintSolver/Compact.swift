/// An index, a count or a position that is stored in 32 bits, so that tables of them are half as large.
@propertyWrapper
struct Compact: Hashable, Sendable {
    private var stored: Int32

    @inline(__always)
    init(wrappedValue: Int) { stored = Int32(wrappedValue) }

    var wrappedValue: Int {
        @inline(__always) get { Int(stored) }
        @inline(__always) set { stored = Int32(newValue) }
    }
}
