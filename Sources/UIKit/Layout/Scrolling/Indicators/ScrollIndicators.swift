import CoreGraphics
import Foundation
import QuartzCore

/// The indicators beside content that is being scrolled, which show its position and the visible fraction. They are in
/// the view only while they are visible.
@MainActor
final class ScrollIndicators {
    /// The durations for which they stay after a movement, and of fading out, in seconds (estimates; Apple documents
    /// none).
    private static let stay: TimeInterval = 0.5
    private static let fade: TimeInterval = 0.25

    private let vertical = ScrollIndicatorView(frame: .zero)
    private let horizontal = ScrollIndicatorView(frame: .zero)
    private var end: VirtualClock.Event?
    /// A counter of appearances, so that the end of an older fade-out removes nothing.
    private var turn = 0
    private var both: [ScrollIndicatorView] { [vertical, horizontal] }

    func show(in view: UIScrollView) {
        VirtualClock.main.cancel(end)
        turn += 1
        let axes = view.scrollableAxes
        show(vertical, view.showsVerticalScrollIndicator && axes.contains(.vertical), view)
        show(horizontal, view.showsHorizontalScrollIndicator && axes.contains(.horizontal), view)
        place(in: view)
    }

    private func show(_ bar: ScrollIndicatorView, _ isWanted: Bool, _ view: UIScrollView) {
        guard isWanted else { return bar.removeFromSuperview() }
        bar.layer.removeAllAnimations()
        bar.alpha = 1
        if bar.superview !== view { view.addSubview(bar) }
    }

    func hideSoon() {
        VirtualClock.main.cancel(end)
        guard both.contains(where: { $0.superview != nil }) else { return }
        end = VirtualClock.main.schedule(after: Self.stay) { [weak self] in self?.hide() }
    }

    private func hide() {
        let turn = turn
        UIView.animate(withDuration: Self.fade) {
            for bar in self.both { bar.alpha = 0 }
        } completion: { [weak self] _ in
            guard let self, self.turn == turn else { return }
            for bar in both { bar.removeFromSuperview() }
        }
    }

    func place(in view: UIScrollView) {
        let place = IndicatorPlace(view)
        for (bar, frame) in [(vertical, place.vertical), (horizontal, place.horizontal)]
        where bar.superview === view {
            UIView.performWithoutAnimation { bar.show(frame, view.indicatorStyle) }
            if !view.subviews.suffix(2).contains(bar) { view.bringSubviewToFront(bar) }
        }
    }
}

/// One of the indicators.
@MainActor
final class ScrollIndicatorView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Returns nil, as indicators are created in code only.
    required init?(coder: NSCoder) { nil }

    func show(_ frame: CGRect, _ style: UIScrollView.IndicatorStyle) {
        if self.frame != frame { self.frame = frame }
        layer.cornerRadius = min(frame.width, frame.height) / 2
        let color = Self.color(style)
        if backgroundColor != color { backgroundColor = color }
    }

    private static func color(_ style: UIScrollView.IndicatorStyle) -> UIColor {
        switch style {
        case .default: standard
        case .black: UIColor(white: 0, alpha: 0.35)
        case .white: UIColor(white: 1, alpha: 0.35)
        }
    }

    private static let standard = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35)
    }
}

extension UIScrollView {
    /// Shows the indicators until they are hidden explicitly.
    func showIndicators() {
        guard window != nil, showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
        let indicators = scrolling.indicators ?? ScrollIndicators()
        scrolling.indicators = indicators
        indicators.show(in: self)
    }

    /// Hides the indicators after a delay, unless content moves again or is touched.
    func hideIndicatorsSoon() {
        guard !isDragging else { return }
        scrolling.indicators?.hideSoon()
    }

    func indicatorsDidChange() { if scrolling.indicators != nil { setNeedsLayout() } }
}
