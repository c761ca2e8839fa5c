import UIKit

/// Builds a screen's view in code, by key: what a storyboard scene is to a controller that has one.
///
/// The controller asks in `loadView`, without calling super; one controller serves as many layouts as there are keys.
///
/// ```swift
/// CodeInterfaceBuilder.register(.wholeMap) { parts in
///     let button = UIButton(type: .system)
///     parts["button"] = button
///     return button
/// }
///
/// let builder = try CodeInterfaceBuilder(key: .wholeMap)
/// view = builder.view
/// try builder.addAction(to: "button") { [weak self] in self?.greet() }
/// ```
@MainActor
public struct CodeInterfaceBuilder {
    /// Makes a layout's view and names its parts.
    public typealias Build = @MainActor (InterfaceParts) throws -> UIView

    private static var layouts: [CodeInterfaceBuilderKey: Build] = [:]

    /// Which layout this is.
    public let key: CodeInterfaceBuilderKey
    /// The layout's root.
    public let view: UIView
    /// What varies with traits and language.
    public let variants: LayoutVariants
    private let parts: InterfaceParts

    /// Makes a layout known. A later one under the same key takes the place of the earlier.
    public static func register(_ key: CodeInterfaceBuilderKey, build: @escaping Build) {
        layouts[key] = build
    }

    /// The keys under which there are layouts, in order.
    public static var keys: [CodeInterfaceBuilderKey] {
        layouts.keys.sorted { $0.rawValue < $1.rawValue }
    }

    /// Builds a layout anew. An unknown key is an error that lists the known ones.
    public init(key: CodeInterfaceBuilderKey) throws {
        guard let build = Self.layouts[key] else { throw ScreenError.unknownKey(key, known: Self.keys) }
        self.key = key
        parts = InterfaceParts()
        view = try build(parts)
        variants = LayoutVariants(parts.variants)
    }

    /// A named part of the layout.
    public func part<Part: AnyObject>(_ name: String, as type: Part.Type = Part.self) throws(ScreenError)
        -> Part
    {
        guard let object = parts[name] else {
            throw .missingPart(name, key: key, present: parts.names)
        }
        guard let part = object as? Part else {
            throw .wrongPart(
                name, key: key, expected: String(describing: type),
                found: String(describing: Swift.type(of: object)))
        }
        return part
    }

    /// Runs a closure when a named control sends an event, its primary one unless another is given.
    public func addAction(
        to name: String, for event: UIControl.Event = .primaryActionTriggered,
        handler: @escaping @MainActor () -> Void
    ) throws(ScreenError) {
        try part(name, as: UIControl.self).addAction(UIAction { _ in handler() }, for: event)
    }
}
