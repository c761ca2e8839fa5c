import CoreGraphics

/// The views of a list's content; there are none for missing parts.
@MainActor
struct ListContentParts {
    private(set) var image: UIImageView?
    private(set) var text: UILabel?
    private(set) var secondary: UILabel?
    private var guides: [ObjectIdentifier: (guide: UILayoutGuide, sides: [NSLayoutConstraint])] = [:]

    mutating func show(_ content: UIListContentConfiguration, in view: UIView) {
        show(content.image, content.imageProperties, in: view)
        Self.show(content.shownText, content.textProperties, &text, in: view)
        Self.show(content.shownSecondaryText, content.secondaryTextProperties, &secondary, in: view)
    }

    private mutating func show(
        _ shown: UIImage?, _ properties: UIListContentConfiguration.ImageProperties, in view: UIView
    ) {
        guard let shown else {
            image?.removeFromSuperview()
            image = nil
            return
        }
        let imageView = image ?? Self.added(UIImageView(), to: view)
        image = imageView
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.image = shown
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor =
            properties.tintColor == nil && properties.tintColorTransformer == nil
            ? nil : properties.resolvedTintColor(for: view.tintColor)
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
    }

    private static func show(
        _ shown: ShownText?, _ properties: UIListContentConfiguration.TextProperties,
        _ label: inout UILabel?, in view: UIView
    ) {
        guard let shown else {
            label?.removeFromSuperview()
            label = nil
            return
        }
        let shownLabel = label ?? added(UILabel(), to: view)
        label = shownLabel
        properties.apply(to: shownLabel, shown)
    }

    private static func added<View: UIView>(_ part: View, to view: UIView) -> View {
        view.addSubview(part)
        return part
    }

    // MARK: Guides

    /// Returns a guide that follows a part.
    mutating func guide(of part: UIView?, in view: UIView) -> UILayoutGuide? {
        guard let part else { return nil }
        if let known = guides[ObjectIdentifier(part)] { return known.guide }
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let sides = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
            guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(sides)
        guides[ObjectIdentifier(part)] = (guide, sides)
        moveGuides()
        return guide
    }

    func moveGuides() {
        guard !guides.isEmpty else { return }
        for part in [image, text, secondary].compactMap({ $0 as UIView? }) {
            guard let sides = guides[ObjectIdentifier(part)]?.sides else { continue }
            let frame = part.frame
            for (side, length) in zip(sides, [frame.minX, frame.minY, frame.width, frame.height]) {
                side.constant = length
            }
        }
    }
}
