import CoreGraphics

/// The sizes of the system's keyboard, with the bar of suggestions, in points (observed; Apple documents none).
@MainActor
enum KeyboardMetrics {
    static func height(in window: UIWindow) -> CGFloat {
        let size = window.bounds.size
        let isLandscape = size.width > size.height
        if window.traitCollection.userInterfaceIdiom == .pad { return isLandscape ? 398 : 313 }
        let hasHomeIndicator = window.safeAreaInsets.bottom > 0
        if isLandscape { return hasHomeIndicator ? 209 : 200 }
        if hasHomeIndicator { return size.width >= 414 ? 346 : 336 }
        return size.width >= 414 ? 271 : size.width >= 375 ? 260 : 253
    }

    /// The measures of the keyboard in a frame of that size.
    static func measures(in window: UIWindow, size: CGSize) -> KeyboardPlan.Measures {
        let isLandscape = window.bounds.width > window.bounds.height
        if window.traitCollection.userInterfaceIdiom == .pad {
            return KeyboardPlan.Measures(size: size, bar: 55, bottom: 0, isPad: true, margin: 6)
        }
        let hasHomeIndicator = window.safeAreaInsets.bottom > 0
        if isLandscape {
            let sides = max(window.safeAreaInsets.left, window.safeAreaInsets.right)
            return KeyboardPlan.Measures(
                size: size, bar: 38, bottom: hasHomeIndicator ? 21 : 0, margin: 3 + sides)
        }
        let bar: CGFloat = hasHomeIndicator ? 45 : size.width >= 375 ? 44 : 37
        return KeyboardPlan.Measures(size: size, bar: bar, bottom: hasHomeIndicator ? 75 : 0)
    }
}
