#if canImport(Staging)
    import Staging

    // Views are found by accessibility identifier, else by accessibility label, else by displayed text.

    extension Harness {
        /// Taps the view with a name.
        public func tap(_ name: String) throws {
            try perform(.tap(name))
            settle()
        }

        /// Taps a point in the window, in points.
        public func tap(at point: CGPoint) {
            perform { UserActions(on: window).tap(at: point) }
            settle()
        }

        /// Types text into the field with a name, after tapping it, or into the first responder.
        public func type(_ text: String, into name: String? = nil) throws {
            if let name { try tap(name) }
            try perform(.type(text))
        }

        /// Scrolls by a distance in points, or by most of the visible height or width.
        public func scroll(_ direction: ScrollDirection, by points: Double? = nil) throws {
            try perform(.scroll(direction.step, points))
        }

        /// Scrolls until the view with a name is visible.
        public func scroll(to name: String) throws {
            try perform(.scrollTo(name))
        }

        /// Rotates the device between portrait and landscape.
        public func rotate() throws {
            try perform(.rotate)
            settle()
        }

        /// Performs other actions of a user, with touches and keys.
        public func use(_ actions: (UserActions) throws -> Void) rethrows {
            try perform { try actions(UserActions(on: window)) }
        }
    }

    // MARK: - Time

    extension Harness {
        /// Advances the clock by a number of seconds and performs everything that is due in this time.
        public func wait(_ seconds: Double) {
            perform { clock.advance(by: seconds) }
        }

        /// Advances the clock by a number of seconds while tasks can run: for screens that use `await`.
        ///
        /// Meanwhile this screen is the main screen; if several screens wait concurrently, they take turns.
        public func run(for seconds: Double = 0) async {
            await HarnessTurns.take {
                await window.screen.performAsMain { await self.clock.runAsMain(for: seconds) }
            }
            perform {}
        }

        /// Completes transitions and other animations: advances the clock by at most one second.
        func settle() {
            perform {}
            guard !clock.isIdle else { return }
            wait(Self.longestTransition)
        }

        /// The longest duration of UIKit's transitions, rounded up.
        private static var longestTransition: Double { 0.6 }

        /// Advances the clock until a text is visible.
        ///
        /// - Parameters:
        ///   - text: The complete text.
        ///   - seconds: The time limit.
        public func wait(for text: String, within seconds: Double = 10) async throws {
            let start = clock.now
            while !shows(text) {
                guard clock.now - start < seconds else {
                    throw HarnessError.missing(text, after: seconds, texts: texts)
                }
                await run(for: Self.pollInterval)
            }
        }

        private static var pollInterval: Double { 0.1 }
    }

    /// The direction in which a screen is scrolled.
    public enum ScrollDirection: String, CaseIterable, Sendable {
        /// Vertical scrolling towards the beginning or the end of the content.
        case up, down
        /// Horizontal scrolling.
        case left, right

        var step: Step.Direction {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            }
        }
    }
#endif
