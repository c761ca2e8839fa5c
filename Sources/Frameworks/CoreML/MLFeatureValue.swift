import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import UIKit

/// A value that a model receives or returns.
open class MLFeatureValue: NSObject, NSCopying {
    /// Options for fitting an image to a model's input.
    public struct ImageOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let cropRect = ImageOption("MLFeatureValueImageOptionCropRect")
        public static let cropAndScale = ImageOption("MLFeatureValueImageOptionCropAndScale")
    }

    public let type: MLFeatureType
    /// The value; nil where it is not defined.
    private let content: Any?

    private init(_ type: MLFeatureType, _ content: Any?) { (self.type, self.content) = (type, content) }

    public override convenience init() { self.init(.invalid, nil) }
    public convenience init(int64 value: Int64) { self.init(.int64, value) }
    public convenience init(double value: Double) { self.init(.double, value) }
    public convenience init(string value: String) { self.init(.string, value) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
    public convenience init(sequence: MLSequence) { self.init(.sequence, sequence) }
    public convenience init(undefined type: MLFeatureType) { self.init(type, nil) }
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        self.init(.dictionary, value)
    }

    /// Images are not converted to pixel buffers here.
    public convenience init(
        imageAt url: URL, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType,
        options: [ImageOption: Any]? = nil
    ) throws {
        throw Inert.error("MLFeatureValue.init(imageAt:pixelsWide:pixelsHigh:pixelFormatType:options:)")
    }

    public convenience init(
        imageAt url: URL, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil
    ) throws { throw Inert.error("MLFeatureValue.init(imageAt:constraint:options:)") }

    public convenience init(
        cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType,
        options: [ImageOption: Any]? = nil
    ) throws {
        throw Inert.error("MLFeatureValue.init(cgImage:pixelsWide:pixelsHigh:pixelFormatType:options:)")
    }

    public convenience init(
        cgImage: CGImage, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil
    ) throws { throw Inert.error("MLFeatureValue.init(cgImage:constraint:options:)") }

    public convenience init(
        cgImage: CGImage, orientation: CGImagePropertyOrientation, constraint: MLImageConstraint,
        options: [ImageOption: Any]? = nil
    ) throws { throw Inert.error("MLFeatureValue.init(cgImage:orientation:constraint:options:)") }

    public convenience init(
        imageAt url: URL, orientation: CGImagePropertyOrientation, constraint: MLImageConstraint,
        options: [ImageOption: Any]? = nil
    ) throws { throw Inert.error("MLFeatureValue.init(imageAt:orientation:constraint:options:)") }

    public convenience init(
        cgImage: CGImage, orientation: CGImagePropertyOrientation, pixelsWide: Int, pixelsHigh: Int,
        pixelFormatType: OSType, options: [ImageOption: Any]? = nil
    ) throws {
        throw Inert.error(
            "MLFeatureValue.init(cgImage:orientation:pixelsWide:pixelsHigh:pixelFormatType:options:)")
    }

    open var isUndefined: Bool { content == nil }
    open var int64Value: Int64 { content as? Int64 ?? 0 }
    open var doubleValue: Double { content as? Double ?? 0 }
    open var stringValue: String { content as? String ?? "" }
    open var multiArrayValue: MLMultiArray? { content as? MLMultiArray }
    open var dictionaryValue: [AnyHashable: NSNumber] { content as? [AnyHashable: NSNumber] ?? [:] }
    open var imageBufferValue: CVPixelBuffer? { content as? CVPixelBuffer }
    open var sequenceValue: MLSequence? { content as? MLSequence }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
