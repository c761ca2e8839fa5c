import Foundation
import InterfaceBuilder

/// The look of the status bar that an app's `Info.plist` decides about in place of its controllers.
package struct AppStatusBar: Sendable {
    /// The style; `default` follows light and dark.
    package let style: UIStatusBarStyle
    package let isHidden: Bool
}

extension ScreenEnvironment {
    /// Adopts what an app's `Info.plist` says about its appearance, whatever the user has chosen, and its status bar. Launch
    /// screens have no controllers that could decide about the latter.
    package mutating func adopt(_ info: BundleInfo, isLaunchScreen: Bool = false) {
        switch info.userInterfaceStyle {
        case "Light": style = .light
        case "Dark": style = .dark
        default: break
        }
        if info.requiresCompatibility { design = .bars }
        guard isLaunchScreen || !info.controllersDecideStatusBar else { return }
        statusBar = AppStatusBar(style: Self.style(named: info.statusBarStyle), isHidden: info.hidesStatusBar)
    }

    /// The old names of black bars mean light content.
    private static func style(named name: String?) -> UIStatusBarStyle {
        switch name {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent",
            "UIStatusBarStyleBlackOpaque":
            .lightContent
        case "UIStatusBarStyleDarkContent": .darkContent
        default: .default
        }
    }
}

extension ResourceLibrary {
    /// The app whose `Info.plist` is the nearest to a file of the project.
    package func application(near path: String) -> BundleInfo? {
        let apps = bundles.filter(\.isApplication)
        let folder = (located(path) as NSString).deletingLastPathComponent
        return FolderDistance.order(apps.map(\.path), from: folder).first.map { apps[$0] }
    }
}
