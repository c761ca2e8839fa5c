import CoreGraphics

/// A class of devices with the same geometry.
package struct DeviceModel: Sendable {
    /// The properties of a device in one orientation.
    package struct Geometry: Sendable {
        package var size: CGSize
        package var safeArea: UIEdgeInsets
        /// The height of the status bar in points; 0 if it is hidden.
        package var statusBarHeight: CGFloat
        /// The distance by which navigation bars at the top of the display extend into the safe area, in points.
        package var barOverlap: CGFloat
        package var horizontal: UIUserInterfaceSizeClass
        package var vertical: UIUserInterfaceSizeClass

        /// The geometry of an iPad without a home button with iOS 26: the status bar is higher, and the home indicator takes more
        /// space (printed by a public project for an iPad of 820 by 1180 points).
        var withGlassStatusBar: Geometry {
            var geometry = self
            guard safeArea.bottom > 0 else { return self }
            geometry.statusBarHeight = 32
            geometry.safeArea.top = 32
            geometry.safeArea.bottom = 25
            return geometry
        }

        /// Returns the safe area on the canvas of a build of Interface Builder's plug-in, in portrait (learned from
        /// frames that it saved). Xcode 11 to 13 display no status bar on devices with a home button and 44 points on
        /// others, later ones 50 points on displays of 5.9 inches; Xcode 26 displays twice the device's value.
        package func canvasSafeArea(build: Int) -> UIEdgeInsets {
            var area = safeArea
            let hasHomeButton = area.bottom == 0
            if hasHomeButton {
                if (14_700..<21_000).contains(build) { area.top = 0 }
            } else if build < 21_000 {
                area.top = min(area.top, 44)
            } else {
                if size == CGSize(width: 375, height: 812) { area.top = 50 }
                if build >= 24_000 {
                    area.top *= 2
                    area.bottom *= 2
                }
            }
            return area
        }
    }

    /// The models, the best known last.
    package var names: [String]
    /// The name by which the device was requested.
    private var askedFor: String?
    /// The name of the device: as requested, else that of the best-known model.
    package var name: String { askedFor ?? names.last ?? "" }
    package var idiom: UIUserInterfaceIdiom
    /// Pixels a point.
    package var scale: CGFloat
    /// Radius of the display's corners in points.
    package var cornerRadius: CGFloat
    package var portrait: Geometry
    package var landscape: Geometry

    init(
        names: [String], idiom: UIUserInterfaceIdiom, scale: CGFloat, cornerRadius: CGFloat,
        portrait: Geometry, landscape: Geometry
    ) {
        (self.names, self.idiom, self.scale, self.cornerRadius) = (names, idiom, scale, cornerRadius)
        (self.portrait, self.landscape) = (portrait, landscape)
    }

    /// The default device for rendering.
    package static let standard = named("iPhone 16") ?? all[0]

    /// Returns the device with the name, in any case and with or without spaces.
    package static func named(_ name: String) -> DeviceModel? {
        let wanted = key(name)
        for var model in all {
            guard let name = model.names.first(where: { key($0) == wanted }) else { continue }
            model.askedFor = name
            return model
        }
        return nil
    }

    /// Returns the device of a canvas of Interface Builder by its id, such as `retina6_12`.
    package static func canvas(_ id: String) -> DeviceModel? {
        canvases[id].flatMap(named)
    }

    /// The names to choose from.
    package static var knownNames: [String] { all.flatMap(\.names) }

    /// Returns the known names that contain the words of an unknown one, without its last words if necessary; all
    /// names if none does.
    package static func names(like name: String) -> [String] {
        var words = name.split(separator: " ")
        while !words.isEmpty {
            let wanted = words.map { key(String($0)) }
            let found = knownNames.filter { known in wanted.allSatisfy(key(known).contains) }
            if !found.isEmpty { return found }
            words.removeLast()
        }
        return knownNames
    }

    private static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
    }
}
