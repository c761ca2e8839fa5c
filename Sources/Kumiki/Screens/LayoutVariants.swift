import UIKit

/// The variants of a layout, and which of them are in force.
@MainActor
public final class LayoutVariants {
    private let variants: [LayoutVariant]
    private var active: Set<Int> = []

    /// No variant is in force until ``apply(_:)``.
    public init(_ variants: [LayoutVariant]) {
        self.variants = variants
    }

    /// Which variants hold: a pure function, by the variants' indices.
    public nonisolated static func holding(
        _ conditions: [VariantCondition], for traits: VariantTraits
    ) -> Set<Int> {
        Set(conditions.indices.filter { conditions[$0].holds(for: traits) })
    }

    /// The variants' conditions, in order.
    public var conditions: [VariantCondition] { variants.map(\.condition) }

    /// Brings the layout to the variants that hold for traits, by the smallest change: what stays the same is not
    /// touched.
    ///
    /// - Returns: How many views, constraints and properties were changed.
    @discardableResult
    public func apply(_ traits: VariantTraits) -> Int {
        let next = Self.holding(conditions, for: traits)
        guard next != active else { return 0 }
        let change = VariantChange(from: variants.at(active), to: variants.at(next))
        active = next
        change.perform()
        return change.count
    }
}

extension [LayoutVariant] {
    @MainActor fileprivate func at(_ set: Set<Int>) -> [LayoutVariant] {
        set.sorted().map { self[$0] }
    }
}
