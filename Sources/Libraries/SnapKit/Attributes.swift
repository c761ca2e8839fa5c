import UIKit

/// Attributes of a view or guide.
@preconcurrency @MainActor
public class ConstraintItem {
    weak var item: AnyObject?
    let attributes: [LayoutAttribute]

    init(_ item: AnyObject?, _ attributes: [LayoutAttribute]) {
        (self.item, self.attributes) = (item, attributes)
    }
}

/// Groups of attributes.
enum AttributeGroups {
    static let edges: [LayoutAttribute] = [.left, .top, .right, .bottom]
    static let directionalEdges: [LayoutAttribute] = [.leading, .top, .trailing, .bottom]
    static let margins: [LayoutAttribute] = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
    static let directionalMargins: [LayoutAttribute] = [
        .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
    ]
}

/// The constraints and attributes of a view or guide.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL {
    /// The view or guide.
    var target: AnyObject? { get }
}

extension ConstraintAttributesDSL {
    private func attributes(_ attributes: LayoutAttribute...) -> ConstraintItem {
        ConstraintItem(target, attributes)
    }

    public var left: ConstraintItem { attributes(.left) }
    public var top: ConstraintItem { attributes(.top) }
    public var right: ConstraintItem { attributes(.right) }
    public var bottom: ConstraintItem { attributes(.bottom) }
    public var leading: ConstraintItem { attributes(.leading) }
    public var trailing: ConstraintItem { attributes(.trailing) }
    public var width: ConstraintItem { attributes(.width) }
    public var height: ConstraintItem { attributes(.height) }
    public var centerX: ConstraintItem { attributes(.centerX) }
    public var centerY: ConstraintItem { attributes(.centerY) }
    public var baseline: ConstraintItem { attributes(.lastBaseline) }
    public var lastBaseline: ConstraintItem { attributes(.lastBaseline) }
    public var firstBaseline: ConstraintItem { attributes(.firstBaseline) }
    public var leftMargin: ConstraintItem { attributes(.leftMargin) }
    public var topMargin: ConstraintItem { attributes(.topMargin) }
    public var rightMargin: ConstraintItem { attributes(.rightMargin) }
    public var bottomMargin: ConstraintItem { attributes(.bottomMargin) }
    public var leadingMargin: ConstraintItem { attributes(.leadingMargin) }
    public var trailingMargin: ConstraintItem { attributes(.trailingMargin) }
    public var centerXWithinMargins: ConstraintItem { attributes(.centerXWithinMargins) }
    public var centerYWithinMargins: ConstraintItem { attributes(.centerYWithinMargins) }
    public var edges: ConstraintItem { ConstraintItem(target, AttributeGroups.edges) }
    public var directionalEdges: ConstraintItem { ConstraintItem(target, AttributeGroups.directionalEdges) }
    public var horizontalEdges: ConstraintItem { attributes(.left, .right) }
    public var verticalEdges: ConstraintItem { attributes(.top, .bottom) }
    public var directionalHorizontalEdges: ConstraintItem { attributes(.leading, .trailing) }
    public var directionalVerticalEdges: ConstraintItem { attributes(.top, .bottom) }
    public var size: ConstraintItem { attributes(.width, .height) }
    public var center: ConstraintItem { attributes(.centerX, .centerY) }
    public var margins: ConstraintItem { ConstraintItem(target, AttributeGroups.margins) }
    public var directionalMargins: ConstraintItem {
        ConstraintItem(target, AttributeGroups.directionalMargins)
    }
    public var centerWithinMargins: ConstraintItem {
        attributes(.centerXWithinMargins, .centerYWithinMargins)
    }
}

/// Constraints of a view or guide that a closure describes.
@preconcurrency @MainActor
public protocol ConstraintMakingDSL: ConstraintAttributesDSL {}

extension ConstraintMakingDSL {
    /// Returns the constraints without activating them.
    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        guard let target else { return [] }
        return ConstraintMaker.constraints(of: target, closure)
    }

    /// Adds constraints.
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        for constraint in prepareConstraints(closure) { constraint.activate() }
    }

    /// Replaces the constraints by others.
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
    }

    /// Changes the constants of constraints that relate the same attributes; others are added.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        guard let target, !MadeConstraints.of(target).isEmpty else { return makeConstraints(closure) }
        for constraint in prepareConstraints(closure) { constraint.updateExisting() }
    }

    /// Removes the constraints that were made here.
    public func removeConstraints() {
        guard let target else { return }
        for constraint in MadeConstraints.of(target) { constraint.deactivate() }
    }
}

/// The constraints and attributes of a view.
public struct ConstraintViewDSL: ConstraintMakingDSL {
    let view: UIView

    public var target: AnyObject? { view }

    /// Sets the name of the view in messages about constraints.
    public func setLabel(_ value: String?) { view.accessibilityLabel = value }

    public var contentHuggingHorizontalPriority: Float {
        get { view.contentHuggingPriority(for: .horizontal).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
    }

    public var contentHuggingVerticalPriority: Float {
        get { view.contentHuggingPriority(for: .vertical).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
    }

    public var contentCompressionResistanceHorizontalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
        nonmutating set {
            view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
        }
    }

    public var contentCompressionResistanceVerticalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
        nonmutating set {
            view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
        }
    }
}

/// The constraints and attributes of a layout guide.
public struct ConstraintLayoutGuideDSL: ConstraintMakingDSL {
    let guide: UILayoutGuide

    public var target: AnyObject? { guide }
}

/// The attributes of a guide at the end of bars.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL {
    let support: AnyObject

    public var top: ConstraintItem { ConstraintItem(support, [.top]) }
    public var bottom: ConstraintItem { ConstraintItem(support, [.bottom]) }
    public var height: ConstraintItem { ConstraintItem(support, [.height]) }
}

extension UIView {
    /// The view's constraints and attributes.
    public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension UILayoutGuide {
    /// The guide's constraints and attributes.
    public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension UILayoutSupport {
    /// The guide's attributes.
    public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
