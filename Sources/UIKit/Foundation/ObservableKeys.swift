import CoreGraphics
import Foundation
import QuartzCore
import Synchronization

/// The names of properties by key path: of adapted classes, and of UIKit's observable ones.
@MainActor
enum ObservableKeys {
    private static var keys: [AnyKeyPath: String] = [
        \UIView.frame: "frame", \UIView.bounds: "bounds", \UIView.center: "center",
        \UIView.isHidden: "hidden", \UIView.safeAreaInsets: "safeAreaInsets",
        \UIScrollView.contentOffset: "contentOffset", \UIScrollView.contentSize: "contentSize",
        \UIScrollView.contentInset: "contentInset",
        \UIViewController.title: "title", \UITextField.text: "text", \UIControl.isEnabled: "enabled",
        \UIControl.isSelected: "selected", \UIControl.isHighlighted: "highlighted",
        \UILabel.isHighlighted: "highlighted", \UIImageView.isHighlighted: "highlighted",
        \UIView.layer.sublayers: sublayers,
    ]

    /// The key path of the layers in a view, including those of its subviews.
    private static let sublayers = "layer.sublayers"

    /// Called before an observer of the key is added.
    static func prepare(_ key: String) {
        guard key == sublayers else { return }
        CALayer.sublayersObserver = { layer in
            guard let view = layer.delegate as? UIView else { return }
            KeyValueObserving.changed(sublayers, of: view, from: nil, to: layer.sublayers)
        }
    }

    /// The keys of properties to whose names Swift adds "is".
    private static let spellings = ["isHidden": "hidden"]
    private static let spellingsOfControls = ["isEnabled": "enabled", "isSelected": "selected"]

    /// The names that adapted code gives to the paths that it observes.
    private nonisolated static let written = Mutex<[WrittenPath: String]>([:])

    nonisolated static func note(_ path: AnyKeyPath, as name: String) {
        let path = WrittenPath(path: path)
        written.withLock { $0[path] = name }
    }

    private static func writtenName(of path: AnyKeyPath) -> String? {
        let path = WrittenPath(path: path)
        return written.withLock { $0[path] }
    }

    static func register(_ path: AnyKeyPath, as key: String) { keys[path] = key }

    /// Returns the key of a property's changes. Properties of other classes are named as in Swift.
    static func spelling(_ key: String, of object: AnyObject) -> String {
        if key == "isHighlighted", object is UIControl || object is UILabel || object is UIImageView {
            return "highlighted"
        }
        return spellings[key] ?? (object is UIControl ? spellingsOfControls[key] : nil) ?? key
    }

    /// Returns the key of a path from the object; nil, with a report, if it is unknown.
    static func key(of path: AnyKeyPath, _ object: AnyObject) -> String? {
        AdaptedClasses.prepare(type(of: object))
        if let key = keys[path] { return key }
        for name in [writtenName(of: path), describedName(of: path)].compactMap(\.self) {
            let key = spelling(name, of: object)
            if keys.values.contains(key) { return key }
        }
        RuntimeDiagnostics.report(
            "\(path) of \(type(of: object)) is not known by name, and its changes are not observed")
        return nil
    }

    /// The name of the last property of a path from objects of the class; nil where it is not known.
    static func name(of path: AnyKeyPath, _ type: AnyClass) -> String? {
        AdaptedClasses.prepare(type)
        return keys[path] ?? writtenName(of: path) ?? describedName(of: path)
    }

    /// The compiler describes a path as `\Type.name`, which also gives an inherited property of a subclass.
    private static func describedName(of path: AnyKeyPath) -> String? {
        let words = String(describing: path).split(separator: ".")
        return words.count < 2 ? nil : words.last.map(String.init)
    }

    /// Returns the value of a property of UIKit.
    static func value(_ key: String, of object: AnyObject) -> Any? {
        switch (object, spelling(key, of: object)) {
        case (let view as UIView, "frame"): view.frame
        case (let view as UIView, "bounds"): view.bounds
        case (let view as UIView, "center"): view.center
        case (let view as UIView, "hidden"): view.isHidden
        case (let view as UIView, "safeAreaInsets"): view.safeAreaInsets
        case (let scroll as UIScrollView, "contentOffset"): scroll.contentOffset
        case (let scroll as UIScrollView, "contentSize"): scroll.contentSize
        case (let scroll as UIScrollView, "contentInset"): scroll.contentInset
        case (let controller as UIViewController, "title"): controller.title
        case (let field as UITextField, "text"): field.text
        case (let control as UIControl, "enabled"): control.isEnabled
        case (let control as UIControl, "selected"): control.isSelected
        case (let control as UIControl, "highlighted"): control.isHighlighted
        case (let label as UILabel, "highlighted"): label.isHighlighted
        case (let view as UIImageView, "highlighted"): view.isHighlighted
        case (let view as UIView, sublayers): view.layer.sublayers
        default: nil
        }
    }
}

/// A key path as a key.
// Paths are immutable; those that capture values are not Sendable by type.
private struct WrittenPath: Hashable, @unchecked Sendable {
    let path: AnyKeyPath
}

/// Returns the key path, of which UIKit then knows the name. Adapted code calls it where it observes a path.
public func _named<Path: AnyKeyPath>(_ path: Path, _ name: String) -> Path {
    ObservableKeys.note(path, as: name)
    return path
}
