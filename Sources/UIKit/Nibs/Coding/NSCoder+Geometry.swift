import CoreGraphics
import Foundation

// Geometry is archived as text, such as "{{0, 0}, {10, 20}}", which is what UIKit's string functions
// write; Foundation has the functions that archive rectangles, points and sizes so.
extension NSCoder {
    /// Returns the rectangle of a key; zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        decoded(key) { NSCoder.cgRect(for: $0) } ?? .zero
    }

    /// Returns the point of a key; zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        decoded(key) { NSCoder.cgPoint(for: $0) } ?? .zero
    }

    /// Returns the size of a key; zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        decoded(key) { NSCoder.cgSize(for: $0) } ?? .zero
    }

    /// Returns the insets of a key; zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        decoded(key) { NSCoder.uiEdgeInsets(for: $0) } ?? .zero
    }

    /// Archives insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets), forKey: key)
    }

    private func decoded<T>(_ key: String, _ read: (String) -> T) -> T? {
        let value = decodeObject(forKey: key)
        return value as? T ?? (value as? String).map(read)
    }

    // MARK: Text

    /// Returns `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// Returns `{x, y}`.
    public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }

    /// Returns `{width, height}`.
    public class func string(for size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }

    /// Returns `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\(text(insets.top)), \(text(insets.left)), \(text(insets.bottom)), \(text(insets.right))}"
    }

    /// Returns the rectangle in a text; zero if it is invalid.
    public class func cgRect(for string: String) -> CGRect {
        guard let part = numbers(string, 4) else { return .zero }
        return CGRect(x: part[0], y: part[1], width: part[2], height: part[3])
    }

    /// Returns the point in a text; zero if it is invalid.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Returns the size in a text; zero if it is invalid.
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Returns the insets in a text; zero if they are invalid.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    private static func text(_ number: CGFloat) -> String {
        let value = Double(number)
        guard let whole = Int(exactly: value) else { return "\(value)" }
        return "\(whole)"
    }

    private static func numbers(_ text: String, _ count: Int) -> [Double]? {
        let parts = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
        return parts.count == count && parts.allSatisfy(\.isFinite) ? parts : nil
    }
}
