import CoreGraphics
import UIKit

/// The surroundings that a scene is shown in.
public struct Variant: Sendable {
    /// Nil is the document's own canvas.
    package var device: DeviceModel?
    public var isLandscape: Bool?
    public var style: UIUserInterfaceStyle?
    /// A language code such as `ja`; nil is the document's own.
    public var language: String?
    public var contentSize: UIContentSizeCategory?
    /// Whether the user has increased the contrast.
    public var isHighContrast: Bool?
    /// Whether the interface runs from right to left, whatever the language.
    public var isRightToLeft: Bool?

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

    /// The traits that differ from the document's own, each a word or two.
    public var words: [String] {
        [
            device?.name, isLandscape.map { $0 ? "landscape" : "portrait" },
            style.map { $0 == .dark ? "dark" : "light" }, language,
            UIContentSizeCategory.ordered.first { $0.category == contentSize }?.name,
            isHighContrast.map { $0 ? "high-contrast" : "normal-contrast" },
            isRightToLeft.map { $0 ? "rtl" : "ltr" },
        ].compactMap { $0 }
    }

    /// The surroundings for a document whose canvas is given.
    package func environment(canvas: ScreenEnvironment) -> ScreenEnvironment {
        var result = canvas
        if let device {
            result.device = device
            result.isLandscape = false
        }
        if let isLandscape { result.isLandscape = isLandscape }
        if let style { result.style = style }
        if let contentSize { result.contentSize = contentSize }
        result.language = language
        if let language { result.direction = Self.isRightToLeft(language) ? .rightToLeft : .leftToRight }
        if let isRightToLeft { result.direction = isRightToLeft ? .rightToLeft : .leftToRight }
        return result
    }

    /// Whether the language is written from right to left (Unicode's list of scripts by language).
    static func isRightToLeft(_ language: String) -> Bool {
        let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        if let script = parts.dropFirst().first, script.count == 4 {
            return ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"].contains(script)
        }
        let code = parts.first.map(String.init) ?? ""
        return ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "ku"].contains(code)
    }
}
