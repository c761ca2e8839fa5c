import Foundation

/// An additional description of an object, which assistive technology speaks on request.
open class AXCustomContent: NSObject, NSCopying {
    /// The importance of the content: spoken with the object or on request.
    public enum Importance: UInt, Sendable {
        case `default`, high
    }

    open var label: String { attributedLabel.string }
    public let attributedLabel: NSAttributedString
    open var value: String { attributedValue.string }
    public let attributedValue: NSAttributedString
    open var importance = Importance.default

    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label),
            attributedValue: NSAttributedString(string: value))
    }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
}

/// Returns additional descriptions.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An object with additional descriptions.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// A closure that overrides `accessibilityCustomContent` where it is set.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { nil }
        set {}
    }
}
