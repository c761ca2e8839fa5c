import CoreGraphics
import Foundation

/// An animation of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The property, such as `position.x` or `transform.rotation.z`.
    open var keyPath: String?
    /// Whether the animated value is added to the layer's value.
    open var isAdditive = false
    /// Whether each repetition starts from the end of the previous one.
    open var isCumulative = false
    /// The function that creates a transform from the animated values.
    open var valueFunction: CAValueFunction?

    /// Creates an animation without a property.
    public required init() { super.init() }

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Reads the property and the timing from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "keyPath") {
            keyPath = coder.decodeObject(of: NSString.self, forKey: "keyPath") as String?
        }
        isAdditive = coder.decodeBool(forKey: "additive")
        isCumulative = coder.decodeBool(forKey: "cumulative")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let keyPath { coder.encode(keyPath as NSString, forKey: "keyPath") }
        coder.encode(isAdditive, forKey: "additive")
        coder.encode(isCumulative, forKey: "cumulative")
    }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
        valueFunction = other.valueFunction
    }

    override func apply(_ moment: AnimationMoment, to presentation: CALayer) {
        guard let keyPath else { return }
        let base = base(in: presentation, keyPath)
        guard var value = value(at: moment, base: base) else { return }
        if isCumulative, moment.runs > 0,
            let last = self.value(at: AnimationMoment(fraction: 1, runs: 0, time: duration), base: base)
        {
            for _ in 0..<min(moment.runs, 10_000) { value = value.adding(last) }
        }
        if let valueFunction { return valueFunction.apply(value, to: presentation, keyPath) }
        presentation.setShownValue(isAdditive ? base?.adding(value) ?? value : value, at: keyPath)
    }

    /// Returns the property's value before this animation is applied.
    private func base(in presentation: CALayer, _ keyPath: String) -> AnimatedValue? {
        if let valueFunction { return valueFunction.base(in: presentation, keyPath) }
        return presentation.shownValue(at: keyPath)
    }

    /// Returns the property's value, based on its value without the animation; for subclasses.
    func value(at moment: AnimationMoment, base: AnimatedValue?) -> AnimatedValue? { nil }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value; the layer's value by default.
    open var fromValue: Any?
    /// The end value; the layer's value by default.
    open var toValue: Any?
    /// The difference of end and start, where one of them is not set.
    open var byValue: Any?

    /// Creates an animation without a property.
    public required init() { super.init() }

    /// Reads the values, if they are numbers or strings, and the property from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        func value(_ key: String) -> Any? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: [NSNumber.self, NSString.self], forKey: key)
        }
        (fromValue, toValue, byValue) = (value("fromValue"), value("toValue"), value("byValue"))
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for (key, value) in [("fromValue", fromValue), ("toValue", toValue), ("byValue", byValue)] {
            switch value {
            case let text as String: coder.encode(text as NSString, forKey: key)
            case let number as NSNumber: coder.encode(number, forKey: key)
            default: continue
            }
        }
    }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func value(at moment: AnimationMoment, base: AnimatedValue?) -> AnimatedValue? {
        guard let (from, to) = ends(base) else { return nil }
        return from.interpolated(to: to, progress(at: moment))
    }

    /// Returns the progress from the start (0) to the end (1).
    func progress(at moment: AnimationMoment) -> Double { moment.fraction }

    private func ends(_ base: AnimatedValue?) -> (AnimatedValue, AnimatedValue)? {
        let (from, to, by) = (read(fromValue), read(toValue), read(byValue))
        // A missing value is the layer's; for additive animations it is zero.
        let own = isAdditive ? (from ?? to ?? by)?.zero : base
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return own.map { (from, $0) }
        case (nil, let to?, nil): return own.map { ($0, to) }
        case (nil, nil, let by?): return own.map { ($0, $0.adding(by)) }
        case (nil, nil, nil): return nil
        }
    }

    private func read(_ value: Any?) -> AnimatedValue? { value.flatMap(AnimatedValue.init(any:)) }
}
