import CoreVideo
import Foundation
import UIKit

/// Values by the names of a model's inputs.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    public let dictionary: [String: MLFeatureValue]

    /// Creates the values from Swift's and Foundation's, or from features. Other values are an error.
    public init(dictionary: [String: Any]) throws {
        var values: [String: MLFeatureValue] = [:]
        for (name, value) in dictionary { values[name] = try Self.feature(value, name) }
        self.dictionary = values
    }

    public override init() { dictionary = [:] }

    open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }

    private static func feature(_ value: Any, _ name: String) throws -> MLFeatureValue {
        switch value {
        case let value as MLFeatureValue: value
        case let array as MLMultiArray: MLFeatureValue(multiArray: array)
        case let text as String: MLFeatureValue(string: text)
        case let number as any BinaryInteger: MLFeatureValue(int64: Int64(clamping: number))
        case let number as any BinaryFloatingPoint: MLFeatureValue(double: Double(number))
        case let number as NSNumber: MLFeatureValue(double: number.doubleValue)
        case let buffer as CVPixelBuffer: MLFeatureValue(pixelBuffer: buffer)
        case let entries as [AnyHashable: NSNumber]: try MLFeatureValue(dictionary: entries)
        default:
            throw NSError(
                domain: "com.apple.CoreML", code: 0,
                userInfo: [NSLocalizedDescriptionKey: "\(name) has a value of no type of features"])
        }
    }
}
