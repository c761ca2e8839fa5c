/// The contents of a button in one of its states. Nil is the normal state's value.
public struct ButtonState: ElementFacade {
    /// The `state` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// `normal`, `highlighted`, `disabled`, `selected`, or several joined by `-`.
    public var name: String { element.key ?? "normal" }

    /// The title.
    public var title: String? { element.text(key: "title") }

    /// The attributed title, which takes precedence over ``title``.
    public var attributedTitle: AttributedText? { element.attributedText(key: "attributedTitle") }

    /// The image.
    public var image: ImageReference? { element.image(key: "image") }

    /// The image behind title and image.
    public var backgroundImage: ImageReference? { element.image(key: "backgroundImage") }

    /// The title's color.
    public var titleColor: DocumentColor? { element.color(key: "titleColor") }

    /// The color of the title's shadow.
    public var titleShadowColor: DocumentColor? { element.color(key: "titleShadowColor") }

    /// The configuration of the image if it is a symbol.
    public var symbolConfiguration: SymbolConfiguration? { element.symbolConfiguration() }
}

/// The configuration of a button since iOS 15. With one, the titles and images of states are duplicates.
public struct ButtonConfiguration: ElementFacade {
    /// The `buttonConfiguration` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// `plain`, `gray`, `tinted`, `filled`, `borderless`…
    public var style: String { element["style"] ?? "plain" }

    /// The title.
    public var title: String? { element.text(key: "title") }

    /// The line below the title.
    public var subtitle: String? { element.text(key: "subtitle") }

    /// The attributed title, which takes precedence over ``title``.
    public var attributedTitle: AttributedText? { element.attributedText(key: "attributedTitle") }

    /// The attributed subtitle.
    public var attributedSubtitle: AttributedText? { element.attributedText(key: "attributedSubtitle") }

    /// The image.
    public var image: ImageReference? { element.image(key: "image") }

    /// The configuration of the image if it is a symbol.
    public var symbolConfiguration: SymbolConfiguration? {
        element.symbolConfiguration(key: "preferredSymbolConfigurationForImage")
            ?? element.symbolConfiguration()
    }

    /// The position of the image relative to the title: `leading`, `trailing`, `top`, `bottom`, `all`.
    public var imagePlacement: String? { element["imagePlacement"] }

    /// The distance between image and title, in points.
    public var imagePadding: Double? { element.length("imagePadding") }

    /// The distance between title and subtitle, in points.
    public var titlePadding: Double? { element.length("titlePadding") }

    /// The alignment of title and subtitle with each other.
    public var titleAlignment: String? { element["titleAlignment"] }

    /// `fixed`, `dynamic`, `small`, `medium`, `large`, `capsule`.
    public var cornerStyle: String? { element["cornerStyle"] }

    /// `mini`, `small`, `medium`, `large`.
    public var buttonSize: String? { element["buttonSize"] }

    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator: Bool { element.bool("showsActivityIndicator", default: false) }

    /// The insets of the content.
    public var contentInsets: Insets? { element.insets(key: "contentInsets") }

    /// The title's font.
    public var titleFont: FontDescription? { element.font(key: "titleFontDescription") }

    /// The color of title and image.
    public var baseForegroundColor: DocumentColor? { element.color(key: "baseForegroundColor") }

    /// The color of the background.
    public var baseBackgroundColor: DocumentColor? { element.color(key: "baseBackgroundColor") }

    /// The background in detail.
    public var background: Element? { element.child(named: "backgroundConfiguration") }
}

extension ViewElement {
    /// A button's states, in order.
    public var buttonStates: [ButtonState] { element.children(named: "state").map(ButtonState.init) }

    /// A button's configuration.
    public var buttonConfiguration: ButtonConfiguration? {
        element.child(named: "buttonConfiguration").map(ButtonConfiguration.init)
    }
}
