import CoreGraphics

/// A SplitMix64 generator (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014), which generates the
/// same numbers from the same seed on every platform.
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

    /// Returns a number less than the limit, which is at least 1.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }

    /// Returns a number in the half-open range from 0 to 1.
    mutating func part() -> CGFloat { CGFloat(next() >> 11) / CGFloat(1 << 53) }

    /// Returns a random element; nil if there are none.
    mutating func pick<T>(_ things: [T]) -> T? { things.isEmpty ? nil : things[below(things.count)] }
}
