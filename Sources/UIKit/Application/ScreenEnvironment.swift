import CoreGraphics

/// The environment that a device and its user's settings provide for an interface.
package struct ScreenEnvironment {
    package var device: DeviceModel
    package var isLandscape: Bool
    package var style: UIUserInterfaceStyle
    package var contentSize: UIContentSizeCategory
    package var direction: UITraitEnvironmentLayoutDirection

    /// The user's language, such as `ja`; nil is the one that the interface was developed in.
    package var language: String?

    /// Whether the screen is a canvas of Interface Builder: lists display every row of the document at its saved size.
    package var isCanvas = false

    /// The safe area on the canvas, in place of the device's.
    package var canvasSafeArea: UIEdgeInsets?

    /// The generation of iOS whose appearance bars and controls have.
    package var design = InterfaceDesign.bars { didSet { controls = design == .glass ? .glass : .current } }

    /// The sizes of controls.
    package var controls = ControlMetrics.current

    /// Whether bars without an appearance for the content's edge are clear there, as in apps that are built with the SDK
    /// of iOS 15 or later.
    package var barsAreClearAtEdge = true

    /// Whether tab bars are at the top of an iPad in regular width, as in apps that are built with the SDK of iOS 18 or
    /// later.
    package var tabBarsFloatOnPad = true

    /// The status bar as the app's `Info.plist` determines it; nil if controllers determine it.
    package var statusBar: AppStatusBar?

    package init(
        device: DeviceModel = .standard, isLandscape: Bool = false, style: UIUserInterfaceStyle = .light,
        contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.device = device
        self.isLandscape = isLandscape
        self.style = style
        self.contentSize = contentSize
        self.direction = direction
    }

    package var size: CGSize { geometry.size }
    package var scale: CGFloat { device.scale }
    package var safeAreaInsets: UIEdgeInsets { canvasSafeArea ?? geometry.safeArea }

    /// The height of the status bar in points; 0 if it is hidden.
    package var statusBarHeight: CGFloat { geometry.statusBarHeight }

    /// The distance by which navigation bars at the top extend into the safe area, in points; none in iOS 26.
    package var barOverlap: CGFloat { isCanvas || design == .glass ? 0 : geometry.barOverlap }

    package var geometry: DeviceModel.Geometry {
        let geometry = isLandscape ? device.landscape : device.portrait
        guard design == .glass, device.idiom == .pad else { return geometry }
        return geometry.withGlassStatusBar
    }

    package var traits: UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = device.idiom
            $0.userInterfaceStyle = style
            $0.layoutDirection = direction
            $0.displayScale = device.scale
            $0.displayGamut = .P3
            $0.horizontalSizeClass = geometry.horizontal
            $0.verticalSizeClass = geometry.vertical
            $0.preferredContentSizeCategory = contentSize
            $0.accessibilityContrast = .normal
            $0.userInterfaceLevel = .base
            $0.legibilityWeight = .regular
            $0.activeAppearance = .active
        }
    }
}
