import CoreGraphics
import Foundation

// The archived properties of each class, in addition to those of its superclasses.
extension UIView {
    private static let viewProperties: [ArchivedProperty<UIView>] = [
        .init("alpha", \.alpha), .init("hidden", \.isHidden), .init("tag", \.tag),
        .init("opaque", \.isOpaque),
        .init("clips", \.clipsToBounds), .init("interaction", \.isUserInteractionEnabled),
        .init("multipleTouch", \.isMultipleTouchEnabled), .init("exclusiveTouch", \.isExclusiveTouch),
        .init("autoresizes", \.autoresizesSubviews), .init("contentMode", \.contentMode),
        .init("semantic", \.semanticContentAttribute), .init("style", \.overrideUserInterfaceStyle),
        .init("translates", \.translatesAutoresizingMaskIntoConstraints),
        .init("background", color: \.backgroundColor), .init("restoration", \.restorationIdentifier),
        .init("identifier", \.accessibilityIdentifier), .init("label", \.accessibilityLabel),
        .init("hint", \.accessibilityHint), .init("value", \.accessibilityValue),
        .init("accessible", \.isAccessibilityElement), .init("cornerRadius", \.layer.cornerRadius),
        .init("borderWidth", \.layer.borderWidth),
        .init(key: "tint", read: { $0.appearance.tintColor.map(ArchivedValue.parts(of:)) }) { view, value in
            if let color = ArchivedValue.color(value) { view.tintColor = color }
        },
        .init(key: "mask", read: { NSNumber(value: $0.autoresizingMask.rawValue) }) { view, value in
            let number = KeyValue.number(value).map(KeyValue.integer) ?? 0
            view.autoresizingMask = AutoresizingMask(rawValue: UInt(clamping: number))
        },
        .init(key: "bounds", read: { NSCoder.string(for: $0.bounds) }) { view, value in
            view.bounds = NSCoder.cgRect(for: value as? String ?? "")
        },
        .init(key: "center", read: { NSCoder.string(for: $0.center) }) { view, value in
            view.center = NSCoder.cgPoint(for: value as? String ?? "")
        },
        .init(key: "transform", read: { $0.transform.isIdentity ? nil : $0.transform.parts as NSArray }) {
            view, value in
            if let transform = CGAffineTransform(parts: value) { view.transform = transform }
        },
    ]

    private static let labelProperties: [ArchivedProperty<UILabel>] = [
        .init("text", \.text), .init("alignment", \.textAlignment), .init("breaks", \.lineBreakMode),
        .init("lines", \.numberOfLines), .init("enabled", \.isEnabled),
        .init("shrinks", \.adjustsFontSizeToFitWidth), .init("adjusts", \.adjustsFontForContentSizeCategory),
        .init(key: "font", read: { ArchivedValue.parts(of: $0.font ?? .systemFont(ofSize: 17)) }) {
            label, value in
            if let font = ArchivedValue.font(value) { label.font = font }
        },
        .init(key: "color", read: { ArchivedValue.parts(of: $0.textColor ?? .label) }) { label, value in
            if let color = ArchivedValue.color(value) { label.textColor = color }
        },
    ]

    private static let fieldProperties: [ArchivedProperty<UITextField>] = [
        .init("text", \.text), .init("placeholder", \.placeholder), .init("alignment", \.textAlignment),
        .init("font", font: \.font), .init("color", color: \.textColor), .init("border", \.borderStyle),
        .init("secure", \.isSecureTextEntry), .init("keyboard", \.keyboardType),
    ]

    private static let textProperties: [ArchivedProperty<UITextView>] = [
        .init("alignment", \.textAlignment), .init("font", font: \.font), .init("color", color: \.textColor),
        .init("editable", \.isEditable), .init("selectable", \.isSelectable),
        .init(key: "text", read: { $0.text as NSString? }) { view, value in view.text = value as? String ?? ""
        },
    ]

