import CoreGraphics
import UIKit

/// Changes the traits of a window: appearance, text size, layout direction and device.
@MainActor
struct RandomTraits {
    let window: UIWindow

    private static let devices = ["iPhone SE", "iPhone 16", "iPhone 16 Pro Max", "iPad"]

    func change(_ numbers: inout SeededNumbers) -> String {
        var environment = window.screen.environment
        let what: String
        switch numbers.below(4) {
        case 0:
            environment.style = environment.style == .dark ? .light : .dark
            what = "appearance"
        case 1:
            environment.contentSize = numbers.pick(UIContentSizeCategory.ordered.map(\.category)) ?? .large
            what = "text size"
        case 2:
            environment.direction = environment.direction == .leftToRight ? .rightToLeft : .leftToRight
            what = "direction"
        default:
            let models = Self.devices.compactMap { DeviceModel.named($0) }
            environment.device = numbers.pick(models) ?? environment.device
            what = "device"
        }
        window.transition(to: UIScreen(environment: environment))
        return what
    }
}
