#if canImport(Staging)
    import Staging

    /// A screen on a virtual device, which a test can use like a user.
    ///
    /// ```swift
    /// let map = try Harness(on: "iPhone SE", language: "ja") { MapViewController.instance() }
    /// try map.tap("Okinawa")
    /// #expect(map.shows("那覇!"))
    /// ```
    ///
    /// Each harness has its own screen and clock: time advances only when a test requests it, and tests are independent of each
    /// other. Code that changes the screen directly belongs in ``perform(_:)``, which makes the screen the main one.
    ///
    /// Functions throw an error if a user could not perform the action; the error describes the screen, so any test library can be used.
    @MainActor
    public final class Harness<Root: UIViewController> {
        /// The view controller on the screen.
        public let root: Root
        /// The window that contains the controller's view.
        public let window: UIWindow
        /// The clock for the screen's animations, timers and delayed work.
        public let clock: VirtualClock
        /// The device and its user's settings at first.
        let surroundings: Surroundings

        /// Creates a controller with a closure, shows it in the given environment, and completes the resulting animations.
        ///
        /// - Parameters:
        ///   - surroundings: The device and the user's settings.
        ///   - file: The test's source file, by which the app's resources are found.
        ///   - make: A closure that creates the controller; it runs in the screen's environment.
        public convenience init(
            _ surroundings: Surroundings = Surroundings(), file: StaticString = #filePath,
            _ make: () throws -> Root
        ) throws {
            try self.init(surroundings, around: "\(file)", make)
        }

        /// Shows a controller as the test in a file does.
        init(_ surroundings: Surroundings, around file: String, _ make: () throws -> Root) throws {
            try AppResources.use(around: file)
            let screen = try surroundings.screen()
            let clock = VirtualClock()
            (root, window) = try clock.asMain {
                try screen.performAsMain {
                    let root = try make()
                    let window = UIWindow(screen: screen)
                    window.rootViewController = root
                    window.makeKeyAndVisible()
                    return (root, window)
                }
            }
            self.clock = clock
            self.surroundings = surroundings
            settle()
        }

        /// Creates a harness for the visible content of a window.
        init(root: Root, window: UIWindow, clock: VirtualClock, surroundings: Surroundings) {
            (self.root, self.window, self.clock, self.surroundings) = (root, window, clock, surroundings)
            settle()
        }

        /// Creates a controller and shows it on a device, like ``init(_:file:_:)``.
        public convenience init(
            on device: String, isLandscape: Bool = false, style: UIUserInterfaceStyle = .light,
            language: String? = nil, contentSize: UIContentSizeCategory = .large,
            file: StaticString = #filePath,
            _ make: () throws -> Root
        ) throws {
            let surroundings = Surroundings(
                device, isLandscape: isLandscape, style: style, language: language, contentSize: contentSize)
            try self.init(surroundings, file: file, make)
        }

        /// Runs a closure while this screen is the main one, with its traits, its language and its clock.
        @discardableResult
        public func perform<T>(_ work: () throws -> T) rethrows -> T {
            let result = try clock.asMain { try window.screen.performAsMain(work) }
            clock.asMain {
                window.screen.performAsMain {
                    clock.endTurn()
                    window.layoutIfNeeded()
                }
            }
            return result
        }

        func perform(_ step: Step) throws {
            do {
                try perform { try StepRunner(window: window).run(step) }
            } catch let error as StepError {
                throw HarnessError.refused(error.description)
            }
        }

        /// Closes the screen, as when an app shows another one. It must not be used afterwards.
        public func close() {
            perform {
                root.dismiss(animated: false)
                window.rootViewController = nil
                window.isHidden = true
            }
            settle()
        }
    }
#endif
