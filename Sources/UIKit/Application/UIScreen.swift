import CoreGraphics
import Foundation
import QuartzCore

/// A screen of a device, which nobody needs to own.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen that windows are made for unless they are given one.
    open package(set) class var main: UIScreen {
        get { current }
        set { current = newValue }
    }

    private static var current = UIScreen(environment: ScreenEnvironment())

    /// What the screen is like.
    package let environment: ScreenEnvironment

    package init(environment: ScreenEnvironment) {
        self.environment = environment
        super.init()
    }

    /// A screen like the standard device's, for subclasses that differ from it.
    public override init() {
        environment = ScreenEnvironment()
        super.init()
    }

    /// The screen's rectangle in its present orientation, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }

    /// The screen's rectangle in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: environment.size.width * scale, height: environment.size.height * scale)
    }

    /// Pixels a point.
    open var scale: CGFloat { environment.scale }
    open var nativeScale: CGFloat { environment.scale }
    /// The frames that the clock shows a second.
    open var maximumFramesPerSecond: Int { Int((1 / VirtualClock.frameDuration).rounded()) }
    /// The coordinates of the screen as it stands.
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace(self) }
    /// The coordinates of the screen as it stands; screens here have none of their own for portrait.
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(self) }
    open var traitCollection: UITraitCollection { environment.traits }

    /// Runs the closure with this as the main screen and its traits as the current ones, which views in no window
    /// go by. What UIKit returns in it lives until its end.
    package func performAsMain<T>(_ work: () throws -> T) rethrows -> T {
        let former = takeOver()
        defer { former.giveBack() }
        return try TurnPool.turn(work)
    }

    /// Does the same in an asynchronous context. Whatever runs on the main actor meanwhile finds this screen as well.
    package func performAsMain(_ work: () async -> Void) async {
        let former = takeOver()
        await work()
        former.giveBack()
    }

    /// What was current before a screen became the main one.
    private struct Former {
        let screen: UIScreen
        let traits: UITraitCollection
        let language: String?

        @MainActor func giveBack() {
            (UIScreen.main, UITraitCollection.current, CurrentLanguage.code) = (screen, traits, language)
        }
    }

    private func takeOver() -> Former {
        let former = Former(
            screen: Self.main, traits: UITraitCollection.current, language: CurrentLanguage.code)
        (Self.main, UITraitCollection.current) = (self, traitCollection)
        CurrentLanguage.code = environment.language
        return former
    }
}
