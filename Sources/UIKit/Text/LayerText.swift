import QuartzCore

// UIKit's types that text layers use.
extension UIFont: LayerFont {}
extension UIColor: LayerColor {}
