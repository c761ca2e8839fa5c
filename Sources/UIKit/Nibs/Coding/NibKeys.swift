import CoreGraphics
import InterfaceBuilder

/// Keys that compiled nibs use for UIKit's properties, according to open-source tools that write such nibs (for example
/// github.com/viraptor/ibtool and xib2nib of github.com/microsoft/WinObjC).
@MainActor
enum NibKeys {
    /// Returns the document's value for the key; nil if it has none, or if the key is unknown, which is reported.
    static func value(of key: String, _ decoder: NibDecoder) -> Any? {
        if let read = readers[key] { return read(decoder) }
        decoder.context.report(
            "the coder of a document has no value for the key \"\(key)\" of compiled nibs",
            decoder.element, about: "coder key \(key)")
        return nil
    }

    private typealias Reader = @MainActor (NibDecoder) -> Any?

    private static let readers: [String: Reader] = [
        "UIBounds": { frame($0).map { CGRect(origin: .zero, size: $0.size) } },
        "UICenter": { frame($0).map { CGPoint(x: $0.midX, y: $0.midY) } },
        "UIAlpha": number("alpha"), "UITag": integer("tag"), "UIHidden": flag("hidden"),
        "UIOpaque": flag("opaque"), "UIClipsToBounds": flag("clipsSubviews"),
        "UIUserInteractionDisabled": { $0.bool("userInteractionEnabled").map { !$0 } },
        "UIMultipleTouchEnabled": flag("multipleTouchEnabled"),
        "UIAutoresizeSubviews": flag("autoresizesSubviews"),
        "UIAutoresizingMask": { ViewElement($0.element).autoresizingMask.map { Int($0.rawValue) } },
        "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints": {
            $0.bool("translatesAutoresizingMaskIntoConstraints").map { !$0 }
        },
        "UIBackgroundColor": color("backgroundColor"), "UITintColor": color("tintColor"),
        "UIRestorationIdentifier": text("restorationIdentifier"),
        "UIClassName": { $0.element["customClass"] },
        "UIText": text("text"), "UIPlaceholder": text("placeholder"), "UITitle": text("title"),
        "UIPrompt": text("prompt"), "UITextColor": color("textColor"), "UIFont": { $0.font() },
        "UINumberOfLines": integer("numberOfLines"), "UIDisabled": { $0.bool("enabled").map { !$0 } },
        "UISelected": flag("selected"), "UIHighlighted": flag("highlighted"),
        "UIImage": image("image"), "UIHighlightedImage": image("highlightedImage"),
        "UISwitchOn": flag("on"), "UIValue": number("value"), "UIMinValue": number("minValue"),
        "UIMaxValue": number("maxValue"), "UIProgress": number("progress"),
        "UIReuseIdentifier": text("reuseIdentifier"), "UIRowHeight": number("rowHeight"),
        "UIStoryboardIdentifier": text("storyboardIdentifier"),
        "UIHidesBottomBarWhenPushed": flag("hidesBottomBarWhenPushed"),
        "UIStackViewSpacing": number("spacing"),
    ]

    private static func frame(_ decoder: NibDecoder) -> CGRect? {
        decoder.child("frame")?.rect.map { CGRect($0) }
    }
    private static func flag(_ name: String) -> Reader { { $0.bool(name) } }
    private static func number(_ name: String) -> Reader { { $0.number(name).map { Double($0) } } }
    private static func integer(_ name: String) -> Reader { { $0.integer(name) } }
    private static func text(_ name: String) -> Reader { { $0.string(name) } }
    private static func color(_ name: String) -> Reader { { $0.color(name) } }
    private static func image(_ name: String) -> Reader { { $0.image(name) } }
}
