import UIKit

/// Views with the defaults of Interface Builder, for the layouts in code: placed by constraints, with text that scales
/// with the user's content size.
@MainActor
enum Drawn {
    /// The priority of views that are compressed before controls and headings.
    static let yielding = UILayoutPriority(740)

    static func view(_ color: String? = nil, radius: CGFloat = 0) -> UIView {
        let view = placed(UIView())
        view.backgroundColor = color.flatMap { UIColor(named: $0) }
        view.layer.cornerRadius = radius
        return view
    }

    static func label(_ style: UIFont.TextStyle, _ color: String? = nil, lines: Int = 1) -> UILabel {
        label("", style, color, lines: lines)
    }

    /// Returns a label in a text style; white without a color.
    static func label(
        _ text: String, _ style: UIFont.TextStyle, _ color: String? = nil, lines: Int = 1,
        alignment: NSTextAlignment = .natural
    ) -> UILabel {
        let label = self.label(text, font: .preferredFont(forTextStyle: style), color)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = lines
        label.textAlignment = alignment
        return label
    }

    /// Returns a label with a fixed font size.
    static func label(_ text: String = "", font: UIFont, _ color: String? = nil) -> UILabel {
        let label = hugging(placed(UILabel()))
        label.text = text.isEmpty ? nil : Texts.here(text)
        label.font = font
        label.textColor = color.map { UIColor(named: $0) } ?? .white
        return label
    }

    /// Returns an image view that fits or fills its bounds.
    static func picture(_ name: String, fills: Bool = false, radius: CGFloat = 0) -> UIImageView {
        let view = hugging(placed(UIImageView(image: UIImage(named: name))))
        view.contentMode = fills ? .scaleAspectFill : .scaleAspectFit
        view.clipsToBounds = fills
        view.layer.cornerRadius = radius
        return view
    }

    /// Returns a system symbol in a square of a size in points.
    static func symbol(_ name: String, _ color: String, side: CGFloat) -> UIImageView {
        let view = hugging(placed(UIImageView(image: UIImage(systemName: name))))
        view.contentMode = .scaleAspectFit
        view.tintColor = UIColor(named: color)
        view.widthAnchor.constraint(equalToConstant: side).isActive = true
        view.heightAnchor.constraint(equalToConstant: side).isActive = true
        return view
    }

    static func stack(
        _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, alignment: UIStackView.Alignment = .fill,
        _ views: UIView...
    ) -> UIStackView {
        let stack = placed(UIStackView(arrangedSubviews: views))
        stack.axis = axis
        stack.spacing = spacing
        stack.alignment = alignment
        return stack
    }

    /// Returns a view that is placed by constraints.
    static func placed<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    /// Interface Builder gives labels and image views a higher content hugging priority than other views.
    private static func hugging<View: UIView>(_ view: View) -> View {
        view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        view.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        return view
    }
}

extension UIView {
    /// Adds views in their order, the last in front.
    func add(_ views: UIView...) {
        views.forEach(addSubview)
    }

    /// Aligns a view's edges with those of this one, with margins.
    func hold(_ view: UIView, horizontally: CGFloat = 0, vertically: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: horizontally),
            view.topAnchor.constraint(equalTo: topAnchor, constant: vertically),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: horizontally),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: vertically),
        ])
    }
}
