@_exported import Foundation
@_exported import UIKit

// The types of the constants that R.swift generates for an app's resources.

/// Something that can check its resources.
public protocol Validatable {
    static func validate() throws
}

extension Validatable {
    public static func validate() throws {}
}

/// A resource that is missing.
public struct ValidationError: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }
}

/// A resource with an identifier.
public protocol IdentifierType: CustomStringConvertible {
    var identifier: String { get }
}

extension IdentifierType {
    public var description: String { identifier }
}

// MARK: Assets

public protocol ImageResourceType {
    var bundle: Bundle { get }
    var name: String { get }
}

/// An image in an asset catalog or a file.
public struct ImageResource: ImageResourceType, Sendable {
    public let bundle: Bundle
    public let name: String

    public init(bundle: Bundle, name: String) { (self.bundle, self.name) = (bundle, name) }

    /// Returns the image.
    public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: traits)
    }
}

extension UIImage {
    public convenience init?(
        resource: any ImageResourceType, compatibleWith traits: UITraitCollection? = nil
    ) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traits)
    }
}

public protocol ColorResourceType {
    var bundle: Bundle { get }
    var name: String { get }
}

/// A color in an asset catalog.
public struct ColorResource: ColorResourceType {
    public let bundle: Bundle
    public let name: String

    public init(bundle: Bundle, name: String) { (self.bundle, self.name) = (bundle, name) }

    /// Returns the color.
    public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
        UIColor(named: name, in: bundle, compatibleWith: traits)
    }
}

extension UIColor {
    public convenience init?(
        resource: any ColorResourceType, compatibleWith traits: UITraitCollection? = nil
    ) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traits)
    }
}

// MARK: Files

public protocol FileResourceType {
    var bundle: Bundle { get }
    var name: String { get }
    var pathExtension: String { get }
}

extension FileResourceType {
    public var fullname: String { [name, pathExtension].filter { !$0.isEmpty }.joined(separator: ".") }

    /// Returns the path in the bundle.
    public func path() -> String? { bundle.path(forResource: self) }

    /// Returns the URL in the bundle.
    public func url() -> URL? { bundle.url(forResource: self) }
}

/// A file of the bundle.
public struct FileResource: FileResourceType {
    public let bundle: Bundle
    public let name: String
    public let pathExtension: String

    public init(bundle: Bundle, name: String, pathExtension: String) {
        (self.bundle, self.name, self.pathExtension) = (bundle, name, pathExtension)
    }

    /// Returns the URL in the bundle.
    public func callAsFunction() -> URL? { url() }
}

extension Bundle {
    public func url(forResource resource: any FileResourceType) -> URL? {
        url(forResource: resource.name, withExtension: resource.pathExtension)
    }

    public func path(forResource resource: any FileResourceType) -> String? {
        path(forResource: resource.name, ofType: resource.pathExtension)
    }
}

public protocol FontResourceType {
    var fontName: String { get }
}

/// A font of the app.
public struct FontResource: FontResourceType {
    public let fontName: String

    public init(fontName: String) { self.fontName = fontName }

    /// Returns the font in a size.
    public func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: fontName, size: size) }
}

extension UIFont {
    public convenience init?(resource: any FontResourceType, size: CGFloat) {
        self.init(name: resource.fontName, size: size)
    }
}

// MARK: Texts

public protocol StringResourceType {
    var key: String { get }
    var tableName: String { get }
    var bundle: Bundle { get }
    var locales: [String] { get }
    var comment: String? { get }
}

/// A text of a table.
public struct StringResource: StringResourceType {
    public let key: String
    public let tableName: String
    public let bundle: Bundle
    public let locales: [String]
    public let comment: String?

    public init(key: String, tableName: String, bundle: Bundle, locales: [String], comment: String?) {
        (self.key, self.tableName, self.bundle) = (key, tableName, bundle)
        (self.locales, self.comment) = (locales, comment)
    }

    /// Returns the text in the app's language, with arguments at its placeholders.
    public func callAsFunction(_ arguments: any CVarArg..., preferredLanguages: [String]? = nil) -> String {
        let format = AppSurroundings.text(key, value: nil, table: tableName, in: bundle)
        guard !arguments.isEmpty else { return format }
        return String(format: format, locale: AppSurroundings.locale, arguments: arguments)
    }
}
