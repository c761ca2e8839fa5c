import Foundation

extension CGRect {
    /// Returns whether the rectangles share an area, or one of them is empty and inside the other. Foundation also includes
    /// those that only touch, unlike Core Graphics.
    package func overlaps(_ other: CGRect) -> Bool {
        guard !isNull, !other.isNull else { return false }
        let (a, b) = (standardized, other.standardized)
        return Self.overlap(a.minX, a.width, b.minX, b.width)
            && Self.overlap(a.minY, a.height, b.minY, b.height)
    }

    private static func overlap(_ a: CGFloat, _ length: CGFloat, _ b: CGFloat, _ otherLength: CGFloat) -> Bool
    {
        let (start, end) = (max(a, b), min(a + length, b + otherLength))
        return start < end || start == end && (length == 0 || otherLength == 0)
    }

    /// Returns the intersection of the rectangles; the null rectangle where they do not overlap.
    package func overlap(with other: CGRect) -> CGRect {
        overlaps(other) ? intersection(other) : .null
    }
}
