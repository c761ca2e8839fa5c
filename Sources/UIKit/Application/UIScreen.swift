import CoreGraphics
import Foundation
import QuartzCore

/// A screen of a device, which need not be retained.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of windows that are created without one.
    open class var main: UIScreen { RenderContext.current.screen ?? standard }

    private static let standard = UIScreen(environment: .ofProcess)

    /// The environment of the screen.
    package let environment: ScreenEnvironment

    package init(environment: ScreenEnvironment) {
        self.environment = environment
        super.init()
    }

    /// Creates a screen like the standard device's, for subclasses that override its properties.
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
    /// The coordinates of the screen in its orientation.
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace(self) }
    /// The coordinates of the screen in its orientation; screens here have no separate portrait coordinates.
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(self) }
    open var traitCollection: UITraitCollection { environment.traits }

    /// The brightness from 0 to 1; rendering does not depend on it.
    open var brightness: CGFloat = 0.5 {
        didSet {
            brightness = min(max(brightness, 0), 1)
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }
    open var wantsSoftwareDimming = false
    /// The connected screens: only the main one.
    open class var screens: [UIScreen] { [main] }
    open var mirrored: UIScreen? { nil }
    /// Whether the screen is recorded or shown elsewhere.
    open var isCaptured: Bool { false }
    /// The only mode; others are reported.
    open var currentMode: UIScreenMode? {
        get { mode }
        set {
            guard newValue !== mode else { return }
            RuntimeDiagnostics.reportOnce("the mode of UIScreen does not change here")
        }
    }
    open var preferredMode: UIScreenMode? { mode }
    open var availableModes: [UIScreenMode] { [mode] }
    private lazy var mode = UIScreenMode(size: nativeBounds.size)
    /// The rectangle below the status bar, as before iOS 9.
    open var applicationFrame: CGRect {
        let status = UIApplication.shared.statusBarFrame.height
        return bounds.inset(by: UIEdgeInsets(top: status, left: 0, bottom: 0, right: 0))
    }
    /// Returns a display link of the frames of this screen.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
    /// Returns a snapshot of the key window.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
            ?? UIView(frame: bounds)
    }

    /// Runs the closure with this as the main screen and its traits as the current ones, which views without a window
    /// use. Objects that UIKit returns in it live until its end.
    package func performAsMain<T>(_ work: () throws -> T) rethrows -> T {
        try RenderContext.with(screen: self).perform { try TurnPool.turn(work) }
    }

    /// Makes the screen the main one during asynchronous work.
    package func performAsMain(_ work: () async -> Void) async {
        await RenderContext.with(screen: self).perform(work)
    }
}
