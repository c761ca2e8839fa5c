extension NSLayoutConstraint.Attribute {
    /// The place of a position between an item's edges.
    enum Place {
        case near
        case center
        case far
        case firstBaseline
        case lastBaseline
    }

    var isSize: Bool { self == .width || self == .height }

    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins, .notAnAttribute:
            .vertical
        }
    }

    /// Whether the position is of the item's margins rather than its edges.
    var isWithinMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

    /// Whether the position depends on the direction of reading.
    var followsDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the position is the same in both reading directions.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The place of the position in left-to-right layout; nil for sizes.
    var place: Place? {
        switch self {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .near
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .far
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .width, .height, .notAnAttribute: nil
        }
    }

    /// The corresponding position of the item's margins; sizes and baselines have none.
    var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .centerX: .centerXWithinMargins
        case .centerY: .centerYWithinMargins
        default: self
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The attribute's name in descriptions.
    var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }
}

extension NSLayoutConstraint.Axis {
    var near: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
    var far: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
    var size: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
    var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
}
