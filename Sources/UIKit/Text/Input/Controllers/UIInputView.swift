import CoreGraphics
import Foundation

/// A view that replaces the keyboard or is above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The background of the view: the keyboard's or none.
    public enum Style: Int, Sendable {
        case `default` = 0
        case keyboard = 1
    }

    open private(set) var inputViewStyle: Style
    /// Whether the view's constraints determine its height.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = KeyboardPainter.background }
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// An input view that clicks when its keys are tapped.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether the device's click is played for `UIDevice.playInputClick()`.
    var enableInputClicksWhenVisible: Bool { get }
}

/// The default of the optional property.
extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
