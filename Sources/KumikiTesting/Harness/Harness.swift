#if canImport(Staging)
    import Staging

    /// Shows a screen on a device that is not there, and uses it as a user would.
    ///
    /// ```swift
    /// let map = try Harness(on: "iPhone SE", language: "ja") { MapViewController.instance() }
    /// try map.tap("Okinawa")
    /// #expect(map.shows("那覇!"))
    /// ```
    ///
    /// Each harness has a screen and a clock of its own: time advances only when a test says so, and no test has a part in
    /// another's. What a test does to its screen itself stands in ``perform(_:)``, so that it happens there.
    ///
    /// It throws where a user would be stuck, and names what there is instead; so it serves any test library.
    @MainActor
    public final class Harness<Root: UIViewController> {
        /// The controller that was shown.
        public let root: Root
        /// The window that it is shown in.
        public let window: UIWindow
        /// The clock that the screen's animations, timers and delayed work run on.
        public let clock: VirtualClock
        /// The device and its user's settings at first.
        let surroundings: Surroundings

        /// Shows a controller that the closure makes, in its surroundings, and lets what showing it sets off take its course.
        ///
        /// - Parameters:
        ///   - surroundings: The device, and what its user has set.
        ///   - file: The test's own file, by which the app's resources are found.
        ///   - make: Makes the controller; it runs where the screen is.
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

        /// The visible content.
        init(root: Root, window: UIWindow, clock: VirtualClock, surroundings: Surroundings) {
            (self.root, self.window, self.clock, self.surroundings) = (root, window, clock, surroundings)
            settle()
        }

        /// Shows a controller on a device, and otherwise as ``init(_:file:_:)`` does.
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

        /// Runs a closure as the app does while this screen is the device's: with its traits, its language and its clock.
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

        /// Takes the screen away, as when an app shows another one. Nothing is to be done to it afterwards.
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
