import UIKit

public protocol UICircularProgressRingDelegate: AnyObject {
    func didFinishProgress(for ring: UICircularProgressRing)
    func didPauseProgress(for ring: UICircularProgressRing)
    func didContinueProgress(for ring: UICircularProgressRing)
    func didUpdateProgressValue(for ring: UICircularProgressRing, to newValue: CGFloat)
    func willDisplayLabel(for ring: UICircularProgressRing, label: UILabel)
}

extension UICircularProgressRingDelegate {
    public func didFinishProgress(for ring: UICircularProgressRing) {}
    public func didPauseProgress(for ring: UICircularProgressRing) {}
    public func didContinueProgress(for ring: UICircularProgressRing) {}
    public func didUpdateProgressValue(for ring: UICircularProgressRing, to newValue: CGFloat) {}
    public func willDisplayLabel(for ring: UICircularProgressRing, label: UILabel) {}
}

/// The text of a number with a sign before or after it.
public struct UICircularProgressRingFormatter: UICircularRingValueFormatter {
    public var valueIndicator: String
    public var rightToLeft: Bool
    public var showFloatingPoint: Bool
    public var decimalPlaces: Int

    public init(
        valueIndicator: String = "%", rightToLeft: Bool = false, showFloatingPoint: Bool = false,
        decimalPlaces: Int = 2
    ) {
        (self.valueIndicator, self.rightToLeft) = (valueIndicator, rightToLeft)
        (self.showFloatingPoint, self.decimalPlaces) = (showFloatingPoint, decimalPlaces)
    }

    public func string(for value: Any) -> String? {
        guard let value = value as? CGFloat else { return nil }
        let number = String(format: "%.\(showFloatingPoint ? decimalPlaces : 0)f", Double(value))
        return rightToLeft ? valueIndicator + number : number + valueIndicator
    }
}

/// A ring whose covered part is a value between two others. Values are shown at once, and the end of the animation is reported after
/// its duration.
@IBDesignable open class UICircularProgressRing: UICircularRing {
    open weak var delegate: (any UICircularProgressRingDelegate)?

    @IBInspectable open var value: CGFloat = 0 {
        didSet {
            setNeedsDisplay()
            if value != oldValue { delegate?.didUpdateProgressValue(for: self, to: value) }
        }
    }
    @IBInspectable open var minValue: CGFloat = 0 { didSet { setNeedsDisplay() } }
    @IBInspectable open var maxValue: CGFloat = 100 { didSet { setNeedsDisplay() } }
    open var valueFormatter: any UICircularRingValueFormatter = UICircularProgressRingFormatter() {
        didSet { setNeedsDisplay() }
    }

    /// The value while it is animated.
    open var currentValue: CGFloat? { nil }

    override var fraction: CGFloat {
        maxValue > minValue ? min(max((value - minValue) / (maxValue - minValue), 0), 1) : 0
    }
    override var text: String? { valueFormatter.string(for: min(max(value, minValue), maxValue)) }

    public typealias ProgressCompletion = () -> Void

    open func startProgress(to value: CGFloat, duration: TimeInterval, completion: ProgressCompletion? = nil)
    {
        self.value = value
        // The clock calls on the main thread.
        nonisolated(unsafe) let completion = completion
        _ = ClockTimer.scheduledTimer(withTimeInterval: max(duration, 0), repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.delegate?.didFinishProgress(for: self)
                completion?()
            }
        }
    }

    /// Pauses an animation, of which there is none.
    open func pauseProgress() { delegate?.didPauseProgress(for: self) }
    open func continueProgress() { delegate?.didContinueProgress(for: self) }
    open func resetProgress() { value = minValue }
}
