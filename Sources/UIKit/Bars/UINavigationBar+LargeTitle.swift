import CoreGraphics

/// The large title below the bar's buttons, which goes below them as the content is scrolled.
extension UINavigationBar {
    /// Its font, which follows the text size: 34 points at the usual one.
    var largeTitleFont: UIFont {
        let style = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
        return .systemFont(ofSize: style.pointSize, weight: .bold)
    }

    /// How high its row is, in points: 52 at the usual text size.
    private var largeTitleRow: CGFloat { largeTitleFont.lineHeight.rounded(.up) + 11 }

    /// Whether the top item's title stands large below the bar.
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

    /// What the large title takes of the bar's height, in points.
    var largeTitleRoom: CGFloat { showsLargeTitle ? largeTitleRow : 0 }

    /// What is left of that while the content is scrolled.
    var shownLargeTitleRoom: CGFloat { largeTitleRoom - hiddenLargeTitleRoom }

    /// What has gone of it: the search bar below it goes first.
    var hiddenLargeTitleRoom: CGFloat { min(max(hiddenRoom - searchRoomThatHides, 0), largeTitleRoom) }

    /// The room that goes while the content is scrolled, in its order.
    var roomThatHides: [CGFloat] {
        [searchRoomThatHides, hidesTitlesForSearch ? 0 : largeTitleRoom].filter { $0 > 0 }
    }

    /// How much of the small title is seen: it comes in as the last of the large one goes.
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
