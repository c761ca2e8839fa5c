#if canImport(Staging)
    import Staging

    // Things are named by their accessibility identifier, else by their accessibility label, else by the text they show.

    extension Harness {
        /// Taps what has the name.
        public func tap(_ name: String) throws {
            try perform(.tap(name))
            settle()
        }

        /// Taps a point in the window, in points.
        public func tap(at point: CGPoint) {
            perform { UserActions(on: window).tap(at: point) }
            settle()
        }

        /// Types into the field of the name, which is tapped first, or into what has the focus.
        public func type(_ text: String, into name: String? = nil) throws {
            if let name { try tap(name) }
            try perform(.type(text))
        }

        /// Draws the content by so many points, or by most of what shows.
        public func scroll(_ direction: ScrollDirection, by points: Double? = nil) throws {
            try perform(.scroll(direction.step, points))
        }

        /// Scrolls until what has the name shows.
        public func scroll(to name: String) throws {
            try perform(.scrollTo(name))
        }

        /// Turns the device between upright and lying.
        public func rotate() throws {
            try perform(.rotate)
            settle()
        }

        /// Further actions of a user, by touches and keys.
        public func use(_ actions: (UserActions) throws -> Void) rethrows {
            try perform { try actions(UserActions(on: window)) }
        }
    }

    // MARK: - Time

    extension Harness {
        /// Lets time go by, in seconds: what is due on the way happens.
        public func wait(_ seconds: Double) {
            perform { clock.advance(by: seconds) }
        }

        /// Lets time go by, in seconds, while tasks have their turn: for screens that `await`.
        ///
        /// The screen is the device's meanwhile; of several that wait at once each has its turn.
        public func run(for seconds: Double = 0) async {
            await HarnessTurns.take {
                await window.screen.performAsMain { await self.clock.runAsMain(for: seconds) }
            }
            perform {}
        }

        /// Lets transitions and other animations take their course: at most a second goes by.
        func settle() {
            perform {}
            guard !clock.isIdle else { return }
            wait(Self.longestTransition)
        }

        /// UIKit's transitions take at most half a second.
        private static var longestTransition: Double { 0.6 }

        /// Lets time go by until a text shows.
        ///
        /// - Parameters:
        ///   - text: The whole text.
        ///   - seconds: The longest time.
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

    /// The next place of the search.
    public enum ScrollDirection: String, CaseIterable, Sendable {
        /// Towards the beginning or the end of what is read downwards.
        case up, down
        /// Towards one side.
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
