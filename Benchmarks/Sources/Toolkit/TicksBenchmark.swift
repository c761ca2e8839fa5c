import Foundation
import Kumiki
import UIKit

/// A table that is bound to a sequence of states, compared with one whose batch updates are written by hand with
/// knowledge of the changes.
@MainActor
final class TicksBenchmark {
    private let rows: Int
    private let changes: Int
    private let rounds: Int

    init(_ options: Options) {
        rows = options.count("--rows", default: 10_000)
        changes = min(options.count("--changes", default: 100), rows)
        rounds = options.count("--rounds", default: 101)
    }

    /// Runs the main actor's tasks until the work is done.
    func run() throws {
        var result: Result<Void, any Error>?
        Task {
            do { result = .success(try await measure()) } catch { result = .failure(error) }
        }
        while result == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        try result?.get()
    }

    private func measure() async throws {
        var report = Report(
            "ticks", columns: ["\(changes) of \(rows) rows", "by hand ms", "Kumiki ms", "ratio"])
        for kind in TickKind.allCases {
            let contest = try await contest(kind)
            report.row(
                kind.rawValue, Report.milliseconds(contest.peer), Report.milliseconds(contest.ours),
                Report.plain(contest.ours / contest.peer, 3))
            report.value("\(kind)_ms", Report.milliseconds(contest.ours))
            report.value("\(kind)_over_hand", Report.plain(contest.ours / contest.peer, 3))
        }
        report.print()
    }

    private func contest(_ kind: TickKind) async throws -> Contest {
        let (bound, hand) = (BoundTable(rows: rows), HandTable(rows: rows))
        try await bound.begin()
        try await hand.begin()
        var (ours, peer): ([Double], [Double]) = ([], [])
        for round in 0..<rounds {
            let tick = kind.tick(from: hand.values, count: changes, round: round)
            if round.isMultiple(of: 2) {
                ours.append(try await bound.take(tick))
                peer.append(try await hand.take(tick))
            } else {
                peer.append(try await hand.take(tick))
                ours.append(try await bound.take(tick))
            }
            guard bound.values == hand.values, bound.shown == hand.shown, bound.shown.count > 10 else {
                throw Failure("the tables differ")
            }
        }
        return Contest(ours: ours.median, peer: peer.median)
    }
}

/// The model of a row.
private struct Share: DataSourceModel, Sendable {
    let id: Int
    var price: Int
}

/// A new state, and the changes in it.
private struct Tick: Sendable {
    var values: [Share]
    /// Indices in the new state.
    var updates: [Int] = []
    /// Indices in the old state.
    var deletions: [Int] = []
    /// Indices in the new state.
    var insertions: [Int] = []
}

private enum TickKind: String, CaseIterable {
    case prices = "new prices"
    case mixed = "prices, rows gone and new"

    /// Returns the next state. The changes are distributed over the list, differently each time.
    func tick(from values: [Share], count: Int, round: Int) -> Tick {
        var tick = Tick(values: values)
        let step = values.count / count
        let places = (0..<count).map { ($0 * step + round * 7) % values.count }.sorted()
        let moved = self == .prices ? 0 : count / 5
        tick.deletions = Array(places.prefix(moved))
        let updates = Array(places.dropFirst(moved))
        for place in updates { tick.values[place].price += 1 }
        for place in tick.deletions.reversed() { tick.values.remove(at: place) }
        tick.insertions = (0..<moved).map { $0 * step }
        for (index, place) in tick.insertions.enumerated() {
            tick.values.insert(Share(id: 1_000_000 + round * count + index, price: 0), at: place)
        }
        let changed = Set(updates.map { values[$0].id })
        tick.updates = tick.values.indices.filter { changed.contains(tick.values[$0].id) }
        return tick
    }
}

/// A cell that shows a price.
private final class ShareCell: UITableViewCell {
    func show(_ share: Share) { textLabel?.text = "Share \(share.id): \(share.price)" }
}

