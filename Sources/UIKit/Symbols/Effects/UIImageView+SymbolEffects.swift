import Foundation

extension UIImageView {
    /// Adds an effect to the symbol, which leaves pictures unchanged. One after which the symbol is invisible is reported.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        if effect is DisappearSymbolEffect || effect is DrawOffSymbolEffect {
            Inert.use("UIImageView.addSymbolEffect(.\(effect.configuration.kind))")
        }
        finish(effect, completion)
    }

    /// Removes the effects of a type.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        finish(effect, completion)
    }

    /// Removes all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Sets the image. The effect of the exchange is not displayed.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        UISymbolEffectCompletionContext.end(
            of: nil, contentTransition: contentTransition, sender: self, completion)
    }

    private func finish(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        UISymbolEffectCompletionContext.end(of: effect, contentTransition: nil, sender: self, completion)
    }
}

extension UIBarButtonItem {
    /// Whether the symbol is animated when the item is tapped. Stored; pictures do not show it.
    public var isSymbolAnimationEnabled: Bool {
        get { AddedProperties.value(of: self, "isSymbolAnimationEnabled") ?? false }
        set { AddedProperties.set(newValue, of: self, "isSymbolAnimationEnabled") }
    }

    /// Adds an effect to the symbol, which leaves pictures unchanged.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        UISymbolEffectCompletionContext.end(of: effect, contentTransition: nil, sender: self, completion)
    }

    /// Removes the effects of a type.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        UISymbolEffectCompletionContext.end(of: effect, contentTransition: nil, sender: self, completion)
    }

    /// Removes all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Sets the image. The effect of the exchange is not displayed.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { self.image = image }
}

extension UISymbolEffectCompletionContext {
    /// Calls the function in a later turn, as at the end of an animation.
    static func end(
        of effect: (any SymbolEffect)?, contentTransition: (any SymbolEffect)?, sender: AnyObject,
        _ completion: UISymbolEffectCompletion?
    ) {
        guard let completion else { return }
        let context = UISymbolEffectCompletionContext(
            sender: sender, effect: effect, contentTransition: contentTransition, isFinished: true)
        Inert.later { completion(context) }
    }
}
