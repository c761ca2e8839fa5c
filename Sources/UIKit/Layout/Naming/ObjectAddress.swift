/// Addresses that identify objects in messages. They are the same in every run: an object is assigned the next one when
/// a message first mentions it.
@MainActor
struct ObjectAddress {
    private var number: Int?

    private static var count = 0

    /// Returns the address, in the form of a real one.
    mutating func text() -> String {
        let number = self.number ?? Self.count + 1
        if self.number == nil {
            self.number = number
            Self.count = number
        }
        let digits = String(number * 0x10, radix: 16)
        return "0x6000" + String(repeating: "0", count: max(8 - digits.count, 0)) + digits
    }
}
