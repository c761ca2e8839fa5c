import CoreGraphics
import Foundation

/// A filter whose inputs are properties, each of which is stored by its key.
class FilterWithProperties: CIFilter {
    required init(_ name: String) {
        super.init()
        use(name)
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(name)
        copy.inputs = inputs
        return copy
    }

    private var known: FilterInputs { FilterInputs(values: inputs) }

    final func value(_ key: String) -> Float { known.float(key) }
    final func value(_ key: String) -> Int { Int(known.number(key)) }
    final func value(_ key: String) -> Bool { known.number(key) != 0 || inputs[key] as? Bool == true }
    final func value(_ key: String) -> String { known.text(key) }
    final func value(_ key: String) -> Data { known.data(key) ?? Data() }
    final func value(_ key: String) -> CGPoint { known.point(key) }
    final func value(_ key: String) -> CGRect { known.rect(key) ?? .zero }
    final func value(_ key: String) -> CGAffineTransform { known.transform(key) }
    final func value(_ key: String) -> CIColor { known.color(key) }
    final func value(_ key: String) -> CIVector { known.vector(key) }
    final func value(_ key: String) -> CIImage? { inputs[key] as? CIImage }
    final func value(_ key: String) -> CGColorSpace? { inputs[key] as? CGColorSpace }
    final func value(_ key: String) -> CIBarcodeDescriptor {
        inputs[key] as? CIBarcodeDescriptor ?? CIBarcodeDescriptor()
    }
    final func value(_ key: String) -> NSAttributedString {
        inputs[key] as? NSAttributedString ?? NSAttributedString()
    }
    final func value(_ key: String) -> [Any] { inputs[key] as? [Any] ?? [] }

    final func set(_ value: Any?, _ key: String) { inputs[key] = value }
    final func set(_ value: CGPoint, _ key: String) { inputs[key] = CIVector(cgPoint: value) }
    final func set(_ value: CGRect, _ key: String) { inputs[key] = CIVector(cgRect: value) }
}
