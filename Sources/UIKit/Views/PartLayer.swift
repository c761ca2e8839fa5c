import QuartzCore

/// A layer of a view besides its main one: it is animated with the view inside of animation blocks, and changes at once
/// otherwise. Apps' own layers are animated implicitly.
class PartLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? {
        AnimationContext.current?.action(for: self, event)
    }
}
