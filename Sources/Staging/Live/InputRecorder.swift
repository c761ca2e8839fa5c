import CoreGraphics
import Foundation
import UIKit

/// Records the user's input on a screen with descriptions of the views that receive it.
@MainActor
final class InputRecorder {
    /// The most movements of one touch that are recorded; at 60 per second these are ten seconds.
    private static let moveLimit = 600

    private struct Touch {
        var target: RecordedInput.Target
        /// The position relative to the target's size.
        var place: CGPoint
        var origin: CGPoint
        var begin: TimeInterval
        var last: TimeInterval
        var moves: [RecordedInput.Move] = []
    }

    private var inputs: [RecordedInput] = []
    private var touch: Touch?
    /// The virtual time at which the last input ended.
    private var lastEnd: TimeInterval?

    /// Removes and returns the completed inputs.
    func take() -> [RecordedInput] {
        defer { inputs = [] }
        return inputs
    }

    private func add(_ action: RecordedInput.Action, begin: TimeInterval? = nil) {
        let now = VirtualClock.main.now
        inputs.append(RecordedInput(action, pause: max((begin ?? now) - (lastEnd ?? begin ?? now), 0)))
        lastEnd = now
    }

    /// Records an event before it is performed, since it may remove the views. Scrolling is recorded afterwards.
    func note(_ event: LiveEvent, in window: UIWindow) {
        switch event {
        case .down(let x, let y): begin(CGPoint(x: x, y: y), window)
        case .move(let x, let y): move(CGPoint(x: x, y: y))
        case .up: end()
        case .cancel: touch = nil
        case .wheel: break
        case .pinch(let x, let y, let factor):
            guard let (target, place) = place(CGPoint(x: x, y: y), window) else { return }
            add(.pinch(target, x: Double(place.x), y: Double(place.y), factor: factor))
        case .text(let text): add(.text(text))
        case .key(let key, let modifiers): add(.key(key, modifiers: modifiers))
        case .rotate: add(.rotation)
        }
    }

    /// Records the content offset to which the user has scrolled a view.
    func note(scrolled view: UIScrollView) {
        guard let window = view.window else { return }
        let offset = view.contentOffset
        add(.scroll(RecordedTargets(in: window).target(view), x: Double(offset.x), y: Double(offset.y)))
    }

    private func place(_ point: CGPoint, _ window: UIWindow) -> (RecordedInput.Target, CGPoint)? {
        guard let view = window.hitTest(point, with: nil), view.bounds.width > 0, view.bounds.height > 0
        else {
            return nil
        }
        let inside = view.convert(point, from: nil)
        let part = CGPoint(
            x: (inside.x - view.bounds.minX) / view.bounds.width,
            y: (inside.y - view.bounds.minY) / view.bounds.height)
        return (RecordedTargets(in: window).target(view), part)
    }

    private func begin(_ point: CGPoint, _ window: UIWindow) {
        let now = VirtualClock.main.now
        touch = place(point, window).map {
            Touch(target: $0, place: $1, origin: point, begin: now, last: now)
        }
    }

    private func move(_ point: CGPoint) {
        guard let touch, touch.moves.count < Self.moveLimit else { return }
        let now = VirtualClock.main.now
        self.touch?.moves.append(
            RecordedInput.Move(
                time: now - touch.last, x: Double(point.x - touch.origin.x),
                y: Double(point.y - touch.origin.y)))
        self.touch?.last = now
    }

    private func end() {
        guard let touch else { return }
        self.touch = nil
        add(
            .touch(
                touch.target, x: Double(touch.place.x), y: Double(touch.place.y), moves: touch.moves,
                rest: VirtualClock.main.now - touch.last), begin: touch.begin)
    }
}

/// Finds the described views on a recreated screen.
@MainActor
struct RecordedTargets {
    private let views: [UIView]

    init(in window: UIWindow) {
        var views: [UIView] = [window]
        VisibleViews(in: window).forEach { views.append($0.view) }
        self.views = views
    }

    /// Returns the description of a view.
    func target(_ view: UIView) -> RecordedInput.Target {
        let same = views.filter { isAlike($0, view.shownClassName, view.nibIdentifier) }
        return RecordedInput.Target(
            className: view.shownClassName, id: view.nibIdentifier, identifier: view.accessibilityIdentifier,
            text: view.accessibilityLabel ?? view.shownText, cell: view.cellPath,
            ordinal: same.firstIndex { $0 === view } ?? 0)
    }

    private func isAlike(_ view: UIView, _ className: String, _ id: String?) -> Bool {
        view.shownClassName == className && view.nibIdentifier == id
    }

    /// Returns the view that matches a description best: of the same class, object and cell, by its identifier, its text or
    /// its position among similar views. The text may differ, as in another language, if the position is the same.
    func view(_ target: RecordedInput.Target) -> UIView? {
        let all = views.filter { isAlike($0, target.className, target.id) }
        let alike = all.enumerated().filter { $1.cellPath == target.cell }
        if let identifier = target.identifier {
            return alike.first { $1.accessibilityIdentifier == identifier }?.element
        }
        let only = target.id != nil && alike.count == 1 ? alike.first : nil
        let inPlace = only ?? alike.first { $0.offset == target.ordinal }
        guard target.text != nil else { return inPlace?.element }
        let named = alike.filter { ($1.accessibilityLabel ?? $1.shownText) == target.text }
        let best = named.first { $0.offset == target.ordinal } ?? named.first
        return (best ?? inPlace)?.element
    }
}

extension UIView {
    /// The section and item of the cell that contains the view.
    fileprivate var cellPath: [Int]? {
        var current = self as UIView?
        while let view = current {
            if let cell = view as? UITableViewCell {
                return cell.enclosing(UITableView.self)?.indexPath(for: cell).map { [$0.section, $0.row] }
            }
            if let cell = view as? UICollectionViewCell {
                return cell.enclosing(UICollectionView.self)?.indexPath(for: cell).map {
                    [$0.section, $0.item]
                }
            }
            current = view.superview
        }
        return nil
    }

    private func enclosing<View: UIView>(_ type: View.Type) -> View? {
        var current = superview
        while let view = current, !(view is View) { current = view.superview }
        return current as? View
    }
}
