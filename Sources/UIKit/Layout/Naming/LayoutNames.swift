/// The names of a constraint's items in messages: class and address, or the author's name, which is explained at the
/// end as in UIKit (`names: title:0x600000000010 `).
@MainActor
struct LayoutNames {
    private var explanations: [String] = []

    /// Returns the item's name; names of the author are recorded for the explanation.
    mutating func name(_ item: any LayoutItem) -> String {
        guard let view = item as? UIView, let name = view.accessibilityIdentifier, !name.isEmpty else {
            return layoutName(item)
        }
        explain(name, view.layoutAddress)
        return name
    }

    /// Records the view that `|` represents.
    mutating func nameEdge(_ view: UIView) { explain("'|'", layoutName(view)) }

    private mutating func explain(_ name: String, _ meaning: String) {
        let explanation = "\(name):\(meaning)"
        if !explanations.contains(explanation) { explanations.append(explanation) }
    }

    var explanation: String {
        explanations.isEmpty ? "" : ", names: \(explanations.joined(separator: ", ")) "
    }
}

/// Returns an item's name in messages: its class, and the id in its document or an address.
@MainActor
func layoutName(_ item: any LayoutItem) -> String {
    if let view = item as? UIView { return "\(view.layoutClassName):\(view.layoutAddress)" }
    if let offset = item as? LayoutOffset { return "(\(offset.text))" }
    guard let guide = item as? UILayoutGuide else { return "\(type(of: item))" }
    return "UILayoutGuide:\(guide.address.text())" + (guide.identifier.isEmpty ? "" : "'\(guide.identifier)'")
}

extension UIView {
    /// The id in the view's document, or an address.
    var layoutAddress: String { hierarchy.nibIdentifier ?? layoutState.address.text() }

    /// Whether the view's class is one of this module's.
    var isFrameworkClass: Bool { String(reflecting: type(of: self)).hasPrefix("UIKit.") }

    /// The class named in the document, or the view's own. Classes of UIKit omit their module.
    var layoutClassName: String {
        if let name = hierarchy.nibClassName { return name }
        let name = String(reflecting: type(of: self))
        if name.hasPrefix("UIKit.") { return String(name.dropFirst("UIKit.".count)) }
        // Private classes have a context that is meaningless to readers.
        return name.contains("(") ? "\(type(of: self))" : name
    }
}

extension CGFloat {
    /// The number without a needless fraction.
    var layoutText: String {
        guard isFinite, magnitude < 1e15, rounded() == self else { return "\(Double(self))" }
        return "\(Int64(self))"
    }
}
