import CoreGraphics
import UIKit

/// The environment in which a scene is shown.
public struct Variant: Sendable {
    /// The device; nil is the device of the document's canvas.
    package var device: DeviceModel?
    public var isLandscape: Bool?
    public var style: UIUserInterfaceStyle?
    /// A language code such as `ja`; nil is the document's development language.
    public var language: String?
    public var contentSize: UIContentSizeCategory?
    /// Whether the user has increased the contrast.
    public var isHighContrast: Bool?
    /// Whether the interface has right-to-left layout, independent of the language.
    public var isRightToLeft: Bool?
    /// The generation of iOS whose appearance the interface has; nil is iOS 18.
    package var design: InterfaceDesign?

    package init(
        device: DeviceModel? = nil, isLandscape: Bool? = nil, style: UIUserInterfaceStyle? = nil,
        language: String? = nil, contentSize: UIContentSizeCategory? = nil
    ) {
        self.device = device
        self.isLandscape = isLandscape
        self.style = style
        self.language = language
        self.contentSize = contentSize
    }

    /// Descriptions of the traits that differ from the document's own.
    public var words: [String] {
        [
            device?.name, isLandscape.map { $0 ? "landscape" : "portrait" },
            style.map { $0 == .dark ? "dark" : "light" }, language,
            UIContentSizeCategory.ordered.first { $0.category == contentSize }?.name,
            isHighContrast.map { $0 ? "high-contrast" : "normal-contrast" },
            isRightToLeft.map { $0 ? "rtl" : "ltr" }, design.map { "look-\($0.rawValue)" },
        ].compactMap { $0 }
    }

    /// Returns the environment for a document with the given canvas.
    package func environment(canvas: ScreenEnvironment) -> ScreenEnvironment {
        var result = canvas
        if let device {
            result.device = device
            result.isLandscape = false
        }
        if let isLandscape { result.isLandscape = isLandscape }
        if let style { result.style = style }
        if let design { result.design = design }
        if let contentSize { result.contentSize = contentSize }
        result.language = language
        if let language { result.direction = Self.isRightToLeft(language) ? .rightToLeft : .leftToRight }
        if let isRightToLeft { result.direction = isRightToLeft ? .rightToLeft : .leftToRight }
        return result
    }

    /// Returns whether the language is written from right to left (Unicode's list of scripts by language).
    static func isRightToLeft(_ language: String) -> Bool {
        let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        if let script = parts.dropFirst().first, script.count == 4 {
            return ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"].contains(script)
        }
        let code = parts.first.map(String.init) ?? ""
        return ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "ku"].contains(code)
    }
}
