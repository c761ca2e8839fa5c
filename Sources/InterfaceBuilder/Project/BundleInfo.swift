/// The contents of an `Info.plist`, as far as they are literal: build settings such as
/// `$(PRODUCT_BUNDLE_IDENTIFIER)` are not resolved.
public struct BundleInfo: Sendable, Hashable {
    /// The property list's path.
    public let path: String
    /// `CFBundleIdentifier`.
    public let identifier: String?
    /// `CFBundleDevelopmentRegion`: the language that the project is developed in.
    public let developmentRegion: String?

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
    }

    /// The folder that the property list is in.
    public var folder: String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}

extension ProjectFiles {
    /// The bundles that the project's property lists describe, in the order of their paths.
    public var bundles: [BundleInfo] { infoPlists.compactMap(BundleInfo.init(contentsOf:)) }
}
