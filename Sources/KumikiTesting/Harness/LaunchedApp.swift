#if canImport(Staging)
    import Staging

    /// An app from its launch to its end: with its delegates, its scene and its first storyboard.
    ///
    /// ```swift
    /// let app = try LaunchedApp(AppDelegate(), storyboard: "Main") { SceneDelegate() }
    /// try app.screen.tap("Harbor")
    /// try app.relaunch()                      // killed by the system, and started again
    /// #expect(app.screen.shows("The harbor master"))
    /// ```
    ///
    /// There is one application in a process, so of several apps the last that was launched is the running one.
    @MainActor
    public final class LaunchedApp {
        /// The harness of the visible screen, from the window's first controller on. Each launch creates another one.
        public private(set) var screen: Harness<UIViewController>

        private let life: ApplicationLife
        private let device: UIScreen
        private let surroundings: Surroundings

        /// Launches an app.
        ///
        /// - Parameters:
        ///   - delegate: The app's delegate.
        ///   - surroundings: The device, and what its user has set.
        ///   - storyboard: The name of the storyboard whose first controller the window shows; nil where the delegates make
        ///     the window.
        ///   - file: The test's own file, by which the app's resources are found.
        ///   - sceneDelegate: Makes the delegate of the scene; nil for an app without scenes.
        public init(
            _ delegate: any UIApplicationDelegate, in surroundings: Surroundings = Surroundings(),
            storyboard: String? = nil, file: StaticString = #filePath,
            sceneDelegate: (() -> any UISceneDelegate)? = nil
        ) throws {
            try AppResources.use(around: "\(file)")
            self.surroundings = surroundings
            device = try surroundings.screen()
            life = ApplicationLife(
                delegate: delegate, storyboard: storyboard.map { UIStoryboard(name: $0, bundle: nil) },
                sceneDelegate: sceneDelegate.map { make in { _ in make() } })
            screen = try Self.launch(life, on: device, surroundings)
        }

        /// Ends the app as the system does while it is in the background, and launches it again.
        public func relaunch() throws {
            terminate()
            screen = try Self.launch(life, on: device, surroundings)
        }

        /// The user goes home, and then comes back.
        public func leaveAndComeBack() {
            screen.perform { life.enterBackground() }
            screen.perform { life.enterForeground() }
        }

        /// Ends the app: its delegate is called for entering the background, and for the end.
        public func terminate() {
            screen.perform {
                life.terminate()
                screen.window.isHidden = true
            }
        }

        private static func launch(
            _ life: ApplicationLife, on device: UIScreen, _ surroundings: Surroundings
        ) throws -> Harness<UIViewController> {
            let clock = VirtualClock()
            let window: UIWindow? = clock.asMain {
                device.performAsMain {
                    life.launch()
                    return UIApplication.shared.keyWindow
                }
            }
            guard let window, let root = window.rootViewController else { throw HarnessError.noWindow }
            return Harness(root: root, window: window, clock: clock, surroundings: surroundings)
        }
    }
#endif
