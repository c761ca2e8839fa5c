@_exported import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias LayoutAttribute = NSLayoutConstraint.Attribute
public typealias LayoutRelation = NSLayoutConstraint.Relation

// What a constraint relates attributes to, and the values that change it. Numbers, sizes, points and insets mean different constants
// for different attributes.

/// An item, its attributes, or a constant.
public protocol ConstraintRelatableTarget {}
/// A constant for each attribute.
public protocol ConstraintConstantTarget {}
/// A number that is added.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
/// A distance towards the inside.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
/// Distances towards the inside in the direction of the language.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
/// A factor.
public protocol ConstraintMultiplierTarget {
    var constraintMultiplierTargetValue: CGFloat { get }
}
/// A priority as a number.
public protocol ConstraintPriorityTarget {
    var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
    ConstraintMultiplierTarget, ConstraintPriorityTarget
{
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UInt: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
    ConstraintMultiplierTarget, ConstraintPriorityTarget
{
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
    ConstraintMultiplierTarget, ConstraintPriorityTarget
{
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
    ConstraintMultiplierTarget, ConstraintPriorityTarget
{
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
    ConstraintMultiplierTarget, ConstraintPriorityTarget
{
    public var constraintMultiplierTargetValue: CGFloat { self }
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UILayoutPriority: ConstraintPriorityTarget {
    public var constraintPriorityTargetValue: Float { rawValue }
}

extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}

/// A priority of constraints.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Sendable {
    public let value: Float

    public init(_ value: Float) { self.value = value }
    public init(floatLiteral value: Float) { self.value = value }

    public static let required = ConstraintPriority(1000)
    public static let high = ConstraintPriority(750)
    public static let medium = ConstraintPriority(500)
    public static let low = ConstraintPriority(250)
}

// MARK: Constants

extension ConstraintConstantTarget {
    /// Returns the constant of a constraint of an attribute to the target, added or as its value.
    func constant(for attribute: LayoutAttribute, isRightToLeft: Bool) -> CGFloat {
        if let number { return number }
        switch self {
        case let size as CGSize: return Self.constant(of: size, attribute)
        case let point as CGPoint: return Self.constant(of: point, attribute)
        default: return inset(for: attribute, isRightToLeft: isRightToLeft)
        }
    }

    /// Returns the constant with which an attribute is inset.
    func inset(for attribute: LayoutAttribute, isRightToLeft: Bool) -> CGFloat {
        let insets: UIEdgeInsets
        if let number {
            insets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        } else if let edges = self as? UIEdgeInsets {
            insets = edges
        } else if let edges = self as? NSDirectionalEdgeInsets {
            insets = UIEdgeInsets(
                top: edges.top, left: isRightToLeft ? edges.trailing : edges.leading, bottom: edges.bottom,
                right: isRightToLeft ? edges.leading : edges.trailing)
        } else {
            return 0
        }
        return Self.constant(of: insets, attribute, isRightToLeft: isRightToLeft)
    }

    /// The value as a number; nil for others.
    private var number: CGFloat? {
        (self as? any ConstraintMultiplierTarget)?.constraintMultiplierTargetValue
    }

    private static func constant(of size: CGSize, _ attribute: LayoutAttribute) -> CGFloat {
        switch attribute {
        case .width: size.width
        case .height: size.height
        default: 0
        }
    }

    private static func constant(of point: CGPoint, _ attribute: LayoutAttribute) -> CGFloat {
        switch attribute {
        case .width, .height, .notAnAttribute: 0
        default: attribute.isHorizontal ? point.x : point.y
        }
    }

    private static func constant(
        of insets: UIEdgeInsets, _ attribute: LayoutAttribute, isRightToLeft: Bool
    ) -> CGFloat {
        switch attribute {
        case .left, .leftMargin: insets.left
        case .right, .rightMargin: -insets.right
        case .top, .topMargin, .firstBaseline: insets.top
        case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
        case .leading, .leadingMargin: isRightToLeft ? insets.right : insets.left
        case .trailing, .trailingMargin: isRightToLeft ? -insets.left : -insets.right
        case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
        case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
        case .width: -(insets.left + insets.right)
        case .height: -(insets.top + insets.bottom)
        default: 0
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        default: false
        }
    }

    var isDimension: Bool { self == .width || self == .height }

    /// The attribute of the layout margins that corresponds to one of the edges.
    var ofMargins: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }

    /// The edge that corresponds to an attribute of the layout margins.
    var ofEdges: NSLayoutConstraint.Attribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        default: self
        }
    }
}
