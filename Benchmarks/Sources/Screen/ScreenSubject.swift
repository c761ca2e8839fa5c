@_spi(Drawing) import CoreGraphics
import Foundation
import Staging

/// A scene of a document on an iPhone of 390 × 844 points with three pixels per point.
@MainActor
struct ScreenSubject {
    private static let standard = "Examples/Okinawa/Okinawa/Base.lproj/SettingsViewController.storyboard"

    private let path: String
    private let wanted: String?
    private let resources: ResourceLibrary
    private let variant: Variant

    init(_ options: Options) throws {
        path = options["--document"] ?? Self.standard
        wanted = options["--scene"]
        guard let device = DeviceModel.named("iPhone 14") else { throw Failure("the device is unknown") }
        resources = .around(path)
        variant = Variant(device: device)
    }

    func parse() throws -> Document { try Document(contentsOf: path) }

    /// Creates the scene's objects; `done` is called when its views exist and before they are laid out.
    func show(_ document: Document, done: () -> Void = {}) throws -> StagedScene {
        let stage = Stage(document: document, resources: resources, variant: variant)
        let scene = stage.scenes.first {
            wanted == nil || wanted == $0.id || wanted == $0.storyboardIdentifier
        }
        let shown = scene.flatMap { scene in
            stage.show(scene) { staged in
                staged.controller.loadViewIfNeeded()
                done()
            }
        }
        guard let shown else { throw Failure("\(path) has no scene \(wanted ?? "")") }
        // Adds the status bar.
        _ = Picture(of: shown)
        return shown
    }

    func draw(_ scene: StagedScene) throws -> CGContext {
        guard let context = CGContext.bitmap(width: 1170, height: 2532, scale: 3, opaque: true) else {
            throw Failure("no bitmap")
        }
        scene.window.layer.render(in: context)
        return context
    }

    func encode(_ context: CGContext) throws -> Data {
        guard let data = context.pngData() else { throw Failure("no PNG") }
        return data
    }
}