    private static let controlProperties: [ArchivedProperty<UIControl>] = [
        .init("enabled", \.isEnabled), .init("selected", \.isSelected),
        .init("horizontal", \.contentHorizontalAlignment), .init("vertical", \.contentVerticalAlignment),
    ]

    private static let buttonProperties: [ArchivedProperty<UIButton>] = [
        .init(key: "title", read: { $0.title(for: .normal) as NSString? }) { button, value in
            button.setTitle(value as? String, for: .normal)
        },
        .init(key: "titleColor", read: { $0.titleColor(for: .normal).map(ArchivedValue.parts(of:)) }) {
            button, value in
            if let color = ArchivedValue.color(value) { button.setTitleColor(color, for: .normal) }
        },
    ]

    private static let switchProperties: [ArchivedProperty<UISwitch>] = [.init("on", \.isOn)]

    private static let sliderProperties: [ArchivedProperty<UISlider>] = [
        .init("least", \.minimumValue), .init("greatest", \.maximumValue), .init("amount", \.value),
    ]

    private static let stepperProperties: [ArchivedProperty<UIStepper>] = [
        .init("least", \.minimumValue), .init("greatest", \.maximumValue), .init("step", \.stepValue),
        .init("amount", \.value),
    ]

    private static let progressProperties: [ArchivedProperty<UIProgressView>] = [
        .init("progress", \.progress)
    ]

    private static let pageProperties: [ArchivedProperty<UIPageControl>] = [
        .init("pages", \.numberOfPages), .init("page", \.currentPage),
    ]

    private static let stackProperties: [ArchivedProperty<UIStackView>] = [
        .init("axis", \.axis), .init("distribution", \.distribution), .init("stackAlignment", \.alignment),
        .init("spacing", \.spacing), .init("margins", \.isLayoutMarginsRelativeArrangement),
    ]

    private static let scrollProperties: [ArchivedProperty<UIScrollView>] = [
        .init("paging", \.isPagingEnabled), .init("scrolls", \.isScrollEnabled),
        .init(key: "content", read: { NSCoder.string(for: $0.contentSize) }) { view, value in
            view.contentSize = NSCoder.cgSize(for: value as? String ?? "")
        },
        .init(key: "inset", read: { NSCoder.string(for: $0.contentInset) }) { view, value in
            view.contentInset = NSCoder.uiEdgeInsets(for: value as? String ?? "")
        },
    ]

    /// Calls the closure with the properties of each class that the view is of, the superclass first.
    func forEachArchivedTable(_ visit: ArchivedVisit) {
        visit.use(Self.viewProperties, self)
        visit.use(Self.controlProperties, self as? UIControl)
        visit.use(Self.labelProperties, self as? UILabel)
        visit.use(Self.fieldProperties, self as? UITextField)
        visit.use(Self.scrollProperties, self as? UIScrollView)
        visit.use(Self.textProperties, self as? UITextView)
        visit.use(Self.buttonProperties, self as? UIButton)
        visit.use(Self.switchProperties, self as? UISwitch)
        visit.use(Self.sliderProperties, self as? UISlider)
        visit.use(Self.stepperProperties, self as? UIStepper)
        visit.use(Self.progressProperties, self as? UIProgressView)
        visit.use(Self.pageProperties, self as? UIPageControl)
        visit.use(Self.stackProperties, self as? UIStackView)
    }
}

/// One direction of the tables: encoding or decoding.
@MainActor
struct ArchivedVisit {
    let coder: NSCoder
    let isWriting: Bool

    func use<Owner>(_ properties: [ArchivedProperty<Owner>], _ owner: Owner?) {
        guard let owner else { return }
        for property in properties {
            if isWriting { property.encode(owner, with: coder) } else { property.decode(owner, with: coder) }
        }
    }
}

extension CGAffineTransform {
    fileprivate var parts: [Double] { [a, b, c, d, tx, ty].map(Double.init) }

    fileprivate init?(parts value: Any) {
        guard let parts = (value as? [Any])?.compactMap(KeyValue.number), parts.count == 6,
            parts.allSatisfy(\.isFinite)
        else { return nil }
        self.init(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }
}
