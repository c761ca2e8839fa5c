/// The notations of a constraint's multiplier: `0.8`, `16:9`, `1/3`, `24%`.
public enum Multiplier {
    /// Returns the value; nil when the text has none of the notations, or divides by zero.
    public static func value(_ text: String) -> Double? {
        if text.hasSuffix("%") {
            return NumberText.double(trimmed(text.dropLast())).map { NumberText.clampedLength($0 / 100) }
        }
        guard let separator = text.firstIndex(where: { $0 == ":" || $0 == "/" }) else {
            return NumberText.double(text).map(NumberText.clampedLength)
        }
        let numerator = NumberText.double(trimmed(text[..<separator]))
        let denominator = NumberText.double(trimmed(text[text.index(after: separator)...]))
        guard let numerator, let denominator, denominator != 0 else { return nil }
        let value = numerator / denominator
        return value.isFinite ? NumberText.clampedLength(value) : nil
    }

    private static func trimmed(_ text: Substring) -> String { String(text.filter { !$0.isWhitespace }) }
}
