import CoreGraphics
import Foundation

/// A screen of a device, which nobody needs to own.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The screen that windows are made for unless they are given one.
    public package(set) static var main = UIScreen(environment: ScreenEnvironment())

    /// What the screen is like.
    package let environment: ScreenEnvironment

    package init(environment: ScreenEnvironment) {
        self.environment = environment
        super.init()
    }

    /// The screen's rectangle in its present orientation, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }

    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: environment.size.width * scale, height: environment.size.height * scale)
    }

    /// Pixels a point.
    public var scale: CGFloat { environment.scale }
    public var nativeScale: CGFloat { environment.scale }
    public var traitCollection: UITraitCollection { environment.traits }

    /// Runs the closure with this as the main screen and its traits as the current ones, which views in no window
    /// go by.
    package func performAsMain<T>(_ work: () -> T) -> T {
        let (screen, traits, language) = (Self.main, UITraitCollection.current, CurrentLanguage.code)
        (Self.main, UITraitCollection.current) = (self, traitCollection)
        CurrentLanguage.code = environment.language
        defer {
            (Self.main, UITraitCollection.current) = (screen, traits)
            CurrentLanguage.code = language
        }
        return work()
    }
}
