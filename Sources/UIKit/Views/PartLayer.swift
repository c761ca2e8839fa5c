import QuartzCore

/// A layer of a view beside the view's own: it moves where the view does, inside of animation blocks, and changes at once
/// everywhere else. Apps' own layers are animated by themselves.
class PartLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? {
        AnimationContext.current?.action(for: self, event)
    }
}
