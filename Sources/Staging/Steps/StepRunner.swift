import CoreGraphics
import Foundation
import UIKit

/// Performs a user's steps on a screen.
@MainActor
package struct StepRunner {
    package let window: UIWindow
    private let user: UserActions

    package init(window: UIWindow) {
        self.window = window
        user = UserActions(on: window)
    }

    package func run(_ step: Step) throws(StepError) {
        switch step {
        case .tap(let name): user.tap(at: try find(name).point)
        case .type(let text):
            guard user.type(text) else {
                throw StepError(description: "no text input has the focus")
            }
        case .wait(let seconds): user.wait(seconds)
        case .scroll(let direction, let points): try scroll(direction, points)
        case .scrollTo(let name): try scroll(to: name)
        case .rotate: rotate()
        }
    }

    // MARK: Finding

    /// Finds the reachable view with the name: by identifier, else by label, else by text.
    package func find(_ name: String) throws(StepError) -> UserTarget {
        window.layoutIfNeeded()
        let all = window.userTargets
        return try choose(name, among: all.filter { $0.rank(named: name) != nil && $0.isInReach }, all)
    }

    private func choose(_ name: String, among found: [UserTarget], _ all: [UserTarget]) throws(StepError)
        -> UserTarget
    {
        let best = found.compactMap { $0.rank(named: name) }.min()
        let ranked = found.filter { $0.rank(named: name) == best }
        // A button and its label are the same target.
        let outer = ranked.filter { target in
            !ranked.contains { $0.view !== target.view && target.view.isDescendant(of: $0.view) }
        }
        if outer.count == 1 { return outer[0] }
        throw outer.isEmpty ? StepError(nothingNamed: name, among: all) : Self.several(named: name, outer)
    }

    private static func several(named name: String, _ found: [UserTarget]) -> StepError {
        let places = found.prefix(20).map { target in
            let frame = target.frame
            return "\(type(of: target.view)) at (\(Int(frame.minX)), \(Int(frame.minY)))"
        }
        return StepError(
            description: "\(found.count) things are named \"\(name)\": \(places.joined(separator: ", "))")
    }

    // MARK: Scrolling

    /// Scrolls the largest visible scroll view that scrolls along the axis.
    private func scroll(_ direction: Step.Direction, _ points: Double?) throws(StepError) {
        window.layoutIfNeeded()
        let isVertical = direction == .up || direction == .down
        guard let view = scrollViews(isVertical: isVertical).first else {
            throw StepError(description: "nothing scrolls \(direction.rawValue)")
        }
        let length = isVertical ? view.bounds.height : view.bounds.width
        let way = points.map { CGFloat($0) } ?? length * 0.8
        let sign: CGFloat = direction == .down || direction == .right ? 1 : -1
        let offset = view.contentOffset
        let target = view.nearestOffset(
            to: CGPoint(
                x: offset.x + (isVertical ? 0 : sign * way), y: offset.y + (isVertical ? sign * way : 0)))
        view.userScroll(to: target)
        window.layoutIfNeeded()
    }

    private func scrollViews(isVertical: Bool) -> [UIScrollView] {
        var found: [UIScrollView] = []
        var rest: [UIView] = [window]
        while let view = rest.popLast() {
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            if let scroll = view as? UIScrollView, scroll.scrolls(vertically: isVertical) {
                found.append(scroll)
            }
            rest.append(contentsOf: view.subviews)
        }
        return found.sorted { $0.bounds.width * $0.bounds.height > $1.bounds.width * $1.bounds.height }
    }

    private func scroll(to name: String) throws(StepError) {
        window.layoutIfNeeded()
        let all = window.userTargets
        let target = try choose(name, among: all.filter { $0.rank(named: name) != nil }, all)
        for case let holder as UIScrollView in sequence(first: target.view, next: { $0.superview }) {
            holder.scrollRectToVisible(holder.convert(target.rect, from: target.view), animated: false)
        }
        window.layoutIfNeeded()
    }

    // MARK: Rotation

    private func rotate() {
        var environment = window.screen.environment
        environment.isLandscape.toggle()
        window.transition(to: UIScreen(environment: environment))
    }
}

extension StagedScene {
    /// Performs the steps until one fails, and returns the messages that were reported. Effects of a step
    /// end before the next one, unless that is a wait.
    package func perform(_ steps: [Step]) throws(StepError) -> [String] {
        var reported: [String] = []
        let runner = StepRunner(window: window)
        for (index, step) in steps.enumerated() {
            let isFollowedByWait = steps.dropFirst(index + 1).first?.isWait ?? step.isWait
            let (failure, messages) = RuntimeDiagnostics.collect {
                window.screen.performAsMain { () -> StepError? in
                    do throws(StepError) { try runner.run(step) } catch { return error }
                    if !isFollowedByWait { Settling(window: window).settle() }
                    return nil
                }
            }
            reported += messages
            if let failure { throw failure }
        }
        return reported
    }
}

extension Stage {
    /// Performs the steps on a staged scene until one fails.
    package func perform(_ steps: [Step], on staged: StagedScene) throws(StepError) {
        for message in try staged.perform(steps) { report(message, staged.info) }
    }
}
