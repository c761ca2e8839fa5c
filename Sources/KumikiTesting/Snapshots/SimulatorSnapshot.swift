#if !canImport(Staging)
    import Foundation
    import UIKit

    /// A snapshot that the simulator or the device draws: its picture and its layout in files beside the test's.
    ///
    /// Names of devices and systems are parts of the files' names, since each draws in its own way.
    @MainActor
    struct SimulatorSnapshot {
        let place: SnapshotPlace
        let tolerance: Double
        /// The views that are not compared, by accessibility identifier or text.
        let leftOut: [String]

        /// Compares a screen with what is recorded, and records it as the mode says.
        func expect(_ screen: UIViewController, _ mode: SnapshotMode) throws {
            let drawn = DrawnScreen(screen, leavingOut: leftOut)
            let path = place.recording + "/" + place.file(for: Self.configuration)
            let (picture, layout) = (URL(fileURLWithPath: path + ".png"), URL(fileURLWithPath: path + ".txt"))
            guard mode != .record, let old = try? Data(contentsOf: picture),
                let oldLayout = try? String(contentsOf: layout, encoding: .utf8)
            else {
                if mode == .check { throw ExpectationError("\(place.scene): there is no recorded snapshot") }
                try FileManager.default.createDirectory(
                    at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
                try drawn.picture.write(to: picture, options: .atomic)
                try Data(drawn.layout.utf8).write(to: layout, options: .atomic)
                return
            }
            let words = differences(old, oldLayout, drawn)
            guard !words.isEmpty else { return }
            TestAttachment.add(old, named: "\(place.scene) before.png")
            TestAttachment.add(drawn.picture, named: "\(place.scene) after.png")
            throw ExpectationError(
                (words.map { "\(place.scene): \($0)" } + ["The recorded picture: \(picture.path)"])
                    .joined(separator: "\n"))
        }

        private func differences(_ old: Data, _ oldLayout: String, _ drawn: DrawnScreen) -> [String] {
            let lines = LineDifference(oldLayout, drawn.layout).lines
            guard old != drawn.picture else { return lines }
            guard let (before, after) = Self.pixels(old, drawn.picture) else {
                return ["the recorded picture cannot be read"]
            }
            guard before.width == after.width, before.height == after.height else {
                return lines + [
                    "the picture has \(after.width)×\(after.height) pixels, not \(before.width)×\(before.height)"
                ]
            }
            let count = before.count(of: after, tolerance: tolerance, leavingOut: drawn.leftOut)
            return count == 0 ? lines : lines + ["\(count) pixels look different"]
        }

        private static func pixels(_ old: Data, _ new: Data) -> (PicturePixels, PicturePixels)? {
            guard let before = PicturePixels(png: old), let after = PicturePixels(png: new) else {
                return nil
            }
            return (before, after)
        }

        private static var configuration: [String] {
            let device = UIDevice.current
            let size = UIScreen.main.bounds.size
            let style = UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : nil
            return [
                device.model, "\(Int(size.width))×\(Int(size.height))",
                device.systemName + " " + device.systemVersion, style,
            ].compactMap { $0 }
        }
    }
#endif