/// A table of a phone's size, in a window.
@MainActor
private final class ShareScreen {
    let table: UITableView
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    init() {
        table = UITableView(frame: window.bounds, style: .plain)
        table.rowHeight = 44
        window.addSubview(table)
        window.isHidden = false
    }

    /// The texts of the visible rows.
    var shown: [String?] { table.visibleCells.map { $0.textLabel?.text } }
}

/// The states that are sent to a table, one at a time.
@MainActor
private final class Arrivals<State: Sendable> {
    let states: AsyncStream<State>
    private let continuation: AsyncStream<State>.Continuation
    private var waiting: CheckedContinuation<Void, Never>?

    init() { (states, continuation) = AsyncStream.makeStream(of: State.self) }

    /// Returns the time in microseconds from sending the state until the rows are displayed.
    func time(_ state: State, _ table: UITableView) async -> Double {
        await Task.yield()
        let start = Stopwatch.now
        await withCheckedContinuation {
            waiting = $0
            continuation.yield(state)
        }
        table.layoutIfNeeded()
        return Stopwatch.now - start
    }

    /// Called when the last state has been received.
    func arrive() {
        waiting?.resume()
        waiting = nil
    }
}

/// A table bound by the toolkit, which computes the changes.
@MainActor
private final class BoundTable {
    private let screen = ShareScreen()
    private let source = ListSource<Share>()
    private let arrivals = Arrivals<[Share]>()
    var values: [Share] { source.sections.first?.models ?? [] }
    var shown: [String?] { screen.shown }

    init(rows: Int) {
        source.register(row: ShareCell.self) { $0.show($1) }
        source.attach(to: screen.table)
        source.keepsScrollPosition = true
        source.apply((0..<rows).map { Share(id: $0, price: 100) })
        screen.table.layoutIfNeeded()
        source.bind(arrivals.states, animated: false)
        source.onUpdate = { [arrivals] _ in arrivals.arrive() }
    }

    /// Waits until the binding is waiting for the first state.
    func begin() async throws { _ = try await take(Tick(values: values)) }

    func take(_ tick: Tick) async throws -> Double { await arrivals.time(tick.values, screen.table) }
}

/// A table that is updated in a loop over a sequence. The sequence contains the changes of each state, so that
/// they need not be computed.
@MainActor
private final class HandTable: NSObject, UITableViewDataSource {
    private let screen = ShareScreen()
    private let arrivals = Arrivals<Tick>()
    private(set) var values: [Share]
    var shown: [String?] { screen.shown }

    init(rows: Int) {
        values = (0..<rows).map { Share(id: $0, price: 100) }
        super.init()
        screen.table.register(ShareCell.self, forCellReuseIdentifier: "share")
        screen.table.dataSource = self
        screen.table.layoutIfNeeded()
        Task { [weak self, arrivals] in
            for await tick in arrivals.states {
                self?.show(tick)
                arrivals.arrive()
            }
        }
    }

    /// Waits until the loop is waiting for the first state.
    func begin() async throws { _ = try await take(Tick(values: values)) }

    func take(_ tick: Tick) async throws -> Double { await arrivals.time(tick, screen.table) }

    /// Configures rows again at their indices after the batch, where the data source has them.
    private func show(_ tick: Tick) {
        func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }
        let table = screen.table
        UIView.performWithoutAnimation {
            if tick.insertions.isEmpty && tick.deletions.isEmpty {
                values = tick.values
            } else {
                table.performBatchUpdates { [self] in
                    values = tick.values
                    table.deleteRows(at: paths(tick.deletions), with: .automatic)
                    table.insertRows(at: paths(tick.insertions), with: .automatic)
                }
            }
            table.reconfigureRows(at: paths(tick.updates))
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { values.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "share", for: indexPath)
        (cell as? ShareCell)?.show(values[indexPath.row])
        return cell
    }
}
