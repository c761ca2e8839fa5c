import UIKit

/// What a layout has, beside what it always has, while a condition holds: views, constraints and values of properties.
///
/// ```swift
/// parts.variants = [
///     LayoutVariant(when: .compactHeight)
///         .showing(commentButton, in: root)
///         .activating(table.leadingAnchor.constraint(equalTo: root.centerXAnchor))
///         .setting(label, \.textAlignment, to: .right),
/// ]
/// ```
@MainActor
public struct LayoutVariant {
    /// When the variant holds.
    public let condition: VariantCondition
    var placements: [ViewPlacement] = []
    var constraints: [NSLayoutConstraint] = []
    var settings: [PropertySetting] = []

    /// A variant that changes nothing yet.
    public init(when condition: VariantCondition) {
        self.condition = condition
    }

    /// The variant with a view in another while it holds. Stack views get it as an arranged view.
    ///
    /// - Parameters:
    ///   - view: What comes and goes.
    ///   - superview: What it comes into.
    ///   - index: Its place among the other's views; nil for the last.
    public func showing(_ view: UIView, in superview: UIView, at index: Int? = nil) -> LayoutVariant {
        changed { $0.placements.append(ViewPlacement(view: view, superview: superview, index: index)) }
    }

    /// The variant with constraints that are active while it holds.
    public func activating(_ constraints: NSLayoutConstraint...) -> LayoutVariant {
        changed { $0.constraints += constraints }
    }

    /// The variant with a property that has another value while it holds.
    ///
    /// When several variants that hold set one property, the last counts; when none does, the property has the value
    /// that it had when the layout was built.
    public func setting<Root: AnyObject, Value>(
        _ object: Root, _ property: ReferenceWritableKeyPath<Root, Value>, to value: Value
    ) -> LayoutVariant {
        changed { $0.settings.append(PropertySetting(object, property, value)) }
    }

    private func changed(_ change: (inout LayoutVariant) -> Void) -> LayoutVariant {
        var copy = self
        change(&copy)
        return copy
    }
}
