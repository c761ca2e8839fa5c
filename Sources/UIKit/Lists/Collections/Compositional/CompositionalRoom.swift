import CoreGraphics

/// The space available to a compositional layout, in points; leading is on the left.
@MainActor
struct CompositionalRoom {
    /// The collection's size without its content's insets.
    let size: CGSize
    let isVertical: Bool
    let isRightToLeft: Bool
    /// The visible rectangle of the content.
    let visible: CGRect
    private let safeArea: NSDirectionalEdgeInsets
    private let margins: NSDirectionalEdgeInsets
    private let readable: NSDirectionalEdgeInsets
    let traits: UITraitCollection
    let sideMargin: CGFloat
    private let reference: UIContentInsetsReference

    init(of view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration) {
        let insets = view.adjustedContentInset
        size = view.bounds.inset(by: insets).standardizedForLayout.size
        visible = view.bounds.inset(by: insets).standardizedForLayout
        isVertical = configuration.scrollDirection == .vertical
        isRightToLeft = view.isRightToLeft
        let share = view.safeAreaShare
        let area = view.safeAreaInsets
        // The sections need not respect insets that the scroll view already applies.
        let left = UIEdgeInsets(
            top: max(area.top - share.top, 0), left: max(area.left - share.left, 0),
            bottom: max(area.bottom - share.bottom, 0), right: max(area.right - share.right, 0))
        safeArea = NSDirectionalEdgeInsets(left.across(isVertical), rightToLeft: isRightToLeft)
        margins = NSDirectionalEdgeInsets(
            view.layoutMargins.across(isVertical), rightToLeft: isRightToLeft)
        let guide = view.readableContentGuide.layoutFrame
        let sides = UIEdgeInsets(
            top: 0, left: max(guide.minX - view.bounds.minX, 0), bottom: 0,
            right: max(view.bounds.maxX - guide.maxX, 0))
        readable = NSDirectionalEdgeInsets(sides.across(isVertical), rightToLeft: isRightToLeft)
        traits = view.traitCollection
        sideMargin = UIViewController.listMargin(of: view)
        reference = configuration.contentInsetsReference
    }

    /// Returns the insets at the sides for a content insets reference.
    func insets(_ own: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        switch own == .automatic ? reference : own {
        case .automatic, .safeArea: safeArea
        case .none: .zero
        case .layoutMargins: margins
        case .readableContent: readable
        }
    }

    var environment: LayoutEnvironment {
        LayoutEnvironment(
            LayoutContainer(size, insets: insets(.automatic)), traits, sideMargin: sideMargin)
    }
}

extension UIEdgeInsets {
    /// Returns the insets at the sides of a list that scrolls vertically, or at the top and bottom of another.
    fileprivate func across(_ isVertical: Bool) -> UIEdgeInsets {
        isVertical ? sidesOnly : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
}
