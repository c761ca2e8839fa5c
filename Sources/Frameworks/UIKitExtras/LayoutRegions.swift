import UIKit

extension UIView {
    /// A part of views for content.
    public struct LayoutRegion: Hashable, Sendable {
        /// The axis along which a region avoids corners and the controls of windows. There are none here.
        public enum AdaptivityAxis: Hashable, Sendable {
            case horizontal, vertical
        }

        fileprivate enum Kind {
            case safeArea, margins, readableContent
        }

        fileprivate let kind: Kind
        private let axis: AdaptivityAxis?

        /// The part that bars and the device's edges do not cover.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .safeArea, axis: cornerAdaptation)
        }

        /// The part within the margins.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .margins, axis: cornerAdaptation)
        }

        /// The part within the margins that is not too wide for reading.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .readableContent, axis: cornerAdaptation)
        }
    }

    /// Returns the guide of a region.
    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.kind {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        }
    }

    /// Returns the distances between a region and the edges of the view.
    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        let area = layoutGuide(for: region).layoutFrame
        return UIEdgeInsets(
            top: area.minY - bounds.minY, left: area.minX - bounds.minX, bottom: bounds.maxY - area.maxY,
            right: bounds.maxX - area.maxX)
    }

    /// Returns the distances between a region and the edges of the view, by the direction of text.
    public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: region)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isReversed ? insets.left : insets.right)
    }
}
