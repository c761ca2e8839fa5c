import CoreGraphics
import Foundation
import InterfaceBuilder

/// What `init(coder:)` gets when an object comes from a document: the object's element and the means to turn what
/// stands in it into values of UIKit.
///
/// Each class configures itself in its `init(coder:)` right after `super.init(coder:)`, through an overload of
/// `configure` for the class, so that a custom subclass finds its properties set when that call returns.
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
}
