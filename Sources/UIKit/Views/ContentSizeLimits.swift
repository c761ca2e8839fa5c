/// The smallest and the largest text size of a view and its subviews.
struct ContentSizeLimits {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// Returns the category within the limits.
    func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        let below = maximum.map { min($0, category) } ?? category
        return minimum.map { max($0, below) } ?? below
    }

    func limiting(_ traits: UITraitCollection) -> UITraitCollection {
        let category = traits.preferredContentSizeCategory
        guard category != .unspecified, limiting(category) != category else { return traits }
        return traits.modifyingTraits { $0.preferredContentSizeCategory = limiting(category) }
    }
}

extension UIView {
    func limitContentSize(_ change: (inout ContentSizeLimits) -> Void) {
        var limits = appearance.contentSizeLimits ?? ContentSizeLimits()
        change(&limits)
        appearance.contentSizeLimits = limits.minimum == nil && limits.maximum == nil ? nil : limits
        updateTraitsFromParent()
    }

    /// One line for each view with limits, from this one up.
    var contentSizeLimitsDescription: String {
        sequence(first: self, next: { $0.superview }).compactMap { view in
            guard let limits = view.appearance.contentSizeLimits else { return nil }
            let words = [("minimum", limits.minimum), ("maximum", limits.maximum)].compactMap { name, limit in
                limit.map { "\(name) \($0.rawValue)" }
            }
            return "\(type(of: view)): \(words.joined(separator: ", "))"
        }.joined(separator: "\n")
    }
}
