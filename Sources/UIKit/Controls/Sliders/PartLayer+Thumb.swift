import CoreGraphics
import QuartzCore

extension PartLayer {
    /// The thumb of a slider or a switch, with its shadow.
    static func thumb() -> PartLayer {
        let layer = PartLayer()
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = 0.13
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.borderWidth = 0.5
        layer.borderColor = CGColor(gray: 0, alpha: 0.04)
        return layer
    }
}
