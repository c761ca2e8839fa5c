import CoreGraphics
import Foundation

/// The images of a search bar that replace the system's, and the offsets of its icons.
struct SearchBarCustomization {
    struct IconState: Hashable {
        var icon: UISearchBar.Icon
        var state: UInt
    }

    var icons: [IconState: UIImage] = [:]
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
    var backgrounds: [UIBarPosition: UIImage] = [:]
    var fieldBackgrounds: [UInt: UIImage] = [:]
}

extension UISearchBar {
    /// A sign in the field.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The cross that clears the text.
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }

    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        customization.icons[.init(icon: icon, state: state.rawValue)] = iconImage
        switch icon {
        case .search: if state == .normal { searchTextField.showGlyph(iconImage) }
        case .bookmark, .resultsList: updateSigns()
        case .clear: break
        }
    }

    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        customization.icons[.init(icon: icon, state: state.rawValue)]
    }

    /// Sets the offset of an icon, in points.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        customization.iconOffsets[icon] = adjustment
    }

    public func positionAdjustment(for icon: Icon) -> UIOffset { customization.iconOffsets[icon] ?? .zero }

    /// Sets the background image of the bar; it is the same for all metrics here.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        customization.backgrounds[barPosition] = backgroundImage
    }

    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        customization.backgrounds[barPosition]
    }

    /// Sets the background image of the field; that of the normal state is drawn.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        customization.fieldBackgrounds[state.rawValue] = backgroundImage
    }

    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        customization.fieldBackgrounds[state.rawValue]
    }

    public func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

    /// Displays the button for bookmarks or for results if enabled and no other view is in its place.
    func updateSigns() {
        guard showsBookmarkButton || showsSearchResultsButton else {
            if searchTextField.rightView is SearchSignButton { searchTextField.rightView = nil }
            return
        }
        let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
        let button = SearchSignButton(type: .system)
        let symbol =
            icon == .bookmark
            ? "book" : isSearchResultsButtonSelected ? "list.bullet.circle.fill" : "list.bullet"
        button.setImage(image(for: icon, state: .normal) ?? UIImage(systemName: symbol), for: .normal)
        button.tintColor = .secondaryLabel
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if icon == .bookmark {
                    delegate?.searchBarBookmarkButtonClicked(self)
                } else {
                    delegate?.searchBarResultsListButtonClicked(self)
                }
            }, for: .touchUpInside)
        button.sizeToFit()
        button.bounds.size.width = button.currentImage?.size.width ?? 0
        searchTextField.rightView = button
        searchTextField.rightViewMode = .always
    }
}

/// The sign for bookmarks or results.
final class SearchSignButton: UIButton {}
