import CoreGraphics
import Foundation

/// The large title below the bar's buttons, which moves below them as the content is scrolled.
extension UINavigationBar {
    /// Its font, which follows the text size: 34 points at the usual one.
    var largeTitleFont: UIFont {
        let style = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
        return .systemFont(ofSize: style.pointSize, weight: .bold)
    }

    /// The distance of the large title from the upper edge of its row, in points (printed by public projects, and seen in
    /// screenshots).
    static let largeTitleTop: CGFloat = 11 / 3

    /// The height of its row, in points: 52 at the default text size.
    private var largeTitleRow: CGFloat { largeTitleFont.lineHeight.rounded(.up) + 11 + largeSubtitleRoom }

    /// The font of the line below the large title.
    var largeSubtitleFont: UIFont {
        .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
    }

    /// The height of the line below the large title, in points.
    private var largeSubtitleRoom: CGFloat {
        guard let subtitle = topItem?.shownLargeSubtitle else { return 0 }
        let fitting = subtitle.view?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        return fitting ?? largeSubtitleFont.lineHeight.rounded(.up)
    }

    /// Whether the top item's title is displayed large below the bar.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let items, traitCollection.verticalSizeClass != .compact else {
            return false
        }
        for item in items.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// The height of the large title in the bar, in points.
    var largeTitleRoom: CGFloat { showsLargeTitle ? largeTitleRow : 0 }

    /// The height that remains visible while the content is scrolled.
    var shownLargeTitleRoom: CGFloat { largeTitleRoom - hiddenLargeTitleRoom }

    /// The height that is hidden: the search bar below it is hidden first.
    var hiddenLargeTitleRoom: CGFloat { min(max(hiddenRoom - searchRoomThatHides, 0), largeTitleRoom) }

    /// The heights that are hidden while the content is scrolled, in order.
    var roomThatHides: [CGFloat] {
        [searchRoomThatHides, hidesTitlesForSearch ? 0 : largeTitleRoom].filter { $0 > 0 }
    }

    /// The scale of the large title, which grows to at most 1.1 while the content is pulled down (an estimate).
    var largeTitleScale: CGFloat { 1 + min(pulledRoom / 2_000, 0.1) }

    /// The opacity of the small title: it appears as the last part of the large one disappears.
    var smallTitleAlpha: CGFloat {
        guard showsLargeTitle else { return 1 }
        let last = largeTitleRow / 4
        return max(1 - shownLargeTitleRoom / last, 0)
    }

    func roomDidChange() {
        content.roomDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

extension UINavigationItem {
    /// The line below the large title; nil for none.
    var shownLargeSubtitle: (text: String?, attributed: AttributedString?, view: UIView?)? {
        let view = largeSubtitleView ?? subtitleView
        let attributed = largeAttributedSubtitle ?? (largeSubtitle == nil ? attributedSubtitle : nil)
        let text = largeSubtitle ?? subtitle
        let isEmpty = view == nil && attributed == nil && text?.isEmpty != false
        return isEmpty ? nil : (text, attributed, view)
    }
}
