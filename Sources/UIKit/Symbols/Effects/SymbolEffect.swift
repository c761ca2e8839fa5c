import Foundation

// Animations of symbol images. Pictures show symbols as they are when an animation has ended, and effects that are repeated
// without end show them unchanged.

/// The type and the properties of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    let kind: String
}

/// An animation of a symbol image.
public protocol SymbolEffect: Sendable {
    /// The type and the properties of the effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect that ends by itself.
public protocol DiscreteSymbolEffect {}
/// An effect of a symbol that is inserted or removed.
public protocol TransitionSymbolEffect {}
/// An effect of the exchange of a symbol for another one.
public protocol ContentTransitionSymbolEffect {}

/// The speed and the repetitions of an effect. Pictures do not depend on them.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetitions of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior()
        }
    }

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// The end of an effect.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
    /// The view or bar item with the symbol.
    public weak var sender: AnyObject?
    /// The effect; nil for an exchange of symbols.
    public let effect: (any SymbolEffect)?
    /// The effect of an exchange of symbols.
    public let contentTransition: (any SymbolEffect)?
    /// Whether the effect has ended by itself.
    public let isFinished: Bool
}

/// The function that is called when an effect has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The effect of the exchange of a symbol for another one.
public struct UISymbolContentTransition {
    let effect: any SymbolEffect

    /// Creates a transition with an effect.
    public init(
        _ effect: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
    ) { self.effect = effect }
}
