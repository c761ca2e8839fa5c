import CoreGraphics
import Foundation

/// Creates the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    private var result: [NSLayoutConstraint] = []

    init(
        _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    consuming func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let alignments = try alignments()
        var items: [any LayoutItem] = []
        for (index, element) in format.elements.enumerated() {
            let item = try item(element.name)
            if let previous = items.last {
                try connect(previous, to: item, format.gaps[index - 1])
            } else if let head = format.head {
                try connectHead(item, head, element)
            }
            for predicate in element.predicates { try size(item, predicate) }
            items.append(item)
        }
        if let tail = format.tail, let last = items.last, let element = format.elements.last {
            try connectTail(last, tail, element)
        }
        for (first, second) in zip(items, items.dropFirst()) {
            for attribute in alignments { add(first, attribute, .equal, second, attribute) }
        }
        return result
    }

    // MARK: Connections

    private mutating func connect(
        _ first: any LayoutItem, to second: any LayoutItem, _ connection: VisualFormat.Connection
    ) throws(VisualFormatError) {
        let sides = sides
        let isByBaselines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
        let ends: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isByBaselines ? (.lastBaseline, .firstBaseline) : (sides.far, sides.near)
        switch connection {
        case .flush: place(second, ends.1, after: first, ends.0, 0)
        case .standard:
            place(second, ends.1, after: first, ends.0, 0)
            result[result.count - 1].setSystemSpacing(multiplier: 1)
        case .predicates(let predicates):
            for predicate in predicates { try place(second, ends.1, after: first, ends.0, predicate) }
        }
    }

    private mutating func connectHead(
        _ item: any LayoutItem, _ connection: VisualFormat.Connection, _ element: VisualFormat.Element
    ) throws(VisualFormatError) {
        let superview = try superview(of: item, element)
        let side = sides.near
        switch connection {
        case .flush: place(item, side, after: superview, side, 0)
        case .standard: place(item, side, after: superview, side.margin, 0)
        case .predicates(let predicates):
            for predicate in predicates { try place(item, side, after: superview, side, predicate) }
        }
    }

    private mutating func connectTail(
        _ item: any LayoutItem, _ connection: VisualFormat.Connection, _ element: VisualFormat.Element
    ) throws(VisualFormatError) {
        let superview = try superview(of: item, element)
        let side = sides.far
        switch connection {
        case .flush: place(superview, side, after: item, side, 0)
        case .standard: place(superview, side.margin, after: item, side, 0)
        case .predicates(let predicates):
            for predicate in predicates { try place(superview, side, after: item, side, predicate) }
        }
    }

    private func superview(of item: any LayoutItem, _ element: VisualFormat.Element)
        throws(VisualFormatError) -> UIView
    {
        if let superview = item.layoutSpace { return superview }
        throw VisualFormatError(
            reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
            offset: element.end)
    }

    /// The sides at which the line begins and ends.
    private var sides: Sides {
        if format.axis == .vertical { return Sides(near: .top, far: .bottom) }
        return switch options.intersection(.directionMask) {
        case .directionLeftToRight: Sides(near: .left, far: .right)
        case .directionRightToLeft: Sides(near: .right, far: .left, isReversed: true)
        default: Sides(near: .leading, far: .trailing)
        }
    }

    private struct Sides {
        var near: NSLayoutConstraint.Attribute
        var far: NSLayoutConstraint.Attribute
        /// Whether the line runs against the coordinates.
        var isReversed = false
    }

    // MARK: Constraints

    private mutating func place(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, after other: any LayoutItem,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatError) {
        let amount = try value(predicate.amount)
        let priority = try priority(predicate)
        place(item, attribute, after: other, otherAttribute, amount, predicate.relation, priority)
    }

    /// Adds the distance from the other position to the item's.
    private mutating func place(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, after other: any LayoutItem,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ distance: CGFloat,
        _ relation: NSLayoutConstraint.Relation = .equal, _ priority: UILayoutPriority = .required
    ) {
        if sides.isReversed {
            add(other, otherAttribute, relation, item, attribute, distance, priority)
        } else {
            add(item, attribute, relation, other, otherAttribute, distance, priority)
        }
    }

    /// Adds a length: a number, a metric, or another view's.
    private mutating func size(_ item: any LayoutItem, _ predicate: VisualFormat.Predicate)
        throws(VisualFormatError)
    {
        let priority = try priority(predicate)
        let size = format.axis.size
        if case .name(let name) = predicate.amount, metrics[name.text] == nil,
            let other = views[name.text] as? any LayoutItem
        {
            add(item, size, predicate.relation, other, size, 0, priority)
        } else {
            let length = try value(predicate.amount)
            add(item, size, predicate.relation, nil, .notAnAttribute, length, priority)
        }
    }

    private mutating func add(
        _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
        _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0,
        _ priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: secondAttribute, multiplier: 1, constant: constant)
        constraint.priority = priority
        result.append(constraint)
    }

    // MARK: Looking up

    private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
        guard let value = views[name.text] else {
            throw VisualFormatError(
                reason: "\(name.text) is not a key in the views dictionary.", offset: name.end)
        }
        if let item = value as? any LayoutItem { return item }
        throw VisualFormatError(
            reason: "\(name.text) is neither a view nor a layout guide.", offset: name.end)
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let priority = predicate.priority else { return .required }
        return UILayoutPriority(Float(try value(priority)))
    }

    private func value(_ amount: VisualFormat.Amount) throws(VisualFormatError) -> CGFloat {
        switch amount {
        case .number(let value): return value
        case .name(let name):
            if let value = metrics[name.text].flatMap(number) { return value }
            throw VisualFormatError(
                reason:
                    "Encountered metric with name \"\(name.text)\", but value was not specified in metrics "
                    + "or views dictionaries", offset: name.end)
        }
    }

    private func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as any BinaryInteger: CGFloat(Double(value))
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        default: nil
        }
    }

    /// Returns the attributes by which neighbors are aligned, across the line.
    private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint.Attribute] {
        let alignments = Self.alignments.filter { options.contains($0.option) }.map(\.attribute)
        guard let wrong = alignments.first(where: { $0.axis == format.axis }) else { return alignments }
        let edge = wrong.axis == .horizontal ? "horizontal" : "vertical"
        throw VisualFormatError(
            reason: "Options mask required views to be aligned on a \(edge) edge, which is not allowed for "
                + "layout that is also \(edge).", offset: format.text.count)
    }

    private static let alignments:
        [(option: NSLayoutConstraint.FormatOptions, attribute: NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
            (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
            (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
}
