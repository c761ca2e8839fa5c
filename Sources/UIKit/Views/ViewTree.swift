import Foundation

/// The text of `recursiveDescription`, which debuggers and snapshot libraries call by name: a line for each view with its
/// frame and what differs from a new view's properties.
@MainActor
enum ViewTree {
    static func text(_ view: UIView) -> String { lines(view, depth: 0).joined(separator: "\n") }

    private static func lines(_ view: UIView, depth: Int) -> [String] {
        // Hierarchies that apps build may be deep.
        guard depth < 500 else { return [] }
        let indentation = String(repeating: "   | ", count: depth)
        // Classes may describe themselves in their own way.
        return [indentation + view.description] + view.subviews.flatMap { lines($0, depth: depth + 1) }
    }

    /// Returns the description of a view.
    static func line(_ view: UIView) -> String {
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
        var parts = ["frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
        if let text = text(of: view) { parts.append("text = '\(text)'") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        // iOS does not say it of labels.
        if !view.isOpaque, !(view is UILabel) { parts.append("opaque = NO") }
        if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(mask(view.autoresizingMask))") }
        if !view.autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        parts.append("layer = <\(layerName(of: view)): \(ObjectName.address(of: view.layer))>")
        return "<\(ObjectName.of(view)): \(ObjectName.address(of: view)); \(parts.joined(separator: "; "))>"
    }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let field as UITextField: field.text ?? ""
        case let area as UITextView: area.text
        default: nil
        }
    }

    private static let edges: [(UIView.AutoresizingMask, String)] = [
        (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
        (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]

    private static func mask(_ mask: UIView.AutoresizingMask) -> String {
        edges.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    /// A label of iOS has a layer of a private class.
    private static func layerName(of view: UIView) -> String {
        let name = ObjectName.of(view.layer)
        return view is UILabel && name == "CALayer" ? "_UILabelLayer" : name
    }

    /// Six digits, as in the descriptions of iOS.
    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

/// The names of objects in descriptions.
enum ObjectName {
    /// The name of the class; that of an app's class has the name of its module before it.
    static func of(_ object: AnyObject) -> String {
        let name = String(reflecting: type(of: object))
        for module in ["UIKit.", "QuartzCore."] where name.hasPrefix(module) {
            return String(name.dropFirst(module.count))
        }
        return name
    }

    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}
