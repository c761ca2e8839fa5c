import CoreGraphics
import Foundation

extension UIWindowScene {
    /// How a scene is to stand on its screen.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// The ways in which the interface may stand, one of which it takes.
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

    /// How the scene stands now.
    public var interfaceOrientation: UIInterfaceOrientation {
        let screen = windows.first?.screen ?? screen
        return screen.environment.isLandscape ? .landscapeRight : .portrait
    }

    /// Turns the scene. The error says why it stays: the controllers in front do not stand so.
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
    /// How long the interface takes to turn, in seconds: near that of iOS.
    private static let turnDuration: TimeInterval = 0.3

    /// Turns the interface by a quarter.
    package func turn(animated: Bool) {
        var environment = screen.environment
        environment.isLandscape.toggle()
        let turned = UIScreen(environment: environment)
        transition(to: turned, duration: animated && UIView.areAnimationsEnabled ? Self.turnDuration : 0)
    }
}
