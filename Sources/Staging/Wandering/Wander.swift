import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// Random UI exploration of the scenes of many documents.
///
/// Each walk shows a scene on a device and a clock of its own, and does some steps to it. The same seed goes the same
/// way.
@MainActor
package final class Wander {
    private let documents: [Document]
    private let resources: ResourceLibrary
    private var numbers: SeededNumbers
    /// Receives each step before it is performed, so that one which never ends is known.
    private let note: (String) -> Void

    /// The number of performed steps.
    package private(set) var steps = 0
    /// The number of scenes that were shown.
    package private(set) var walks = 0
    /// The longest step, in seconds of the host's time, and what it was.
    package private(set) var slowest = (seconds: 0.0, step: "")

    /// The most steps in one walk.
    private static let longest = 120

    package init(
        documents: [Document], resources: ResourceLibrary, seed: UInt64, note: @escaping (String) -> Void
    ) {
        (self.documents, self.resources, self.note) = (documents, resources, note)
        numbers = SeededNumbers(seed: seed)
    }

    /// Continues until the number of steps is reached.
    package func go(until limit: Int) {
        while steps < limit, !documents.isEmpty {
            let seed = numbers.next()
            VirtualClock.withFresh { _ in walk(seed, limit) }
            walks += 1
        }
    }

    private func walk(_ seed: UInt64, _ limit: Int) {
        var choice = SeededNumbers(seed: seed)
        let document = documents[choice.below(documents.count)]
        let stage = Stage(document: document, resources: resources, variant: variant(&choice))
        // A document without scenes counts too, so that there is an end.
        guard let scene = choice.pick(stage.scenes), let staged = stage.show(scene) else { return steps += 1 }
        let name = "\(document.path) \(scene.id)"
        let window = staged.window
        window.makeKeyAndVisible()
        var fingers = RandomFingers(on: window, seed: seed)
        let end = min(steps + 1 + choice.below(Self.longest), limit)
        while steps < end { step(&fingers, name, window) }
        window.rootViewController?.dismiss(animated: false)
        window.rootViewController = nil
        window.isHidden = true
    }

    private func step(_ fingers: inout RandomFingers, _ name: String, _ window: UIWindow) {
        note("\(steps) \(name)")
        let start = ContinuousClock.now
        // Only the step's own diagnostics count; a document's faults are reported elsewhere.
        let done = RuntimeDiagnostics.collect { window.screen.performAsMain { fingers.step() } }.result
        let time = start.duration(to: .now)
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        if seconds > slowest.seconds { slowest = (seconds, "\(steps) \(name): \(done)") }
        steps += 1
    }

    private func variant(_ numbers: inout SeededNumbers) -> Variant {
        let device = numbers.pick(["iPhone SE", "iPhone 16", "iPad"])
        return Variant(
            device: device.flatMap { DeviceModel.named($0) }, isLandscape: numbers.below(4) == 0,
            style: numbers.below(3) == 0 ? .dark : .light)
    }
}
