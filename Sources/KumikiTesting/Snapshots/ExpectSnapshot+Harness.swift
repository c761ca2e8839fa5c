#if canImport(Staging)
    import Foundation
    import KumikiSnapshots
    import Staging

    /// Compares a screen in its surroundings with its recorded picture and layout, and records it where there is none.
    ///
    /// ```swift
    /// @Test(arguments: Surroundings.all(devices: ["iPhone SE", "iPad"], styles: [.light, .dark]))
    /// func map(_ surroundings: Surroundings) throws {
    ///     try expectSnapshot(of: MapViewController.instance(), in: surroundings)
    /// }
    /// ```
    @MainActor
    public func expectSnapshot<Screen: UIViewController>(
        of screen: @autoclosure () throws -> Screen, in surroundings: Surroundings, named name: String? = nil,
        tolerance: Double = 0, leavingOut parts: [String] = [], mode: SnapshotMode? = nil,
        file: String = #filePath, function: String = #function
    ) throws {
        let harness = try Harness(surroundings, around: file) { try screen() }
        defer { harness.close() }
        try expectSnapshot(
            of: harness, named: name, tolerance: tolerance, leavingOut: parts, mode: mode, file: file,
            function: function)
    }

    /// Compares a screen as it is with its recorded picture and layout, and records it where there is none.
    ///
    /// ```swift
    /// let map = try Harness(on: "iPhone SE") { MapViewController.instance() }
    /// try map.tap("Okinawa")
    /// try expectSnapshot(of: map, named: "greeting")
    /// ```
    @MainActor
    public func expectSnapshot<Root: UIViewController>(
        of screen: Harness<Root>, named name: String? = nil, tolerance: Double = 0,
        leavingOut parts: [String] = [], mode: SnapshotMode? = nil, file: String = #filePath,
        function: String = #function
    ) throws {
        guard (0...1).contains(tolerance) else {
            throw ExpectationError("the tolerance is a number from 0 to 1, not \(tolerance)")
        }
        let place = SnapshotPlace(file: file, function: function, name: name)
        let rules = ComparisonRules(tolerance: tolerance, leftOut: parts.map { .view($0) })
        try HarnessSnapshot(screen: screen, place: place).expect(rules, mode ?? .current())
    }

    /// A screen on its way into the recording of a folder of tests.
    @MainActor
    private struct HarnessSnapshot<Root: UIViewController> {
        let screen: Harness<Root>
        let place: SnapshotPlace

        func expect(_ rules: ComparisonRules, _ mode: SnapshotMode) throws {
            let drawn = try draw()
            let key = Snapshot.Key(
                document: place.document, scene: place.scene, configuration: screen.configuration)
            let file = place.file(for: screen.configuration)
            let check = SnapshotCheck(
                recording: place.recording, report: place.report,
                mode: RecordedSnapshots.mode(mode, of: place.recording + "/" + file))
            let result = try check.run(key, name: place.scene, file: file, drawn, rules: rules)
            guard !result.isAccepted else { return }
            attachPictures(of: result.outcome, in: check.report)
            throw ExpectationError(words(result))
        }

        private func draw() throws -> SnapshotCheck.Drawn {
            let size = screen.window.bounds.size
            guard let picture = screen.picture() else {
                throw ExpectationError("the screen is too large for a picture: \(size.width)×\(size.height)")
            }
            let layout = screen.perform { Layout(of: screen.window) }
            return SnapshotCheck.Drawn(
                picture: picture, layout: layout, width: Double(size.width), height: Double(size.height))
        }

        private func words(_ result: SnapshotCheck.Result) -> String {
            let outcome = result.outcome
            let words =
                outcome.state == .new ? ["there is no recorded snapshot"] : outcome.words
            let lines = result.versions + words.map { "\(outcome.title): \($0)" }
            return
                (lines + [
                    "The report: \(place.report)/index.html",
                    "To accept it: kumiki snapshot --accept --recording \(place.recording) --output \(place.report)",
                ]).joined(separator: "\n")
        }

        private func attachPictures(of outcome: SnapshotOutcome, in folder: String) {
            let pictures = [
                ("before", outcome.before), ("after", outcome.after), ("difference", outcome.difference),
            ]
            for (word, file) in pictures {
                guard let file, let data = FileManager.default.contents(atPath: folder + "/" + file) else {
                    continue
                }
                TestAttachment.add(data, named: "\(place.scene) \(word).png")
            }
        }
    }

    /// The files that this process has recorded.
    @MainActor
    private enum RecordedSnapshots {
        private static var files: Set<String> = []

        /// The mode for a snapshot. One is recorded once, so that another screen under the same name is a difference.
        static func mode(_ mode: SnapshotMode, of file: String) -> SnapshotCheck.Mode {
            switch mode {
            case .add: .add
            case .check: .check
            case .record: files.insert(file).inserted ? .record : .add
            }
        }
    }

    extension Harness {
        /// Device, orientation and settings that differ from the usual ones, each a word or two.
        fileprivate var configuration: [String] {
            var surroundings = surroundings
            surroundings.isLandscape = window.bounds.width > window.bounds.height
            return surroundings.words
        }
    }
#endif
