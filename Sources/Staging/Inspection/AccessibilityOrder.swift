import CoreGraphics
import UIKit

/// The stops of VoiceOver on a screen, in the order in which swipes to the right reach them.
///
/// As on a device: a container's own `accessibilityElements` have their order, everything else is ordered by lines from
/// the top, each from the leading side. A list, a bar, a cell and a group are complete before what is beside them follows.
@MainActor
struct AccessibilityOrder {
    private(set) var stops: [SpokenStop] = []

    private let isRightToLeft: Bool
    private let texts: SpokenTexts

    init(in window: UIWindow) {
        isRightToLeft = window.traitCollection.layoutDirection == .rightToLeft
        texts = SpokenTexts(of: window)
        stops = stops(in: window.spokenRoot, depth: 0)
    }

    // MARK: Containers

    /// Views that are complete before what is beside them follows.
    private struct Piece {
        var rect: CGRect
        var stops: [SpokenStop]
    }

    private func stops(in view: UIView, depth: Int) -> [SpokenStop] {
        guard view.canBeSpoken, depth < SceneTree.maximumDepth else { return [] }
        if let own = texts.stops(for: view) {
            return own.filter { !$0.speech.isEmpty }
                + (view is UITableViewCell ? controls(in: view, depth) : [])
        }
        if let elements = view.accessibilityElements {
            return elements.flatMap { element -> [SpokenStop] in
                if let view = element as? UIView { return stops(in: view, depth: depth + 1) }
                return (element as? UIAccessibilityElement).map { [texts.stop(for: $0, in: view)] } ?? []
            }
        }
        var pieces: [Piece] = []
        let modal = view.subviews.last { $0.accessibilityViewIsModal && $0.canBeSpoken }
        for child in modal.map({ [$0] }) ?? view.subviews { gather(child, &pieces, depth + 1) }
        return ordered(pieces).flatMap(\.stops)
    }

    private func gather(_ view: UIView, _ pieces: inout [Piece], _ depth: Int) {
        guard view.canBeSpoken, depth < SceneTree.maximumDepth else { return }
        let isWhole =
            view.isSpokenAsWhole || view.accessibilityElements != nil || texts.stops(for: view) != nil
        guard isWhole || view.subviews.contains(where: \.accessibilityViewIsModal) else {
            for child in view.subviews { gather(child, &pieces, depth + 1) }
            return
        }
        let stops = stops(in: view, depth: depth)
        guard !stops.isEmpty else { return }
        pieces.append(Piece(rect: view.convert(view.rectBetweenBars, to: nil), stops: stops))
    }

    /// The controls of a cell, which are stops beside the cell's own.
    private func controls(in cell: UIView, _ depth: Int) -> [SpokenStop] {
        guard !cell.isAccessibilityElement else { return [] }
        var pieces: [Piece] = []
        for child in cell.subviews { gather(child, &pieces, depth + 1) }
        return ordered(pieces).flatMap(\.stops).filter { $0.view is UIControl || $0.view is UITextView }
    }

    // MARK: Order

    /// Lines from the top, each from the leading side. A piece is on a line that begins above its middle.
    private func ordered(_ pieces: [Piece]) -> [Piece] {
        var result: [Piece] = []
        var line: [Piece] = []
        func endLine() {
            result += line.sorted {
                isRightToLeft ? $0.rect.maxX > $1.rect.maxX : $0.rect.minX < $1.rect.minX
            }
            line = []
        }
        for piece in pieces.sorted(by: { $0.rect.minY < $1.rect.minY }) {
            if let first = line.first, piece.rect.minY >= first.rect.midY { endLine() }
            line.append(piece)
        }
        endLine()
        return result
    }
}

extension UIView {
    fileprivate var canBeSpoken: Bool {
        !isHidden && alpha > 0.01 && !accessibilityElementsHidden && !(self is StatusBarView)
    }

    /// The bounds without what bars cover: a list that begins below a bar follows the bar.
    fileprivate var rectBetweenBars: CGRect {
        (self as? UIScrollView).map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? bounds
    }

    /// Whether everything in the view is spoken before what is beside it.
    fileprivate var isSpokenAsWhole: Bool {
        switch self {
        case is UITableView, is UICollectionView, is UITableViewCell, is UICollectionReusableView,
            is UITableViewHeaderFooterView, is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar:
            true
        default: shouldGroupAccessibilityChildren || accessibilityContainerType != .none
        }
    }
}

extension UIWindow {
    /// The view that VoiceOver is limited to: what is presented, else the window.
    fileprivate var spokenRoot: UIView {
        var presented = rootViewController?.presentedViewController
        while let next = presented?.presentedViewController { presented = next }
        guard let view = presented?.viewIfLoaded, view.window === self else { return self }
        return view
    }
}
