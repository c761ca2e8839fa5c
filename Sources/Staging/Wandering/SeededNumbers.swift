import CoreGraphics

/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014): the same numbers from the
/// same seed everywhere.
package struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number below the limit, which is 1 or more.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }

    /// A number from 0 up to 1.
    mutating func part() -> CGFloat { CGFloat(next() >> 11) / CGFloat(1 << 53) }

    /// One of the things; nil if there is none.
    mutating func pick<T>(_ things: [T]) -> T? { things.isEmpty ? nil : things[below(things.count)] }
}
