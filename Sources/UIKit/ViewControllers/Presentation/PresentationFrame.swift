import CoreGraphics

/// The frame of a presented view in its container, by style.
@MainActor
struct PresentationFrame {
    let style: UIModalPresentationStyle
    let container: UIView
    let shown: UIViewController

    /// The form sheet's size in points (Apple: UIModalPresentationStyle.formSheet).
    private static let formSheet = CGSize(width: 540, height: 620)
    /// The same in iOS 26, and its distance above the middle (printed by a public project for an iPad of 820 by 1180 points).
    static let glassFormSheet = CGSize(width: 580, height: 650)
    private static let glassFormRise: CGFloat = 5
    /// The page sheet's width in wider windows, in points: that of a page in portrait.
    private static let pageWidth: CGFloat = 712
    /// The gap above a sheet in which the content below is visible, in points.
    private static let sheetGap: CGFloat = 10
    /// The least distance of a sheet from the top in iOS 26.
    private static let glassTop: CGFloat = 30

    /// Returns the upper edge of a sheet that is fully expanded, in points from the container's. In iOS 26 it is at the end of the
    /// safe area on phones without a home button (printed by a public project for displays of 667, 852 and 1180 points).
    static func sheetTop(in container: UIView) -> CGFloat {
        let area = container.safeAreaInsets
        guard container.design == .glass else { return area.top + sheetGap }
        let hasHomeIndicator = container.traitCollection.userInterfaceIdiom == .phone && area.bottom > 0
        return max(hasHomeIndicator ? area.top : area.top + sheetGap, glassTop)
    }

    var frame: CGRect {
        switch style {
        case .pageSheet, .automatic: isNarrow ? sheet : isGlass ? glassPage : centered(page)
        case .formSheet: isNarrow ? sheet : isGlass ? glassForm : centered(form)
        default: container.bounds
        }
    }

    private var isNarrow: Bool { container.traitCollection.horizontalSizeClass != .regular }
    private var isGlass: Bool { container.design == .glass }

    /// The frame of a sheet, which covers the window in compact height.
    private var sheet: CGRect {
        if container.traitCollection.verticalSizeClass == .compact { return container.bounds }
        let top = Self.sheetTop(in: container)
        return container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }

    /// The frame of a page in iOS 26, as wide as the window's shorter side, down to the lower edge.
    private var glassPage: CGRect {
        let (bounds, top) = (container.bounds, Self.sheetTop(in: container))
        let width = min(bounds.width, bounds.height)
        return CGRect(x: bounds.midX - width / 2, y: top, width: width, height: bounds.height - top)
    }

    /// The frame of a form in iOS 26: at a lower detent its lower edge remains.
    private var glassForm: CGRect {
        let wish = shown.preferredContentSize
        let whole = CGSize(
            width: wish.width > 0 ? wish.width : Self.glassFormSheet.width,
            height: wish.height > 0 ? wish.height : Self.glassFormSheet.height)
        let frame = centered(whole).offsetBy(dx: 0, dy: -Self.glassFormRise)
        let sheet = shown.storage.presentation as? UISheetPresentationController
        guard let height = sheet?.formHeight(upTo: frame.height) else { return frame }
        return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    }

    private var page: CGSize {
        CGSize(
            width: min(Self.pageWidth, container.bounds.width),
            height: container.bounds.height - 2 * (container.safeAreaInsets.top + Self.sheetGap))
    }

    private var form: CGSize {
        let wish = shown.preferredContentSize
        return CGSize(
            width: wish.width > 0 ? wish.width : Self.formSheet.width,
            height: wish.height > 0 ? wish.height : Self.formSheet.height)
    }

    private func centered(_ size: CGSize) -> CGRect {
        let width = min(size.width, container.bounds.width)
        let height = max(min(size.height, container.bounds.height), 0)
        return CGRect(
            x: container.bounds.midX - width / 2, y: container.bounds.midY - height / 2, width: width,
            height: height)
    }
}
