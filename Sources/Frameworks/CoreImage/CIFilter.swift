import CoreGraphics
import Foundation
import UIKit

/// A filter, whose inputs are kept by their keys.
open class CIFilter: NSObject, NSCopying, KeyedValueStorage {
    open var name = ""
    var inputs: [String: Any] = [:]
    private var kind: FilterKind?

    public override init() { super.init() }

    /// The filter with the name; nil where Core Image has none. One that is not available here leaves its input image as it is.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        guard name.hasPrefix("CI") else { return nil }
        self.init()
        use(name)
        for (key, value) in params ?? [:] { inputs[key] = value }
    }

    public convenience init?(imageURL url: URL!, options: [CIRAWFilterOption: Any]! = [:]) { nil }
    public convenience init?(imageData data: Data!, options: [CIRAWFilterOption: Any]! = [:]) { nil }

    func use(_ name: String) {
        self.name = name
        kind = FilterKind.all[name]
        if kind == nil { Inert.use("the filter \(name)") }
        setDefaults()
    }

    open func setDefaults() { for (key, value) in kind?.defaults ?? [:] { inputs[key] = value } }

    open var inputKeys: [String] { Set((kind?.defaults ?? [:]).keys).union(inputs.keys).sorted() }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    open var attributes: [String: Any] { [kCIAttributeFilterName: name] }

    open var outputImage: CIImage? {
        guard let kind else { return inputs[kCIInputImageKey] as? CIImage }
        return kind.output(FilterInputs(values: inputs)).map { CIImage($0) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CIFilter()
        copy.use(name)
        copy.inputs = inputs
        return copy
    }

    // MARK: Values by key

    open func storedValue(forKey key: String) -> Any?? {
        key == kCIOutputImageKey ? .some(outputImage) : .some(inputs[key])
    }

    open func setStoredValue(_ value: Any?, forKey key: String) -> Bool {
        inputs[key] = value
        return true
    }

    // MARK: Names

    open class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterKind.all.keys.sorted()
    }
    open class func registerName(
        _ name: String, constructor anObject: any CIFilterConstructor,
        classAttributes attributes: [String: Any] = [:]
    ) { Inert.use("CIFilter.registerName(_:constructor:classAttributes:)") }
    open class func localizedName(forFilterName filterName: String) -> String? {
        let words = filterName.dropFirst(2).replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1) \($0.2)" }
        return FilterKind.all[filterName] == nil ? nil : String(words)
    }
    open class func localizedName(forCategory category: String) -> String { category }
    open class func localizedDescription(forFilterName filterName: String) -> String? { nil }
    open class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL? { nil }
}

/// The inputs of a filter in the types that it computes with.
struct FilterInputs {
    let values: [String: Any]

    var image: (any ImageRecipe)? { image(kCIInputImageKey) }
    func image(_ key: String) -> (any ImageRecipe)? { (values[key] as? CIImage)?.recipe }

    func number(_ key: String) -> Double {
        switch values[key] {
        case let value as NSNumber: value.doubleValue
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        default: 0
        }
    }

    func float(_ key: String) -> Float { Float(number(key)) }
    func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }
    func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector() }
    func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { $0 as Data } }
    func text(_ key: String) -> String { values[key] as? String ?? "" }

    func point(_ key: String) -> CGPoint {
        (values[key] as? CGPoint) ?? (values[key] as? CIVector)?.cgPointValue ?? .zero
    }

    func rect(_ key: String) -> CGRect? {
        (values[key] as? CGRect) ?? (values[key] as? CIVector)?.cgRectValue
    }

    func transform(_ key: String) -> CGAffineTransform {
        (values[key] as? CGAffineTransform) ?? (values[key] as? CIVector)?.cgAffineTransformValue
            ?? (values[key] as? NSValue)?.cgAffineTransformValue ?? .identity
    }
}

/// The computation of a filter, with the first values of its inputs.
struct FilterKind {
    var defaults: [String: Any] = [:]
    let output: (FilterInputs) -> (any ImageRecipe)?

    static let all: [String: FilterKind] = colors.merging(shapes) { $1 }.merging(compositions) { $1 }.merging(
        generators
    ) { $1 }

    /// A filter of every pixel by itself, its colors not multiplied by the alpha.
    static func pixelwise(
        _ defaults: [String: Any] = [:], ofDisplay isOfDisplay: Bool = false,
        _ make: @escaping (FilterInputs) -> (Pixel) -> Pixel
    ) -> FilterKind {
        FilterKind(defaults: defaults) { inputs in
            guard let image = inputs.image else { return nil }
            let change = make(inputs)
            return MappedRecipe(input: image, isOfDisplay: isOfDisplay) { pixel, _ in change(pixel) }
        }
    }
}
