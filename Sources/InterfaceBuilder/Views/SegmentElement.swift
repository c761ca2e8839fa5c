/// A segment of a segmented control.
public struct SegmentElement: ElementFacade {
    /// The `segment` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The title.
    public var title: String? { element.text(key: "title") }

    /// The image, which takes precedence over the title.
    public var image: ImageReference? { element.image(key: "image") }

    /// The width in points; nil or 0 to share the available width.
    public var width: Double? { element.length("width").flatMap { $0 > 0 ? $0 : nil } }

    /// Whether the segment can be selected.
    public var isEnabled: Bool { element.bool("enabled", default: true) }

    /// The offset of the content.
    public var contentOffset: Size? { element.size(key: "contentOffset") }
}

extension ViewElement {
    /// A segmented control's segments, in order.
    public var segments: [SegmentElement] { element.members(of: "segments").map(SegmentElement.init) }

    /// The items of a navigation bar, tab bar or toolbar, in order.
    public var barItems: [Element] { element.members(of: "items") }
}
