import UIKit

/// The values for each property of an environment; every combination is a variant.
public struct VariantMatrix {
    package var devices: [DeviceModel?] = [nil]
    public var orientations: [Bool?] = [nil]
    public var styles: [UIUserInterfaceStyle?] = [nil]
    public var languages: [String?] = [nil]
    public var contentSizes: [UIContentSizeCategory?] = [nil]
    public var highContrasts: [Bool?] = [nil]
    public var rightToLefts: [Bool?] = [nil]
    package var designs: [InterfaceDesign?] = [nil]

    public init() {}

    /// All combinations; the last property varies fastest.
    public var variants: [Variant] {
        var result: [Variant] = [Variant()]
        result = expand(result, devices) { $0.device = $1 }
        result = expand(result, orientations) { $0.isLandscape = $1 }
        result = expand(result, styles) { $0.style = $1 }
        result = expand(result, languages) { $0.language = $1 }
        result = expand(result, contentSizes) { $0.contentSize = $1 }
        result = expand(result, highContrasts) { $0.isHighContrast = $1 }
        result = expand(result, rightToLefts) { $0.isRightToLeft = $1 }
        return expand(result, designs) { $0.design = $1 }
    }

    private func expand<T>(_ variants: [Variant], _ values: [T], _ set: (inout Variant, T) -> Void)
        -> [Variant]
    {
        variants.flatMap { variant in
            values.map { value in
                var copy = variant
                set(&copy, value)
                return copy
            }
        }
    }
}
