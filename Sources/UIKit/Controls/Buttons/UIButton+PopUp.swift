import CoreGraphics

/// Buttons whose menu chooses their title.
extension UIButton {
    var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Shows the title of the element that is chosen: the first where none is marked.
    func showSelection() {
        guard isPopUp, let menu, let chosen = menu.markedAction ?? menu.firstAction else { return }
        menu.select(chosen, isSingle: true)
        showTitle(of: chosen)
    }

    func showTitle(of chosen: UIMenuElement) {
        if configuration == nil { return setTitle(chosen.title, for: .normal) }
        configuration?.title = chosen.title
    }

    // MARK: The sign

    private static let signGap: CGFloat = 6

    /// The width that the sign takes, with the gap before it (an estimate).
    func popUpSignWidth(_ configuration: Configuration) -> CGFloat {
        guard let image = popUpImage(configuration) else { return 0 }
        return image.size(for: traitCollection).width + Self.signGap
    }

    private func popUpImage(_ configuration: Configuration) -> UIImage? {
        switch configuration.indicator {
        case .none: return nil
        case .automatic where !isPopUp: return nil
        case .automatic, .popup: break
        }
        let symbol = UIImage.SymbolConfiguration(textStyle: configuration.titleStyle, scale: .small)
        return UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbol)
    }

    /// Places the sign at the trailing end of the content, and leaves the rest of it.
    func layOutPopUpSign(_ configuration: Configuration, width: CGFloat, in content: inout CGRect) {
        guard width > 0 || parts.popUpSign != nil else { return }
        let view = parts.makePopUpSign(for: self)
        view.isHidden = width == 0
        guard width > 0 else { return }
        let (sign, rest) = content.divided(atDistance: width, from: isRightToLeft ? .minXEdge : .maxXEdge)
        content = rest
        view.image = popUpImage(configuration)
        let color = foregroundColor(configuration)
        view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
        let side = width - Self.signGap
        let x = isRightToLeft ? sign.minX : sign.maxX - side
        view.frame = pixels.nearest(CGRect(x: x, y: sign.minY, width: side, height: sign.height))
    }
}

extension UIMenu {
    /// The first action, here or in a menu further down.
    fileprivate var firstAction: UIAction? {
        for child in children {
            if let action = child as? UIAction { return action }
            if let first = (child as? UIMenu)?.firstAction { return first }
        }
        return nil
    }
}
