import CoreGraphics
import Foundation
import InterfaceBuilder

/// What `init(coder:)` gets when an object comes from a document: the object's element and the means to turn what
/// stands in it into values of UIKit.
///
/// Each class configures itself in its `init(coder:)` right after `super.init(coder:)`, through an overload of
/// `configure` for the class, so that a custom subclass finds its properties set when that call returns.
///
/// There is no archive behind it: whoever decodes a key finds nothing there, as for a key that was never encoded.
public final class NibDecoder: NSCoder {
    /// The element of the object that is being made.
    package let element: Element

    /// What the objects of one document share while they are made.
    let context: NibContext

    init(element: Element, context: NibContext) {
        self.element = element
        self.context = context
        super.init()
    }

    public override var allowsKeyedCoding: Bool { true }
    public override func containsValue(forKey key: String) -> Bool { false }
    public override func decodeObject(forKey key: String) -> Any? { nil }
    public override func decodeBool(forKey key: String) -> Bool { false }
    public override func decodeInteger(forKey key: String) -> Int { 0 }
    public override func decodeCInt(forKey key: String) -> Int32 { 0 }
    public override func decodeInt32(forKey key: String) -> Int32 { 0 }
    public override func decodeInt64(forKey key: String) -> Int64 { 0 }
    public override func decodeFloat(forKey key: String) -> Float { 0 }
    public override func decodeDouble(forKey key: String) -> Double { 0 }
}
