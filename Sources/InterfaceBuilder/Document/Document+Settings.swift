extension Document {
    /// Whether the document uses Auto Layout; otherwise every view uses springs and struts.
    public var useAutolayout: Bool { root.bool("useAutolayout", default: false) }

    /// Whether root views have a safe area guide; without it controllers have top and bottom guides.
    public var useSafeAreas: Bool { root.bool("useSafeAreas", default: false) }

    /// Whether size-class variations apply.
    public var useTraitCollections: Bool { root.bool("useTraitCollections", default: false) }

    /// Whether the document is a launch screen: static, without custom classes.
    public var launchScreen: Bool { root.bool("launchScreen", default: false) }

    /// The build of Xcode's tools that wrote the document, such as `22505`.
    public var toolsVersion: String? { root["toolsVersion"] }

    /// The build of Interface Builder's plug-in that wrote the document, such as 22505. It determines Xcode's version
    /// where ``toolsVersion`` does not; nil where neither is a number.
    public var pluginBuild: Int? {
        let plugin = root.members(of: "dependencies").first { $0.isNamed("plugIn") }
        return (plugin?["version"] ?? toolsVersion).flatMap { $0.split(separator: ".").first }.flatMap {
            Int($0)
        }
    }

    /// The target runtime, such as `iOS.CocoaTouch`.
    public var targetRuntime: String? { root["targetRuntime"] }

    /// The id of the controller that a storyboard starts with.
    public var initialViewControllerID: String? { root["initialViewController"] }

    /// The device that the canvas shows; nil in documents of Xcode 7 and older.
    public var device: CanvasDevice? { root.child(named: "device").map(CanvasDevice.init) }

    /// The tint color of the whole document.
    public var tintColor: DocumentColor? { root.color(key: "tintColor") }

    /// Font files that the document uses and the PostScript names in each, in document order.
    public var customFonts: [CustomFontFile] {
        root.members(of: "customFonts").filter { $0.isNamed("array") || $0.isNamed("mutableArray") }.map {
            CustomFontFile(file: $0.key ?? "", names: $0.children(named: "string").map(\.stringContent))
        }
    }

    /// Intrinsic content sizes that Interface Builder cached for custom view classes, by view id.
    public var designableSizes: [String: Size] {
        var sizes: [String: Size] = [:]
        for designable in root.members(of: "designables") {
            guard let id = designable["name"] else { continue }
            sizes[id] = designable.size(key: "intrinsicContentSize")
        }
        return sizes
    }
}

/// A font file that a document uses.
public struct CustomFontFile: Sendable, Hashable {
    /// The file name, such as `Inter.ttc`.
    public let file: String
    /// PostScript names of the faces used from it.
    public let names: [String]
}

/// The device of the canvas. Frames in the document are relative to it.
public struct CanvasDevice: Sendable, Hashable {
    /// The device's id, such as `retina6_12`.
    public let id: String
    /// Whether the orientation is landscape.
    public let isLandscape: Bool
    /// Whether the canvas shows the dark appearance.
    public let isDark: Bool
    /// The share of an iPad's screen (`fullscreen`, `splitview1_2`…).
    public let adaptation: String?

    init(_ element: Element) {
        id = element.id ?? ""
        isLandscape = element["orientation"]?.hasPrefix("landscape") == true
        isDark = element["appearance"] == "dark"
        adaptation = element.child(named: "adaptation")?.id ?? element["layout"]
    }
}
