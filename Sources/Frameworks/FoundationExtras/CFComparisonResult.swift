/// The order of two values of Core Foundation.
public enum CFComparisonResult: Int, Sendable {
    case compareLessThan = -1
    case compareEqualTo
    case compareGreaterThan
}
