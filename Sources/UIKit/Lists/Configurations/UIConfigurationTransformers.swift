import Foundation

/// Derives a color of a configuration from another.
public struct UIConfigurationColorTransformer {
    /// Returns the color to use for the one that is set.
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer that removes the color's saturation.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
            }
        }
    }
}

/// Derives the attributes of a configuration's text from others.
public struct UIConfigurationTextAttributesTransformer {
    /// Returns the attributes to use for those that are set.
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
