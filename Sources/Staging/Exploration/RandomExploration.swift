import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// Random UI exploration of the scenes of many documents.
///
/// Each walk shows a scene on a separate device and clock, and performs random steps. The same seed results in the same
/// steps.
@MainActor
package final class RandomExploration {
    private let documents: [Document]
    private let resources: ResourceLibrary
    private var numbers: SeededNumbers
    /// Receives the description of each step before it is performed, which identifies a step that never ends.
    private let note: (String) -> Void

    /// The number of performed steps.
    package private(set) var steps = 0
    /// The number of staged scenes.
    package private(set) var walks = 0
    /// The longest step, in seconds of the host's time, with its description.
    package private(set) var slowest = (seconds: 0.0, step: "")

    /// The most steps in one walk.
    private static let longest = 120

    package init(
        documents: [Document], resources: ResourceLibrary, seed: UInt64, note: @escaping (String) -> Void
    ) {
        (self.documents, self.resources, self.note) = (documents, resources, note)
        numbers = SeededNumbers(seed: seed)
    }

    /// Explores until the number of steps is reached.
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
        // A document without scenes counts as a step, so that the loop ends.
        guard let scene = choice.pick(stage.scenes), let staged = stage.show(scene) else { return steps += 1 }
        let name = "\(document.path) \(scene.id)"
        let window = staged.window
        window.makeKeyAndVisible()
        var input = RandomInput(on: window, seed: seed)
        let end = min(steps + 1 + choice.below(Self.longest), limit)
        while steps < end { step(&input, name, window) }
        window.rootViewController?.dismiss(animated: false)
        window.rootViewController = nil
        window.isHidden = true
    }

    private func step(_ input: inout RandomInput, _ name: String, _ window: UIWindow) {
        note("\(steps) \(name)")
        let start = ContinuousClock.now
        // Only the diagnostics of the step count; those of the document are reported elsewhere.
        let done = RuntimeDiagnostics.collect { window.screen.performAsMain { input.step() } }.result
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
