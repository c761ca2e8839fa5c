import UIKit

/// An edge of a view.
public enum ALEdge: Int, Sendable {
    case left, right, top, bottom, leading, trailing

    var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }

    var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        }
    }

    /// Whether a positive inset is a negative constant.
    var isFar: Bool { self == .right || self == .bottom || self == .trailing }

    func inset(_ insets: UIEdgeInsets) -> CGFloat {
        switch self {
        case .left, .leading: insets.left
        case .right, .trailing: insets.right
        case .top: insets.top
        case .bottom: insets.bottom
        }
    }
}

public enum ALDimension: Int, Sendable {
    case width, height

    var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

/// A line of alignment: the vertical one has the horizontal center.
public enum ALAxis: Int, Sendable {
    case vertical, horizontal, baseline, firstBaseline
    public static var lastBaseline: ALAxis { .baseline }

    var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .vertical: .centerX
        case .horizontal: .centerY
        case .baseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        }
    }
}

/// A margin of a view.
public enum ALMargin: Int, Sendable {
    case left, right, top, bottom, leading, trailing

    var edge: ALEdge { ALEdge(rawValue: rawValue) ?? .left }
}

/// A line of alignment within the margins of a view.
public enum ALMarginAxis: Int, Sendable {
    case vertical, horizontal

    var attribute: NSLayoutConstraint.Attribute {
        self == .vertical ? .centerXWithinMargins : .centerYWithinMargins
    }
}

/// Any of the attributes that a constraint relates.
public enum ALAttribute: Int, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, vertical, horizontal, baseline,
        firstBaseline
    case marginLeft, marginRight, marginTop, marginBottom, marginLeading, marginTrailing
    case marginAxisVertical, marginAxisHorizontal
    public static var lastBaseline: ALAttribute { .baseline }

    var attribute: NSLayoutConstraint.Attribute {
        if let edge = ALEdge(rawValue: rawValue) { return edge.attribute }
        if let margin = ALEdge(rawValue: rawValue - ALAttribute.marginLeft.rawValue) { return margin.margin }
        switch self {
        case .width: return .width
        case .height: return .height
        case .horizontal: return .centerY
        case .baseline: return .lastBaseline
        case .firstBaseline: return .firstBaseline
        case .marginAxisVertical: return .centerXWithinMargins
        case .marginAxisHorizontal: return .centerYWithinMargins
        default: return .centerX
        }
    }
}
