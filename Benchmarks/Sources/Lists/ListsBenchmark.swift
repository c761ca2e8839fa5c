import CoreGraphics
import Foundation
import UIKit

/// Tables of a thousand to a hundred thousand self-sizing rows, and views wrapped in a generic cell compared with
/// cells that are subclassed for them.
@MainActor
struct ListsBenchmark {
    private let rounds: Int

    init(_ options: Options) {
        rounds = options.count("--rounds", default: 15)
    }

    private static let sizes = [1000, 10_000, 100_000]

    func run() throws {
        var report = Report(
            "lists", columns: ["rows", "open ms", "screen ms", "to the end ms", "cells made"])
        var runs: [TableRun] = []
        for size in Self.sizes {
            let run = try TableRun(rows: size, rounds: rounds)
            runs.append(run)
            report.row(
                "\(size)", Report.milliseconds(run.opening), Report.milliseconds(run.screen),
                Report.milliseconds(run.jump), "\(run.cells)")
            report.value("cells\(size)", "\(run.cells)")
        }
        if let first = runs.first, let last = runs.last {
            let scale = log(Double(Self.sizes[Self.sizes.count - 1] / Self.sizes[0]))
            report.value("open_exponent", Report.plain(log(last.opening / first.opening) / scale, 3))
            report.value("screen_exponent", Report.plain(log(last.screen / first.screen) / scale, 3))
        }
        let wrapping = wrapped()
        report.row(
            "10000 wrapped", Report.milliseconds(wrapping.ours), "subclassed",
            Report.milliseconds(wrapping.peer), "")
        report.value("wrapping", Report.plain(wrapping.ours / wrapping.peer, 3))
        report.print()
    }

    /// Scrolls both alternately, a screen at a time.
    private func wrapped() -> Contest {
        let wrapped = CellScroll(cell: WrappingCell<RowView>.self) { cell, row in
            (cell as? WrappingCell<RowView>)?.view.show(row)
        }
        let subclassed = CellScroll(cell: RowCell.self) { cell, row in (cell as? RowCell)?.row.show(row) }
        var (ours, peer) = (wrapped.screen(0), subclassed.screen(0))
        for screen in 1..<wrapped.screens {
            if screen.isMultiple(of: 2) {
                ours += wrapped.screen(screen)
                peer += subclassed.screen(screen)
            } else {
                peer += subclassed.screen(screen)
                ours += wrapped.screen(screen)
            }
        }
        return Contest(ours: ours, peer: peer)
    }
}

/// The times of a table with a number of rows.
@MainActor
private struct TableRun {
    /// Medians in microseconds.
    private(set) var opening = 0.0
    private(set) var screen = 0.0
    private(set) var jump = 0.0
    /// The number of cells created for opening, twenty screens, the scroll to the end and reloading.
    private(set) var cells = 0

    init(rows: Int, rounds: Int) throws {
        var (openings, screens, jumps): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<rounds {
            RowCell.made = 0
            let source = RowSource(rows) { cell, row in (cell as? RowCell)?.row.show(row) }
            var table: UITableView?
            openings.append(Stopwatch.time { table = source.makeTable(RowCell.self) })
            guard let table else { throw Failure("no table") }
            for screen in 1...20 {
                let offset = min(CGFloat(screen) * 600, table.contentSize.height - 667)
                screens.append(
                    Stopwatch.time {
                        table.contentOffset.y = offset
                        table.layoutIfNeeded()
                    })
            }
            let last = IndexPath(row: rows - 1, section: 0)
            jumps.append(
                Stopwatch.time {
                    table.scrollToRow(at: last, at: .bottom, animated: false)
                    table.layoutIfNeeded()
                })
            guard table.indexPathsForVisibleRows?.last == last else {
                throw Failure("the end is not in view")
            }
            table.reloadData()
            table.layoutIfNeeded()
            cells = RowCell.made
        }
        (opening, screen, jump) = (openings.median, screens.median, jumps.median)
    }
}

/// Ten thousand rows, dequeued, configured and laid out, screen by screen.
@MainActor
private struct CellScroll {
    private let source: RowSource
    private let table: UITableView

    init(cell: UITableViewCell.Type, fill: @escaping (UITableViewCell, Int) -> Void) {
        source = RowSource(10_000, fill)
        table = source.makeTable(cell)
    }

    /// The number of screens, as far as the rows' heights are known.
    var screens: Int { Int(table.contentSize.height / 667) }

    /// Returns the time of a screen, in microseconds.
    func screen(_ number: Int) -> Double {
        Stopwatch.time {
            table.contentOffset.y = min(CGFloat(number) * 667, table.contentSize.height - 667)
            table.layoutIfNeeded()
        }
    }
}

@MainActor
private final class RowSource: NSObject, UITableViewDataSource {
    private let rows: Int
    private let fill: (UITableViewCell, Int) -> Void

    init(_ rows: Int, _ fill: @escaping (UITableViewCell, Int) -> Void) {
        (self.rows, self.fill) = (rows, fill)
        super.init()
    }

    /// Returns a table of a phone's size, laid out.
    func makeTable(_ cell: UITableViewCell.Type) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
        table.register(cell, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.layoutIfNeeded()
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        fill(cell, indexPath.row)
        return cell
    }
}

/// A title and a text of one to three lines.
private final class RowView: UIView, Wrappable {
    private let title = UILabel()
    private let text = UILabel()

    required override init(frame: CGRect) {
        super.init(frame: frame)
        text.numberOfLines = 0
        text.font = .systemFont(ofSize: 13)
        for label in [title, text] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ row: Int) {
        title.text = "Row \(row)"
        text.text = String(repeating: "Some words that fill a line of text. ", count: 1 + row % 3)
    }
}

/// A cell that is subclassed for its view.
private final class RowCell: UITableViewCell {
    static var made = 0
    let row = RowView(frame: .zero)

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
        row.fill(contentView)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view that a cell can create.
@MainActor
private protocol Wrappable: UIView {
    init(frame: CGRect)
}

/// A cell for any view.
private final class WrappingCell<View: Wrappable>: UITableViewCell {
    let view = View(frame: .zero)

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        view.fill(contentView)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
    /// Fills the other view.
    fileprivate func fill(_ other: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        other.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor),
            bottomAnchor.constraint(equalTo: other.bottomAnchor),
            leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
        ])
    }
}
