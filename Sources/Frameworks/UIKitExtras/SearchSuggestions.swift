import UIKit

/// A suggestion below a search bar.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var iconImage: UIImage? { get }
    var localizedDescription: String? { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var representedObject: Any? { get set }
}

/// A suggestion with a text and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public let localizedSuggestion: String?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    public let localizedAttributedSuggestion: NSAttributedString?
    open var representedObject: Any?

    public init(
        localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
    ) {
        (self.localizedSuggestion, self.localizedDescription) = (localizedSuggestion, localizedDescription)
        (self.iconImage, localizedAttributedSuggestion) = (iconImage, nil)
    }

    public init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        (self.localizedAttributedSuggestion, self.iconImage) = (localizedAttributedSuggestion, iconImage)
        (localizedSuggestion, self.localizedDescription) =
            (localizedAttributedSuggestion.string, localizedDescription)
    }
}

extension UISearchController {
    /// The suggestions below the bar. Stored; they are not displayed.
    public var searchSuggestions: [any UISearchSuggestion]? {
        get { AddedProperties.value(of: self, "searchSuggestions") }
        set {
            if newValue?.isEmpty == false { Inert.use("UISearchController.searchSuggestions") }
            AddedProperties.set(newValue, of: self, "searchSuggestions")
        }
    }

    /// Whether suggestions are not displayed where the bar is below the title. Stored.
    public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
        get { AddedProperties.value(of: self, "ignoresSearchSuggestions") ?? true }
        set { AddedProperties.set(newValue, of: self, "ignoresSearchSuggestions") }
    }

    /// The event on which the scope bar appears.
    public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }

    /// The event on which the scope bar appears.
    public var scopeBarActivation: ScopeBarActivation {
        get { AddedProperties.value(of: self, "scopeBarActivation") ?? .automatic }
        set {
            AddedProperties.set(newValue, of: self, "scopeBarActivation")
            automaticallyShowsScopeBar = newValue != .manual
        }
    }
}

extension UISearchBar {
    /// Whether text can be dictated while the user looks at the bar. Stored.
    public var isLookToDictateEnabled: Bool {
        get { AddedProperties.value(of: self, "isLookToDictateEnabled") ?? false }
        set { AddedProperties.set(newValue, of: self, "isLookToDictateEnabled") }
    }
}
