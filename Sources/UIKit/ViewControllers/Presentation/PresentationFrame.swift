import CoreGraphics

/// The frame of a presented view in its container, by style.
@MainActor
struct PresentationFrame {
    let style: UIModalPresentationStyle
    let container: UIView
    let shown: UIViewController

    /// The form sheet's size in points (Apple: UIModalPresentationStyle.formSheet).
    private static let formSheet = CGSize(width: 540, height: 620)
    /// The page sheet's width in wider windows, in points: that of a page in portrait.
    private static let pageWidth: CGFloat = 712
    /// The gap above a sheet in which the content below is visible, in points.
    static let sheetGap: CGFloat = 10

    var frame: CGRect {
        switch style {
        case .pageSheet, .automatic: isNarrow ? sheet : centered(page)
        case .formSheet: isNarrow ? sheet : centered(form)
        default: container.bounds
        }
    }

    private var isNarrow: Bool { container.traitCollection.horizontalSizeClass != .regular }

    /// The frame of a sheet, which covers the window in compact height.
    private var sheet: CGRect {
        if container.traitCollection.verticalSizeClass == .compact { return container.bounds }
        let top = container.safeAreaInsets.top + Self.sheetGap
        return container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
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
