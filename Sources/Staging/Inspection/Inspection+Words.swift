import CoreGraphics
import UIKit

extension NSLayoutConstraint {
    /// The id of the constraint in the document, which its description contains in place of an address.
    var documentIdentifier: String? {
        let text = description
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let id = text[text.index(after: colon)...].prefix { $0 != " " && $0 != ">" }
        return id.hasPrefix("0x") || id.isEmpty ? nil : String(id)
    }
}

extension NSLayoutConstraint.Relation {
    var symbol: String {
        switch self {
        case .lessThanOrEqual: "≤"
        case .equal: "="
        case .greaterThanOrEqual: "≥"
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute refers to a margin.
    var isOfMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// The attribute's name; margin attributes have the name of the edge, since the item's rectangle is that of the margins.
    var words: String {
        switch self {
        case .left, .leftMargin: "left"
        case .right, .rightMargin: "right"
        case .top, .topMargin: "top"
        case .bottom, .bottomMargin: "bottom"
        case .leading, .leadingMargin: "leading"
        case .trailing, .trailingMargin: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX, .centerXWithinMargins: "centerX"
        case .centerY, .centerYWithinMargins: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        default: "attribute"
        }
    }
}

extension UILayoutGuide {
    /// The guide's name in Interface Builder.
    var words: String {
        guard let owningView else { return "guide" }
        if self === owningView.safeAreaLayoutGuide { return "Safe Area" }
        if self === owningView.layoutMarginsGuide { return "Margins" }
        if self === owningView.readableContentGuide { return "Readable Content" }
        if let scroll = owningView as? UIScrollView {
            if self === scroll.contentLayoutGuide { return "Content Layout Guide" }
            if self === scroll.frameLayoutGuide { return "Frame Layout Guide" }
        }
        return identifier.isEmpty ? "guide" : identifier
    }
}

extension UITraitCollection {
    /// Descriptions of the traits that interfaces adapt to.
    var words: [String] {
        let sizes: [UIUserInterfaceSizeClass: String] = [.compact: "compact", .regular: "regular"]
        return [
            userInterfaceIdiom == .pad ? "iPad" : "iPhone",
            (sizes[horizontalSizeClass] ?? "unspecified") + " width",
            (sizes[verticalSizeClass] ?? "unspecified") + " height",
            userInterfaceStyle == .dark ? "dark" : "light",
            layoutDirection == .rightToLeft ? "right to left" : nil,
            accessibilityContrast == .high ? "high contrast" : nil,
            UIContentSizeCategory.ordered.first { $0.category == preferredContentSizeCategory }?.name,
            "@\(Int(displayScale))x",
        ].compactMap { $0 }
    }
}

extension UIView {
    /// The UIKit class that the view's class derives from; nil if the view's own class is one.
    var frameworkClassName: String? {
        var type: AnyClass? = Swift.type(of: self)
        while let current = type, !String(reflecting: current).hasPrefix("UIKit.") {
            type = _getSuperclass(current)
        }
        let name = type.map { "\($0)" }
        return name == shownClassName ? nil : name
    }
}

extension UIEdgeInsets {
    var numbers: [Double] { [top, left, bottom, right].map { (Double($0) * 1000).rounded() / 1000 } }
}

extension CGRect {
    /// The numbers, rounded to a thousandth of a point.
    var rounded: [Double] { numbers.map { $0.isFinite ? ($0 * 1000).rounded() / 1000 : 0 } }
}
