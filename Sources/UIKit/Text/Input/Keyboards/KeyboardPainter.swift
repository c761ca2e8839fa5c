import CoreGraphics

/// Draws the keys of a keyboard in the look of iOS 15 to 18 (colors observed on pictures of devices).
@MainActor
struct KeyboardPainter {
    let plan: KeyboardPlan
    let isDark: Bool

    /// The keyboard's background.
    nonisolated static func background(isDark: Bool) -> UIColor {
        isDark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }

    /// The background in the interface's appearance.
    static let background = UIColor { traits in background(isDark: traits.userInterfaceStyle == .dark) }

    private var ink: UIColor { isDark ? .white : .black }

    func paint(at origin: CGPoint) {
        if plan.request.hasSuggestions { paintBar(at: origin) }
        for placed in plan.keys {
            paint(placed.key, in: placed.frame.offsetBy(dx: origin.x, dy: origin.y))
        }
    }

    /// The lines between three suggestions.
    private func paintBar(at origin: CGPoint) {
        ink.withAlphaComponent(isDark ? 0.25 : 0.15).setFill()
        for third in 1...2 {
            let x = origin.x + plan.measures.size.width * CGFloat(third) / 3
            let (top, bottom) = (origin.y + plan.measures.bar * 0.25, origin.y + plan.measures.bar * 0.8)
            UIBezierPath(rect: CGRect(x: x, y: top, width: 1, height: bottom - top)).fill()
        }
    }

    private func paint(_ key: KeyboardKey, in frame: CGRect) {
        paintBackground(key, frame)
        let color = key.role == .action ? UIColor.white : ink
        switch key.face {
        case .text(let text): paint(text, key.role, color, in: frame)
        case .symbol(let name): paintSymbol(name, key.role, color, in: frame)
        case .digit(let digit, let letters): paint(digit, letters, color, in: frame)
        }
    }

    private func paintBackground(_ key: KeyboardKey, _ frame: CGRect) {
        guard let color = color(of: key.role) else { return }
        let radius: CGFloat = plan.measures.isPad ? 6 : 5
        UIColor(white: 0, alpha: isDark ? 0.45 : 0.32).setFill()
        UIBezierPath(roundedRect: frame.offsetBy(dx: 0, dy: 1), cornerRadius: radius).fill()
        color.setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: radius).fill()
    }

    private func color(of role: KeyboardKey.Role) -> UIColor? {
        switch role {
        case .character: UIColor(white: isDark ? 0.42 : 1, alpha: 1)
        case .active: UIColor(white: isDark ? 0.84 : 1, alpha: 1)
        case .function:
            isDark
                ? UIColor(white: 0.275, alpha: 1)
                : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
        case .action: UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
        case .bare: nil
        }
    }

    // MARK: Faces

    private func paint(_ text: String, _ role: KeyboardKey.Role, _ color: UIColor, in frame: CGRect) {
        let isLetter = text.unicodeScalars.count == 1 && role == .character
        let size: CGFloat = isLetter ? (plan.measures.isNarrow ? 20 : 23) : role == .bare ? 22 : 16
        draw(text, size: size, weight: isLetter && !isCapital(text) ? .light : .regular, color, in: frame)
    }

    private func isCapital(_ text: String) -> Bool { text.lowercased() != text }

    private func paint(_ digit: String, _ letters: String, _ color: UIColor, in frame: CGRect) {
        let isLow = frame.height < 40
        guard !letters.isEmpty, !isLow else {
            return draw(digit, size: 25, weight: .regular, color, in: frame)
        }
        let (upper, lower) = frame.divided(atDistance: frame.height * 0.64, from: .minYEdge)
        draw(digit, size: 25, weight: .regular, color, in: upper)
        draw(letters, size: 10, weight: .bold, color, in: lower.offsetBy(dx: 0, dy: -3))
    }

    private func draw(
        _ text: String, size: CGFloat, weight: UIFont.Weight, _ color: UIColor, in frame: CGRect
    ) {
        var font = UIFont.systemFont(ofSize: size, weight: weight)
        let wide = (text as NSString).size(withAttributes: [.font: font]).width
        // Long words are set smaller, as on the keys of other languages.
        if wide > frame.width - 6, wide > 0 {
            font = UIFont.systemFont(ofSize: max(8, size * (frame.width - 6) / wide), weight: weight)
        }
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        let bounds = (text as NSString).size(withAttributes: attributes)
        (text as NSString).draw(
            at: CGPoint(x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2),
            withAttributes: attributes)
    }

    private func paintSymbol(_ name: String, _ role: KeyboardKey.Role, _ color: UIColor, in frame: CGRect) {
        let size: CGFloat = role == .bare && plan.request.pad == nil ? 23 : 18
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .light)
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
        // A shift key that is down is light in dark keyboards too.
        let color = role == .active ? .black : color
        image.withTintColor(color, renderingMode: .alwaysOriginal).draw(
            at: CGPoint(x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2))
    }
}
