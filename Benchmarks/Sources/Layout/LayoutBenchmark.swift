import CoreGraphics
import UIKit

/// The cost of laying out a screen: as a whole, and after small changes.
@MainActor
struct LayoutBenchmark {
    private enum Step: String, CaseIterable {
        case first, nothing, constant, text, deactivate, activate, insert, remove, width
    }

    private let sizes: [Int]
    private let rounds: Int

    init(_ options: Options) {
        let largest = options.count("--views", default: 4000)
        sizes = [largest / 16, largest / 4, largest].map { max($0, 10) }
        rounds = options.count("--rounds", default: 31)
    }

    func run() throws {
        var report = Report(
            "layout", columns: ["step"] + sizes.map { "\($0) views, ms" } + ["growth"])
        let times = try sizes.map(measure)
        for step in Step.allCases {
            let row = times.map { $0[step] ?? 0 }
            let growth = Report.exponent(
                of: row, over: sizes.map(Double.init))
            report.row([step.rawValue] + row.map(Report.milliseconds) + [Report.plain(growth, 2)])
            report.value("\(step.rawValue)_ms", Report.plain(row[row.count / 2] / 1000, 3))
            report.value("\(step.rawValue).growth", Report.plain(growth, 2))
        }
        report.print()
    }

    /// Returns the medians in microseconds.
    private func measure(_ size: Int) throws -> [Step: Double] {
        var times: [Step: [Double]] = [:]
        for _ in 0..<3 {
            let screen = LayoutScreen(viewCount: size)
            times[.first, default: []].append(Stopwatch.time { screen.root.layoutIfNeeded() })
            guard screen.card.frame.height > 20 else { throw Failure("the screen was not laid out") }
            for round in 0..<rounds { change(screen, round, &times) }
        }
        return times.mapValues(\.median)
    }

    private func change(_ screen: LayoutScreen, _ round: Int, _ times: inout [Step: [Double]]) {
        let card = screen.card
        func time(_ step: Step, _ work: () -> Void) {
            let time = Stopwatch.time {
                work()
                screen.root.layoutIfNeeded()
            }
            times[step, default: []].append(time)
        }
        time(.nothing) { screen.root.setNeedsLayout() }
        time(.constant) { card.badgeWidth.constant = CGFloat(12 + round % 2) }
        time(.text) { card.title.text = "Item of round \(round)" }
        time(.activate) { card.inset.isActive = true }
        time(.deactivate) { card.inset.isActive = false }
        let extra = card.makeExtra()
        time(.insert) { NSLayoutConstraint.activate(extra.constraints) }
        time(.remove) { extra.view.removeFromSuperview() }
        time(.width) { screen.root.frame.size.width = round.isMultiple(of: 2) ? 430 : 390 }
    }
}
