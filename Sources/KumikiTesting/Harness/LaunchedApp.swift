#if canImport(Staging)
    import Staging

    /// A launched app with its delegates, its scene and its initial storyboard.
    ///
    /// ```swift
    /// let app = try LaunchedApp(AppDelegate(), storyboard: "Main") { SceneDelegate() }
    /// try app.screen.tap("Harbor")
    /// try app.relaunch()                      // killed by the system, and started again
    /// #expect(app.screen.shows("The harbor master"))
    /// ```
    ///
    /// A process has one application; if several apps are launched, the last one is running.
    @MainActor
    public final class LaunchedApp {
        /// The harness of the visible screen, starting with the window's root view controller. Each launch creates a new one.
        public private(set) var screen: Harness<UIViewController>

        private let life: ApplicationLife
        private let device: UIScreen
        private let surroundings: Surroundings

        /// Launches an app.
        ///
        /// - Parameters:
        ///   - delegate: The app's delegate.
        ///   - surroundings: The device and the user's settings.
        ///   - storyboard: The name of the storyboard whose initial controller the window shows; nil if the delegates create
        ///     the window.
        ///   - file: The test's source file, by which the app's resources are found.
        ///   - sceneDelegate: A closure that creates the scene's delegate; nil for an app without scenes.
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

        /// Terminates the app as the system does in the background, and launches it again.
        public func relaunch() throws {
            terminate()
            screen = try Self.launch(life, on: device, surroundings)
        }

        /// Sends the app to the background and back to the foreground.
        public func leaveAndComeBack() {
            screen.perform { life.enterBackground() }
            screen.perform { life.enterForeground() }
        }

        /// Terminates the app, after notifying its delegate of entering the background and of the termination.
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
                    // The window of a harness in the same process is not the app's.
                    let earlier = UIApplication.shared.keyWindow
                    life.launch()
                    let window = UIApplication.shared.keyWindow
                    return window === earlier ? nil : window
                }
            }
            guard let window, let root = window.rootViewController else { throw HarnessError.noWindow }
            return Harness(root: root, window: window, clock: clock, surroundings: surroundings)
        }
    }
#endif
