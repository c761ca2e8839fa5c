import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    /// Configures the properties of all views: geometry, appearance, subviews.
    func configure(_ view: UIView) {
        view.hierarchy.nibIdentifier = element.id
        configurePlace(view)
        configureFlags(view)
        configureLooks(view)
        configureMargins(view)
        configurePriorities(view)
        configureAssumedSize(view)
        configureAccessibility(view)
        registerGuides(of: view)
        addSubviews(to: view)
        if element.child(named: "constraints") != nil { context.constraintOwners.append((element, view)) }
    }

    private func configurePlace(_ view: UIView) {
        // The mask applies to later changes of the superview only, so the frame is set first.
        if let frame = child("frame")?.rect { view.frame = CGRect(frame) }
        let mask = ViewElement(element).autoresizingMask
        if let mask { view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask.rawValue) }
        if let resizes = bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
        // A fixed frame is implemented by an autoresizing mask, as in the compiled document.
        let translates = bool("translatesAutoresizingMaskIntoConstraints") ?? true
        let isFixed = bool("fixedFrame") ?? false
        if !translates, !isFixed, context.document.useAutolayout {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    private func configureFlags(_ view: UIView) {
        if let value = bool("hidden") { view.isHidden = value }
        if let value = bool("opaque") { view.isOpaque = value }
        if let value = bool("clipsSubviews") { view.clipsToBounds = value }
        if let value = bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
        if let value = bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
        if let value = bool("exclusiveTouch") { view.isExclusiveTouch = value }
        if let value = bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = value }
        if let value = integer("tag") { view.tag = value }
        if let value = attribute("restorationIdentifier") { view.restorationIdentifier = value }
        if let name = attribute("semanticContentAttribute") { configureDirection(view, name) }
    }

    private func configureDirection(_ view: UIView, _ name: String) {
        switch name {
        case "unspecified": view.semanticContentAttribute = .unspecified
        case "playback": view.semanticContentAttribute = .playback
        case "spatial": view.semanticContentAttribute = .spatial
        case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
        case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
        default: report("semanticContentAttribute is not known: \(name)")
        }
    }

    private func configureLooks(_ view: UIView) {
        if let alpha = number("alpha") { view.alpha = alpha }
        if let color = color("backgroundColor") { view.backgroundColor = color }
        if let color = color("tintColor") { view.tintColor = color }
        if let name = attribute("contentMode") { configureContentMode(view, name) }
        switch attribute("tintAdjustmentMode") {
        case "normal": view.tintAdjustmentMode = .normal
        case "dimmed": view.tintAdjustmentMode = .dimmed
        default: break
        }
        switch attribute("overrideUserInterfaceStyle") ?? attribute("userInterfaceStyle") {
        case "light": view.overrideUserInterfaceStyle = .light
        case "dark": view.overrideUserInterfaceStyle = .dark
        default: break
        }
    }

    func configureContentMode(_ view: UIView, _ name: String) {
        guard let mode = Self.contentModes[name] else { return report("contentMode is not known: \(name)") }
        view.contentMode = mode
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private func configureMargins(_ view: UIView) {
        if let value = bool("preservesSuperviewLayoutMargins") {
            view.preservesSuperviewLayoutMargins = value
        }
        if let value = bool("insetsLayoutMarginsFromSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = value
        }
        if let insets = child("directionalLayoutMargins")?.insets {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(insets)
        } else if let insets = child("layoutMargins")?.insets {
            view.layoutMargins = UIEdgeInsets(insets)
        }
    }

    private func configurePriorities(_ view: UIView) {
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            if let value = priority(name + "HuggingPriority") {
                view.setContentHuggingPriority(value, for: axis)
            }
            if let value = priority(name + "CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(value, for: axis)
            }
        }
    }

    func priority(_ name: String) -> UILayoutPriority? {
        number(name).map { UILayoutPriority(Float(min(max($0, 0), 1_000))) }
    }

    private func addSubviews(to view: UIView) {
        guard let list = element.child(named: "subviews") else { return }
        let installed = Set(element.effectiveMembers(of: "subviews", in: context.traits).map(\.position))
        for member in list.children {
            guard let subview: UIView = context.make(member) else { continue }
            if installed.contains(member.position) {
                view.addSubview(subview)
            } else {
                // Outlets still refer to views that this size class excludes.
                member.id.map { _ = context.uninstalled.insert($0) }
            }
        }
    }
}
