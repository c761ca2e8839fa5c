import UIKit

/// Describes the constraints of a view or guide in a closure: `make.top.equalToSuperview().offset(8)`.
@preconcurrency @MainActor
public class ConstraintMaker {
    private let item: AnyObject
    private var descriptions: [ConstraintDescription] = []

    private init(_ item: AnyObject) { self.item = item }

    /// Returns the constraints that a closure describes.
    static func constraints(of item: AnyObject, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let maker = ConstraintMaker(item)
        closure(maker)
        return maker.descriptions.filter(\.isComplete).map(\.constraint)
    }

    private func begin(_ attributes: [LayoutAttribute]) -> ConstraintMakerExtendable {
        let description = ConstraintDescription(item, attributes)
        descriptions.append(description)
        return ConstraintMakerExtendable(description)
    }

    public var left: ConstraintMakerExtendable { begin([.left]) }
    public var top: ConstraintMakerExtendable { begin([.top]) }
    public var right: ConstraintMakerExtendable { begin([.right]) }
    public var bottom: ConstraintMakerExtendable { begin([.bottom]) }
    public var leading: ConstraintMakerExtendable { begin([.leading]) }
    public var trailing: ConstraintMakerExtendable { begin([.trailing]) }
    public var width: ConstraintMakerExtendable { begin([.width]) }
    public var height: ConstraintMakerExtendable { begin([.height]) }
    public var centerX: ConstraintMakerExtendable { begin([.centerX]) }
    public var centerY: ConstraintMakerExtendable { begin([.centerY]) }
    public var baseline: ConstraintMakerExtendable { begin([.lastBaseline]) }
    public var lastBaseline: ConstraintMakerExtendable { begin([.lastBaseline]) }
    public var firstBaseline: ConstraintMakerExtendable { begin([.firstBaseline]) }
    public var leftMargin: ConstraintMakerExtendable { begin([.leftMargin]) }
    public var topMargin: ConstraintMakerExtendable { begin([.topMargin]) }
    public var rightMargin: ConstraintMakerExtendable { begin([.rightMargin]) }
    public var bottomMargin: ConstraintMakerExtendable { begin([.bottomMargin]) }
    public var leadingMargin: ConstraintMakerExtendable { begin([.leadingMargin]) }
    public var trailingMargin: ConstraintMakerExtendable { begin([.trailingMargin]) }
    public var centerXWithinMargins: ConstraintMakerExtendable { begin([.centerXWithinMargins]) }
    public var centerYWithinMargins: ConstraintMakerExtendable { begin([.centerYWithinMargins]) }
    public var edges: ConstraintMakerExtendable { begin(AttributeGroups.edges) }
    public var directionalEdges: ConstraintMakerExtendable { begin(AttributeGroups.directionalEdges) }
    public var horizontalEdges: ConstraintMakerExtendable { begin([.left, .right]) }
    public var verticalEdges: ConstraintMakerExtendable { begin([.top, .bottom]) }
    public var directionalHorizontalEdges: ConstraintMakerExtendable { begin([.leading, .trailing]) }
    public var directionalVerticalEdges: ConstraintMakerExtendable { begin([.top, .bottom]) }
    public var size: ConstraintMakerExtendable { begin([.width, .height]) }
    public var center: ConstraintMakerExtendable { begin([.centerX, .centerY]) }
    public var margins: ConstraintMakerExtendable { begin(AttributeGroups.margins) }
    public var directionalMargins: ConstraintMakerExtendable { begin(AttributeGroups.directionalMargins) }
    public var centerWithinMargins: ConstraintMakerExtendable {
        begin([.centerXWithinMargins, .centerYWithinMargins])
    }
}

/// The described attributes, to which others can be added.
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
    private func add(_ attributes: [LayoutAttribute]) -> ConstraintMakerExtendable {
        description.attributes += attributes
        return self
    }

    public var left: ConstraintMakerExtendable { add([.left]) }
    public var top: ConstraintMakerExtendable { add([.top]) }
    public var right: ConstraintMakerExtendable { add([.right]) }
    public var bottom: ConstraintMakerExtendable { add([.bottom]) }
    public var leading: ConstraintMakerExtendable { add([.leading]) }
    public var trailing: ConstraintMakerExtendable { add([.trailing]) }
    public var width: ConstraintMakerExtendable { add([.width]) }
    public var height: ConstraintMakerExtendable { add([.height]) }
    public var centerX: ConstraintMakerExtendable { add([.centerX]) }
    public var centerY: ConstraintMakerExtendable { add([.centerY]) }
    public var baseline: ConstraintMakerExtendable { add([.lastBaseline]) }
    public var lastBaseline: ConstraintMakerExtendable { add([.lastBaseline]) }
    public var firstBaseline: ConstraintMakerExtendable { add([.firstBaseline]) }
    public var leftMargin: ConstraintMakerExtendable { add([.leftMargin]) }
    public var topMargin: ConstraintMakerExtendable { add([.topMargin]) }
    public var rightMargin: ConstraintMakerExtendable { add([.rightMargin]) }
    public var bottomMargin: ConstraintMakerExtendable { add([.bottomMargin]) }
    public var leadingMargin: ConstraintMakerExtendable { add([.leadingMargin]) }
    public var trailingMargin: ConstraintMakerExtendable { add([.trailingMargin]) }
    public var centerXWithinMargins: ConstraintMakerExtendable { add([.centerXWithinMargins]) }
    public var centerYWithinMargins: ConstraintMakerExtendable { add([.centerYWithinMargins]) }
    public var edges: ConstraintMakerExtendable { add(AttributeGroups.edges) }
    public var directionalEdges: ConstraintMakerExtendable { add(AttributeGroups.directionalEdges) }
    public var horizontalEdges: ConstraintMakerExtendable { add([.left, .right]) }
    public var verticalEdges: ConstraintMakerExtendable { add([.top, .bottom]) }
    public var directionalHorizontalEdges: ConstraintMakerExtendable { add([.leading, .trailing]) }
    public var directionalVerticalEdges: ConstraintMakerExtendable { add([.top, .bottom]) }
    public var size: ConstraintMakerExtendable { add([.width, .height]) }
    public var center: ConstraintMakerExtendable { add([.centerX, .centerY]) }
    public var margins: ConstraintMakerExtendable { add(AttributeGroups.margins) }
    public var directionalMargins: ConstraintMakerExtendable { add(AttributeGroups.directionalMargins) }
    public var centerWithinMargins: ConstraintMakerExtendable {
        add([.centerXWithinMargins, .centerYWithinMargins])
    }
}
