import UIKit

extension StagedScene {
    /// The name of the class of the scene's controller or view.
    package var className: String {
        isView ? controller.viewIfLoaded.map { "\(type(of: $0))" } ?? "" : "\(type(of: controller))"
    }

    /// The radius of the display's corners in points; 0 for a standalone view.
    package var cornerRadius: Double {
        isWholeScreen ? Double(window.screen.environment.device.cornerRadius) : 0
    }

    /// The name of the device whose whole screen is shown; nil for a standalone view.
    package var deviceName: String? { isWholeScreen ? window.screen.environment.device.name : nil }

    /// Returns descriptions of the device, the orientation and the variant's other properties.
    package func tags(_ variant: Variant) -> [String] {
        let environment = window.screen.environment
        let orientation = isWholeScreen && environment.isLandscape ? "landscape" : nil
        let style = environment.style == .dark ? "dark" : nil
        let size = variant.contentSize.flatMap { size in
            UIContentSizeCategory.ordered.first { $0.category == size }?.name
        }
        let contrast = variant.isHighContrast == true ? "high contrast" : nil
        let direction = variant.isRightToLeft == true ? "right to left" : nil
        return [
            variant.device?.name ?? deviceName, orientation, style, variant.language, size, contrast,
            direction, variant.design.map { "iOS \($0.rawValue)" },
        ].compactMap { $0 }
    }
}

extension StoryboardLoader.SceneInfo {
    /// The display name of the scene: its identifier, its title, its class or its id.
    package var displayName: String {
        for name in [storyboardIdentifier, title, customClass] { if let name, !name.isEmpty { return name } }
        return "\(kind)-\(id)"
    }
}
