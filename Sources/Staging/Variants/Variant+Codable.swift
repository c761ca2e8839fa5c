import UIKit

extension Variant: Codable, Hashable {
    private enum Key: CodingKey {
        case device, isLandscape, style, language, contentSize, isHighContrast, isRightToLeft, design
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            device: try values.decodeIfPresent(String.self, forKey: .device).flatMap(DeviceModel.named),
            isLandscape: try values.decodeIfPresent(Bool.self, forKey: .isLandscape),
            style: try values.decodeIfPresent(Int.self, forKey: .style).flatMap(UIUserInterfaceStyle.init),
            language: try values.decodeIfPresent(String.self, forKey: .language),
            contentSize: try values.decodeIfPresent(String.self, forKey: .contentSize).map {
                UIContentSizeCategory(rawValue: $0)
            })
        isHighContrast = try values.decodeIfPresent(Bool.self, forKey: .isHighContrast)
        isRightToLeft = try values.decodeIfPresent(Bool.self, forKey: .isRightToLeft)
        design = try values.decodeIfPresent(String.self, forKey: .design).flatMap(InterfaceDesign.init)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encodeIfPresent(device?.name, forKey: .device)
        try values.encodeIfPresent(isLandscape, forKey: .isLandscape)
        try values.encodeIfPresent(style?.rawValue, forKey: .style)
        try values.encodeIfPresent(language, forKey: .language)
        try values.encodeIfPresent(contentSize?.rawValue, forKey: .contentSize)
        try values.encodeIfPresent(isHighContrast, forKey: .isHighContrast)
        try values.encodeIfPresent(isRightToLeft, forKey: .isRightToLeft)
        try values.encodeIfPresent(design?.rawValue, forKey: .design)
    }

    public static func == (left: Variant, right: Variant) -> Bool { left.parts == right.parts }

    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

    /// The properties that are compared; devices are equal if their names are equal.
    private var parts: [String?] {
        [
            device?.name, isLandscape.map { "\($0)" }, style.map { "\($0.rawValue)" }, language,
            contentSize?.rawValue, isHighContrast.map { "\($0)" }, isRightToLeft.map { "\($0)" },
            design?.rawValue,
        ]
    }
}
