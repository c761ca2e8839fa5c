import CoreGraphics
import Foundation

extension UIWindowScene {
    /// The preferred geometry of a scene on its screen.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// The interface orientations, of which the scene adopts one.
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// The coordinates of the scene, which fills its screen.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The current orientation of the scene.
    public var interfaceOrientation: UIInterfaceOrientation {
        let screen = windows.first?.screen ?? screen
        return screen.environment.isLandscape ? .landscapeRight : .portrait
    }

    /// Rotates the scene. The error states why it is not rotated: the visible controllers do not support the
    /// orientation.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
            return
        }
        let allowed = windows.compactMap { $0.frontmostController?.outermost.supportedInterfaceOrientations }
            .reduce(wish) { $0.intersection($1) }
        let now: UIInterfaceOrientationMask = interfaceOrientation.isLandscape ? .landscape : .portrait
        guard allowed.isDisjoint(with: now) else { return }
        guard !allowed.isDisjoint(with: [.portrait, .landscape]) else {
            errorHandler?(CocoaError(.featureUnsupported))
            return
        }
        for window in windows { window.turn(animated: true) }
    }
}

extension UIWindow {
    /// The duration of the rotation, in seconds: near that of iOS.
    private static let turnDuration: TimeInterval = 0.3

    /// Rotates the interface by 90 degrees.
    package func turn(animated: Bool) {
        var environment = screen.environment
        environment.isLandscape.toggle()
        let turned = UIScreen(environment: environment)
        transition(to: turned, duration: animated && UIView.areAnimationsEnabled ? Self.turnDuration : 0)
    }
}
