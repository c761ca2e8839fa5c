import CoreGraphics
import Foundation
import TextLayout

/// The keys of archived views and controllers that no table has.
enum ArchiveKey {
    static let subviews = "kumiki.subviews"
    static let arranged = "kumiki.arrangedSubviews"
    static let nibName = "kumiki.nibName"
    static let view = "kumiki.view"
    static let children = "kumiki.children"
    static let selected = "kumiki.selectedIndex"
    static let value = "kumiki."
}

extension NSCoder {
    /// Returns the object of a key, if there is one. Foundation's coders terminate the process for missing keys.
    func archived(_ key: String) -> Any? { containsValue(forKey: key) ? decodeObject(forKey: key) : nil }
}

/// An archived property: its conversion to a property list type, and back. Values of other types in an archive are
/// ignored, so that no archive can introduce more than these.
@MainActor
struct ArchivedProperty<Owner> {
    let key: String
    let read: @MainActor (Owner) -> Any?
    let write: @MainActor (Owner, Any) -> Void

    func encode(_ owner: Owner, with coder: NSCoder) {
        if let value = read(owner) { coder.encode(value, forKey: ArchiveKey.value + key) }
    }

    func decode(_ owner: Owner, with coder: NSCoder) {
        if let value = coder.archived(ArchiveKey.value + key) { write(owner, value) }
    }
}

extension ArchivedProperty where Owner: AnyObject {
    /// Creates a Boolean property.
    init(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Bool>) {
        self.init(key: key, read: { NSNumber(value: $0[keyPath: path]) }) { owner, value in
            if let flag = KeyValue.bool(value) { owner[keyPath: path] = flag }
        }
    }

    /// Creates an integer property.
    init(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Int>) {
        self.init(key: key, read: { NSNumber(value: $0[keyPath: path]) }) { owner, value in
            if let number = KeyValue.number(value) { owner[keyPath: path] = KeyValue.integer(number) }
        }
    }

    /// Creates a property with a number of any width.
    init<Number: BinaryFloatingPoint>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Number>) {
        self.init(key: key, read: { NSNumber(value: Double($0[keyPath: path])) }) { owner, value in
            if let number = KeyValue.number(value), number.isFinite { owner[keyPath: path] = Number(number) }
        }
    }

    /// Creates an optional string property.
    init(_ key: String, _ path: ReferenceWritableKeyPath<Owner, String?>) {
        self.init(key: key, read: { $0[keyPath: path] as NSString? }) { owner, value in
            if let text = value as? String { owner[keyPath: path] = text }
        }
    }

    /// Creates a property with an enumeration, archived as its raw value.
    init<Choice: RawRepresentable>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Choice>)
    where Choice.RawValue: BinaryInteger {
        self.init(key: key, read: { NSNumber(value: Int($0[keyPath: path].rawValue)) }) { owner, value in
            let number = KeyValue.number(value).map(KeyValue.integer)
            guard let raw = number.flatMap({ Choice.RawValue(exactly: $0) }),
                let choice = Choice(rawValue: raw)
            else { return }
            owner[keyPath: path] = choice
        }
    }

    /// Creates a property with an optional color.
    init(_ key: String, color path: ReferenceWritableKeyPath<Owner, UIColor?>) {
        self.init(key: key, read: { $0[keyPath: path].map(ArchivedValue.parts(of:)) }) { owner, value in
            if let color = ArchivedValue.color(value) { owner[keyPath: path] = color }
        }
    }

    /// Creates a property with an optional font.
    init(_ key: String, font path: ReferenceWritableKeyPath<Owner, UIFont?>) {
        self.init(key: key, read: { $0[keyPath: path].map(ArchivedValue.parts(of:)) }) { owner, value in
            if let font = ArchivedValue.font(value) { owner[keyPath: path] = font }
        }
    }
}

/// Values that are archived as property lists.
@MainActor
enum ArchivedValue {
    /// Returns the components of red, green, blue and opacity in light and in dark appearance.
    static func parts(of color: UIColor) -> NSArray {
        let styles: [UIUserInterfaceStyle] = [.light, .dark]
        let parts = styles.map { style in
            components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))
        }
        return (parts[0] == parts[1] ? parts[0] : parts[0] + parts[1]) as NSArray
    }

    private static func components(_ color: UIColor) -> [Double] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map(Double.init)
    }

    static func color(_ value: Any) -> UIColor? {
        guard let parts = (value as? [Any])?.compactMap(KeyValue.number), parts.allSatisfy(\.isFinite),
            parts.count == 4 || parts.count == 8
        else { return nil }
        let light = fixed(parts[0..<4])
        guard parts.count == 8 else { return light }
        let dark = fixed(parts[4..<8])
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func fixed(_ parts: ArraySlice<Double>) -> UIColor {
        let parts = parts.map { CGFloat($0) }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Returns the text style, the family, the size, the weight, and whether the font is italic.
    static func parts(of font: UIFont) -> NSArray {
        let descriptor = font.layoutFont.descriptor
        let parts: [Any] = [
            font.textStyle?.rawValue ?? "", descriptor.family ?? "", Double(descriptor.size),
            Double(descriptor.weight), descriptor.italic ? 1 : 0,
        ]
        return parts as NSArray
    }

    static func font(_ value: Any) -> UIFont? {
        guard let parts = value as? [Any], parts.count == 5, let style = parts[0] as? String,
            let family = parts[1] as? String, let size = KeyValue.number(parts[2]),
            let weight = KeyValue.number(parts[3]), (0...10000).contains(size), weight.isFinite
        else { return nil }
        guard style.isEmpty else { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        return UIFont(
            FontDescriptor(
                family: family.isEmpty ? nil : family, size: CGFloat(size), weight: CGFloat(weight),
                italic: KeyValue.bool(parts[4]) ?? false))
    }
}
