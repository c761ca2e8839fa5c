/// The contents of an `Info.plist`, as far as they are literal: build settings such as
/// `$(PRODUCT_BUNDLE_IDENTIFIER)` are not resolved.
public struct BundleInfo: Sendable, Hashable {
    /// The property list's path.
    public let path: String
    /// `CFBundleIdentifier`.
    public let identifier: String?
    /// `CFBundleDevelopmentRegion`: the language that the project is developed in.
    public let developmentRegion: String?
    /// Whether the bundle is an app rather than an extension, a framework or tests.
    public let isApplication: Bool
    /// `UIUserInterfaceStyle`: `Light`, `Dark` or `Automatic`.
    public let userInterfaceStyle: String?
    /// `UIDesignRequiresCompatibility`: whether the app keeps the appearance of iOS 18 on iOS 26.
    public let requiresCompatibility: Bool
    /// `UIStatusBarStyle`, such as `UIStatusBarStyleLightContent`.
    public let statusBarStyle: String?
    /// `UIStatusBarHidden`.
    public let hidesStatusBar: Bool
    /// `UIViewControllerBasedStatusBarAppearance`: whether controllers decide about the status bar once the app is launched.
    public let controllersDecideStatusBar: Bool

    /// Reads an `Info.plist`; nil where it is not a property list in XML.
    public init?(contentsOf path: String) {
        guard let list = try? PropertyList.read(path) else { return nil }
        func text(_ key: String) -> String? {
            guard let text = list[key]?.string, !text.isEmpty, !text.contains("$") else { return nil }
            return text
        }
        self.path = path
        identifier = text("CFBundleIdentifier")
        developmentRegion = text("CFBundleDevelopmentRegion")
        isApplication = text("CFBundlePackageType") ?? "APPL" == "APPL" && list["NSExtension"] == nil
        userInterfaceStyle = text("UIUserInterfaceStyle")
        requiresCompatibility = list["UIDesignRequiresCompatibility"]?.isTrue ?? false
        statusBarStyle = text("UIStatusBarStyle")
        hidesStatusBar = list["UIStatusBarHidden"]?.isTrue ?? false
        controllersDecideStatusBar = list["UIViewControllerBasedStatusBarAppearance"]?.isTrue ?? true
    }

    /// The folder that the property list is in.
    public var folder: String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}

extension PropertyList {
    /// Whether the value is true, which some lists write as a text.
    fileprivate var isTrue: Bool {
        switch self {
        case .bool(let value): value
        case .string(let text): ["yes", "true", "1"].contains(text.lowercased())
        case .number(let number): number != 0
        default: false
        }
    }
}

extension ProjectFiles {
    /// The bundles that the project's property lists describe, in the order of their paths.
    public var bundles: [BundleInfo] { infoPlists.compactMap(BundleInfo.init(contentsOf:)) }
}
