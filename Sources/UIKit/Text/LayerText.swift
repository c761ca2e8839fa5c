import QuartzCore

// What text layers take of UIKit's.
extension UIFont: LayerFont {}
extension UIColor: LayerColor {}
