import CoreGraphics
import Foundation
import InterfaceBuilder

/// The coder for `init(coder:)` of an object in a document: the object's element and the means to convert its content
/// into values of UIKit.
///
/// Each class configures itself in its `init(coder:)` right after `super.init(coder:)`, through an overload of
/// `configure` for the class, so that a custom subclass finds its properties set when that call returns.
///
/// There is no archive. A subclass that decodes one of UIKit's keys in compiled nibs, such as `UIBounds`, gets the
/// value from the document if ``NibKeys`` contains the key; other keys have no value, as if never encoded.
public final class NibDecoder: KeylessCoder {
    /// The element of the object that is being created.
    package let element: Element

    /// The state that the objects of one document share while they are created.
    let context: NibContext

    init(element: Element, context: NibContext) {
        self.element = element
        self.context = context
        super.init()
    }

    /// Returns the document's value for a key of a compiled nib. Objects of documents are created on the main thread
    /// only.
    override func value(forKey key: String) -> Any? {
        guard key.hasPrefix("UI"), MainQueue.isCurrent else { return nil }
        // Execution on the main actor has been checked; the compiler cannot verify that the coder stays there.
        nonisolated(unsafe) let decoder = self
        nonisolated(unsafe) var answer: Any?
        MainActor.assumeIsolated { answer = NibKeys.value(of: key, decoder) }
        return answer
    }
}
