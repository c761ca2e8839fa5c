import CoreGraphics
import Foundation

/// The row with the large title and a subtitle below a bar's buttons. It clips what moves below the buttons.
@MainActor
final class LargeTitleView: UIView {
    let title = UILabel()
    private let subtitle = UILabel()

    /// The position and the scale of the texts in the row.
    struct Place {
        var margin: CGFloat
        /// The distance by which the texts are moved down, or up below the buttons.
        var offset: CGFloat
        var scale: CGFloat
        var isRightToLeft: Bool
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        for label in [title, subtitle] {
            label.lineBreakMode = .byTruncatingTail
            addSubview(label)
        }
        subtitle.textColor = .secondaryLabel
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the font of subtitles for a text size (an estimate: Apple documents no figure).
    static func subtitleFont(_ traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    }

    func show(subtitle text: String?) {
        subtitle.text = text
        subtitle.font = Self.subtitleFont(traitCollection)
        subtitle.isHidden = text?.isEmpty != false
    }

    func placeTexts(_ place: Place) {
        let top = 3 + place.offset
        put(title, y: top, place)
        put(subtitle, y: top + title.bounds.height, place)
    }

    /// Places a label at the leading side, scaled about its leading edge.
    private func put(_ label: UILabel, y: CGFloat, _ place: Place) {
        let room = max(bounds.width - 2 * place.margin, 0)
        let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        let width = min(size.width, room)
        let x = place.isRightToLeft ? bounds.width - place.margin - width : place.margin
        label.transform = .identity
        label.frame = CGRect(x: x, y: y, width: width, height: size.height)
        guard place.scale != 1 else { return }
        let growth = width * (place.scale - 1) / 2 * (place.isRightToLeft ? -1 : 1)
        label.transform = CGAffineTransform(translationX: growth, y: 0)
            .scaledBy(x: place.scale, y: place.scale)
    }
}
