@_exported import Foundation
import UIKit

public typealias Constraint = NSLayoutConstraint
public typealias Constraints = [Constraint]
public typealias TinyView = UIView
public typealias LayoutPriority = UILayoutPriority
public typealias TinyEdgeInsets = UIEdgeInsets
public typealias ConstraintAxis = NSLayoutConstraint.Axis

public enum ConstraintRelation: Int, Sendable { case equal = 0, equalOrLess = -1, equalOrGreater = 1 }

/// Edges of a view, in the writing direction.
public enum LayoutEdge: UInt8, Sendable { case top, bottom, trailing, leading, left, right }

extension UIEdgeInsets {
    public static func uniform(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    }
    public static func top(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
    }
    public static func left(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0)
    }
    public static func bottom(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: value, right: 0)
    }
    public static func right(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: value)
    }
    public static func horizontal(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: value, bottom: 0, right: value)
    }
    public static func vertical(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: value, left: 0, bottom: value, right: 0)
    }

    public static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

/// An item of constraints: a view or a layout guide.
@MainActor public protocol Constrainable: AnyObject {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    @discardableResult func prepareForLayout() -> Self
}

extension UIView: Constrainable {
    @discardableResult
    public func prepareForLayout() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }
}

extension UILayoutGuide: Constrainable {
    @discardableResult
    public func prepareForLayout() -> Self { self }
}

extension Sequence where Element == NSLayoutConstraint {
    @MainActor public func activate() { NSLayoutConstraint.activate(Array(self)) }
    @MainActor public func deActivate() { NSLayoutConstraint.deactivate(Array(self)) }
}

extension NSLayoutConstraint {
    @discardableResult
    func with(_ priority: UILayoutPriority, _ active: Bool) -> NSLayoutConstraint {
        self.priority = priority
        isActive = active
        return self
    }
}

@MainActor func line<Axis>(
    _ anchor: NSLayoutAnchor<Axis>, _ relation: ConstraintRelation, _ other: NSLayoutAnchor<Axis>,
    _ constant: CGFloat
) -> NSLayoutConstraint {
    switch relation {
    case .equal: anchor.constraint(equalTo: other, constant: constant)
    case .equalOrLess: anchor.constraint(lessThanOrEqualTo: other, constant: constant)
    case .equalOrGreater: anchor.constraint(greaterThanOrEqualTo: other, constant: constant)
    }
}

@MainActor func length(
    _ anchor: NSLayoutDimension, _ relation: ConstraintRelation, _ other: NSLayoutDimension,
    _ multiplier: CGFloat,
    _ constant: CGFloat
) -> NSLayoutConstraint {
    switch relation {
    case .equal: anchor.constraint(equalTo: other, multiplier: multiplier, constant: constant)
    case .equalOrLess: anchor.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    case .equalOrGreater:
        anchor.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    }
}

@MainActor func length(_ anchor: NSLayoutDimension, _ relation: ConstraintRelation, _ constant: CGFloat)
    -> NSLayoutConstraint
{
    switch relation {
    case .equal: anchor.constraint(equalToConstant: constant)
    case .equalOrLess: anchor.constraint(lessThanOrEqualToConstant: constant)
    case .equalOrGreater: anchor.constraint(greaterThanOrEqualToConstant: constant)
    }
}
