import QuartzCore

/// A layer of a view besides its main one: it is animated with the view inside of animation blocks, and changes at once
/// otherwise. Apps' own layers are animated implicitly.
class PartLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? {
        // A part is changed with its view, on the main actor; layers themselves belong to no actor.
        nonisolated(unsafe) let layer = self
        nonisolated(unsafe) var action: (any CAAction)?
        MainActor.assumeIsolated { action = AnimationContext.current?.action(for: layer, event) }
        return action
    }
}
