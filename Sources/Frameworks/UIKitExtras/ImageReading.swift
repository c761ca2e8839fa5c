import UIKit

/// Reads images of files and data.
public struct UIImageReader: Sendable {
    /// The options of a reader.
    public struct Configuration: Sendable {
        /// Whether bright images are read as such. Stored; images have the usual range.
        public var prefersHighDynamicRange = false
        public var preparesImagesForDisplay = false
        /// The size of the images in pixels; zero for their own.
        public var preferredThumbnailSize = CGSize.zero
        public var pixelsPerInch: CGFloat = 0

        public init() {}
    }

    public static let `default` = UIImageReader(configuration: Configuration())
    public let configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns the image of data.
    public func image(data: Data) -> UIImage? { finished(UIImage(data: data)) }
    /// Returns the image of a file.
    public func image(contentsOf url: URL) -> UIImage? { finished(UIImage(contentsOfFile: url.path)) }

    public func image(data: Data, completion: @escaping (UIImage?) -> Void) {
        Inert.later { completion(image(data: data)) }
    }
    public func image(contentsOf url: URL, completion: @escaping (UIImage?) -> Void) {
        Inert.later { completion(image(contentsOf: url)) }
    }

    private func finished(_ image: UIImage?) -> UIImage? {
        let size = configuration.preferredThumbnailSize
        return size == .zero ? image : image?.preparingThumbnail(of: size)
    }
}

extension UIImage {
    /// Whether the image is brighter than white: none is here.
    public var isHighDynamicRange: Bool { false }
    /// Returns the image without what is brighter than white.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

extension UIImageView {
    /// The range of brightness. Stored; images have the usual one.
    public var preferredImageDynamicRange: UIImage.DynamicRange {
        get { AddedProperties.value(of: self, "preferredImageDynamicRange") ?? .unspecified }
        set { AddedProperties.set(newValue, of: self, "preferredImageDynamicRange") }
    }
    public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIScreen {
    /// The brightness of the display compared with white.
    public var currentEDRHeadroom: CGFloat { 1 }
    public var potentialEDRHeadroom: CGFloat { 1 }
}

extension UIColor {
    /// The importance of a color.
    public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }

    public var prominence: Prominence { .primary }

    /// Returns the color with the opacity of an importance.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        switch prominence {
        case .primary: self
        case .secondary: withAlphaComponent(0.6)
        case .tertiary: withAlphaComponent(0.3)
        case .quaternary: withAlphaComponent(0.18)
        }
    }

    /// Returns the color; displays are no brighter than white here.
    public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor { self }
    public var linearExposure: CGFloat { 1 }
    public var standardDynamicRange: UIColor { self }
}
