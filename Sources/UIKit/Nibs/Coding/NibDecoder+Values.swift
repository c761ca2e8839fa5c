import CoreGraphics
import Foundation
import InterfaceBuilder

/// Values of the element's attributes and children, for the size classes of the screen and in the requested language.
@MainActor
extension NibDecoder {
    // MARK: Attributes

    /// Returns the attribute as text.
    func attribute(_ name: String) -> String? { element.effectiveAttribute(name, in: context.traits) }

    /// Returns the attribute as a Boolean; nil for the class's default.
    func bool(_ name: String) -> Bool? { element.carrier(of: name, in: context.traits).bool(name) }

    /// Returns the attribute as a number or a length in points; nil for the class's default.
    func number(_ name: String) -> CGFloat? {
        element.carrier(of: name, in: context.traits).length(name).map { CGFloat($0) }
    }

    /// Returns the attribute as an integer; nil for the class's default.
    func integer(_ name: String) -> Int? { element.carrier(of: name, in: context.traits).int(name) }

    /// Returns the child that is the value of a property, of any kind.
    func child(_ key: String) -> Element? { element.effectiveChild(key: key, in: context.traits) }

    // MARK: Texts

    /// Returns the attribute or the `string` child of that key, in the requested language.
    func string(_ key: String) -> String? {
        localized(key) ?? attribute(key) ?? element.text(key: key)
    }

    /// Returns the translation of a property of this object, such as `normalTitle` or `segmentTitles[0]`; nil if there
    /// is none.
    func localized(_ property: String) -> String? {
        element.id.flatMap { context.texts.text(objectID: $0, property: property) }
    }

    /// Returns the `attributedString` child of that key, in the requested language: a translation of the attributed
    /// text, or of the plain one of the same property, receives the attributes.
    func attributedString(_ key: String = "attributedText", translation: String? = nil) -> NSAttributedString?
    {
        guard let child = child(key), child.isNamed("attributedString") else { return nil }
        let plainKey = key == "attributedText" ? "text" : key == "attributedTitle" ? "title" : nil
        let translation = translation ?? localized(key) ?? plainKey.flatMap(localized)
        return context.attributedString(AttributedText(child), translation: translation)
    }

    /// Returns the attributes for all text of a bar, such as `titleTextAttributes`: a font and a color.
    func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let child = child(key), child.isNamed("textAttributes") else { return nil }
        let decoder = NibDecoder(element: child, context: context)
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.foregroundColor] = decoder.color("textColor")
        attributes[.font] = decoder.font()
        return attributes
    }

    // MARK: Colors, fonts, images

    /// Returns the `color` child of that key; nil also if the document contains `nil`.
    func color(_ key: String) -> UIColor? {
        guard let child = child(key), child.isNamed("color") else { return nil }
        return DocumentColor(child).flatMap { context.color($0, child) }
    }

    /// Returns the `fontDescription` child.
    func font(_ key: String = "fontDescription") -> UIFont? {
        guard let child = child(key) else { return nil }
        return FontDescription(child).map { context.font($0) }
    }

    /// Returns the image that the attribute names: of the system's catalog, or of the project's.
    func image(_ attribute: String) -> UIImage? {
        let carrier = element.carrier(of: attribute, in: context.traits)
        guard var reference = carrier.image(key: attribute) ?? element.image(key: attribute) else {
            return nil
        }
        if element["catalog"] == "system", element.has(attribute) { reference.isSystem = true }
        return context.image(reference, element)
    }

    /// Returns the `preferredSymbolConfiguration` child of that key.
    func symbolConfiguration(_ key: String = "preferredSymbolConfiguration") -> UIImage.SymbolConfiguration? {
        element.symbolConfiguration(key: key).map { context.symbolConfiguration($0) }
    }

    // MARK: Objects

    /// Returns the object created from the child of that key, such as a cell's `contentView`.
    func object<T>(_ key: String, as type: T.Type = T.self) -> T? {
        child(key).flatMap { context.make($0, as: type) }
    }

    /// Returns the objects created from the children of the container, such as `subviews` or `items`.
    func objects<T>(in container: String, as type: T.Type = T.self) -> [T] {
        element.members(of: container).compactMap { context.make($0, as: type) }
    }

    /// Calls the closure with the object of the id when all objects have been created.
    func whenMade<T>(_ id: String, as type: T.Type = T.self, _ use: @escaping @MainActor (T) -> Void) {
        context.whenMade(id, element, as: type, use)
    }

    /// Returns a nested nib of this document, such as the prototype of a cell.
    func template(_ element: Element) -> NibTemplate { NibTemplate(element: element, context: context) }

    /// Reports a limitation of the element, with its line.
    func report(_ message: String) { context.report(message, element) }
}
