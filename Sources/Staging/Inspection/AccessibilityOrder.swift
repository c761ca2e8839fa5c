import CoreGraphics
import UIKit

/// The elements of a screen that VoiceOver stops at, in the order in which swipes to the right reach them.
///
/// As on a device, the elements of a container's own `accessibilityElements` keep their order; all others are ordered by lines
/// from the top, each from the leading edge. A list, a bar, a cell and a group are completed before the next element.
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

    /// Views whose elements are read together.
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

    /// Returns the controls of a cell, which are elements in addition to the cell.
    private func controls(in cell: UIView, _ depth: Int) -> [SpokenStop] {
        guard !cell.isAccessibilityElement else { return [] }
        var pieces: [Piece] = []
        for child in cell.subviews { gather(child, &pieces, depth + 1) }
        return ordered(pieces).flatMap(\.stops).filter { $0.view is UIControl || $0.view is UITextView }
    }

    // MARK: Order

    /// Sorts the pieces in lines from the top, each from the leading edge. A piece is in the line that starts above its middle.
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

    /// The bounds without the parts that bars cover: a list that starts below a bar follows the bar.
    fileprivate var rectBetweenBars: CGRect {
        (self as? UIScrollView).map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? bounds
    }

    /// Whether all elements of the view are read before its neighbors.
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
    /// The view that VoiceOver is limited to: the presented view, or else the window.
    fileprivate var spokenRoot: UIView {
        var presented = rootViewController?.presentedViewController
        while let next = presented?.presentedViewController { presented = next }
        guard let view = presented?.viewIfLoaded, view.window === self else { return self }
        return view
    }
}
