import CoreGraphics
import Foundation
import QuartzCore

extension KnownKeys {
    static let viewKeys = Table(
        UIView.self,
        [
            "hidden": bool(\.isHidden), "isHidden": bool(\.isHidden), "alpha": length(\.alpha),
            "tag": integer(\.tag),
            "opaque": bool(\.isOpaque), "clipsToBounds": bool(\.clipsToBounds),
            "exclusiveTouch": bool(\.isExclusiveTouch),
            "multipleTouchEnabled": bool(\.isMultipleTouchEnabled),
            "userInteractionEnabled": bool(\.isUserInteractionEnabled),
            "backgroundColor": optional(\.backgroundColor), "tintColor": color { $0.tintColor = $1 },
            "restorationIdentifier": optional(\.restorationIdentifier),
            "accessibilityIdentifier": optional(\.accessibilityIdentifier),
            "accessibilityLabel": optional(\.accessibilityLabel),
            "accessibilityHint": optional(\.accessibilityHint),
            "accessibilityValue": optional(\.accessibilityValue),
            "isAccessibilityElement": bool(\.isAccessibilityElement), "frame": value(\.frame),
            "bounds": value(\.bounds),
            "center": value(\.center), "autoresizesSubviews": bool(\.autoresizesSubviews),
            "translatesAutoresizingMaskIntoConstraints": bool(\.translatesAutoresizingMaskIntoConstraints),
            "preservesSuperviewLayoutMargins": bool(\.preservesSuperviewLayoutMargins),
            "insetsLayoutMarginsFromSafeArea": bool(\.insetsLayoutMarginsFromSafeArea),
            "contentScaleFactor": length(\.contentScaleFactor),
            "overrideUserInterfaceStyle": { view, value in
                let number = KeyValue.number(value).map(KeyValue.integer)
                guard let style = number.flatMap(UIUserInterfaceStyle.init) else { return false }
                view.overrideUserInterfaceStyle = style
                return true
            },
            "semanticContentAttribute": { view, value in
                let number = KeyValue.number(value).map(KeyValue.integer)
                guard let attribute = number.flatMap(UISemanticContentAttribute.init) else { return false }
                view.semanticContentAttribute = attribute
                return true
            },
        ])

    static let controllerKeys = Table(
        UIViewController.self,
        [
            "title": optional(\.title),
            "view": { controller, value in
                guard let view = value as? UIView else { return false }
                controller.view = view
                return true
            },
            "restorationIdentifier": optional(\.restorationIdentifier),
            "hidesBottomBarWhenPushed": bool(\.hidesBottomBarWhenPushed),
            "definesPresentationContext": bool(\.definesPresentationContext),
            "modalInPresentation": bool(\.isModalInPresentation),
            "preferredContentSize": value(\.preferredContentSize),
            "extendedLayoutIncludesOpaqueBars": bool(\.extendedLayoutIncludesOpaqueBars),
        ])

    static let barItemKeys = Table(
        UIBarItem.self,
        [
            "title": optional(\.title), "image": optional(\.image), "enabled": bool(\.isEnabled),
            "tag": integer(\.tag),
            "accessibilityIdentifier": optional(\.accessibilityIdentifier),
            "accessibilityLabel": optional(\.accessibilityLabel),
        ])

    /// Layers have colors of Core Graphics; a `UIColor`, which the key cannot store on iOS either, is converted as its
    /// author intended.
    static let layerKeys = Table(
        CALayer.self,
        [
            "cornerRadius": length(\.cornerRadius), "borderWidth": length(\.borderWidth),
            "masksToBounds": bool(\.masksToBounds), "shadowRadius": length(\.shadowRadius),
            "shadowOffset": value(\.shadowOffset),
            "shadowOpacity": { layer, value in
                guard let opacity = KeyValue.length(value) else { return false }
                layer.shadowOpacity = Float(opacity)
                return true
            },
            "opacity": { layer, value in
                guard let opacity = KeyValue.length(value) else { return false }
                layer.opacity = Float(opacity)
                return true
            },
            "zPosition": length(\.zPosition), "hidden": bool(\.isHidden),
            "borderColor": layerColor { $0.borderColor = $1 },
            "borderUIColor": layerColor { $0.borderColor = $1 },
            "borderColorFromUIColor": layerColor { $0.borderColor = $1 },
            "borderIBColor": layerColor { $0.borderColor = $1 },
            "shadowColor": layerColor { $0.shadowColor = $1 },
            "shadowUIColor": layerColor { $0.shadowColor = $1 },
            "shadowIBColor": layerColor { $0.shadowColor = $1 },
            "backgroundColor": layerColor { $0.backgroundColor = $1 },
        ])

    private static func color(_ set: @escaping @MainActor (UIView, UIColor?) -> Void)
        -> @MainActor (UIView, Any?) -> Bool
    {
        { view, value in
            guard value == nil || value is UIColor else { return false }
            set(view, value as? UIColor)
            return true
        }
    }

    private static func layerColor(
        _ set: @escaping @MainActor (CALayer, CGColor?) -> Void
    ) -> @MainActor (CALayer, Any?) -> Bool {
        { layer, value in
            switch value {
            case nil: set(layer, nil)
            case let color as UIColor: set(layer, color.cgColor)
            case let color as CGColor: set(layer, color)
            default: return false
            }
            return true
        }
    }
}
