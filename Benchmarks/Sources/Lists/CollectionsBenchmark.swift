import CoreGraphics
import Foundation
import UIKit

/// The cost of a collection with few or very many items: opening, scrolling by a screen, scrolling to the end,
/// reloading; and the number of cells that are created.
@MainActor
struct CollectionsBenchmark {
    private enum Step: String, CaseIterable { case open, screen, jump, reload }

    private enum Kind: String, CaseIterable {
        /// A grid of items of equal size.
        case flow
        /// A list of self-sizing rows.
        case list

        @MainActor var layout: UICollectionViewLayout {
            switch self {
            case .flow: UICollectionViewFlowLayout()
            case .list: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            }
        }
    }

    private let sizes: [Int]
    private let rounds: Int

    init(_ options: Options) {
        let largest = options.count("--items", default: 100_000)
        sizes = [largest / 100, largest / 10, largest].map { max($0, 100) }
        rounds = options.count("--rounds", default: 21)
    }

    func run() throws {
        var report = Report(
            "collections", columns: ["step"] + sizes.map { "\($0) items, ms" } + ["growth"])
        for kind in Kind.allCases {
            let results = try sizes.map { try measure(kind, $0) }
            for step in Step.allCases {
                let row = results.map { $0.times[step] ?? 0 }
                let growth = Report.exponent(of: row, over: sizes.map(Double.init))
                report.row(
                    ["\(kind.rawValue) \(step.rawValue)"] + row.map(Report.milliseconds)
                        + [Report.plain(growth, 2)])
                report.value(
                    "\(kind.rawValue)_\(step.rawValue)_ms", Report.plain((row.last ?? 0) / 1000, 3))
                report.value("\(kind.rawValue)_\(step.rawValue).growth", Report.plain(growth, 2))
            }
            let cells = results.map(\.cells)
            report.row(["\(kind.rawValue) cells made"] + cells.map { "\($0)" } + [""])
            report.value("\(kind.rawValue)_cells", "\(cells.last ?? 0)")
        }
        report.print()
    }

    /// Returns the medians in microseconds.
    private func measure(_ kind: Kind, _ count: Int) throws -> (times: [Step: Double], cells: Int) {
        var times: [Step: [Double]] = [:]
        var cells = 0
        for _ in 0..<3 {
            let source = BenchItems(count)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: kind.layout)
            view.register(BenchCell.self, forCellWithReuseIdentifier: "item")
            BenchCell.made = 0
            times[.open, default: []].append(
                Stopwatch.time {
                    view.dataSource = source
                    view.layoutIfNeeded()
                })
            scroll(view, &times)
            let last = IndexPath(item: count - 1, section: 0)
            times[.jump, default: []].append(
                Stopwatch.time { view.scrollToItem(at: last, at: .bottom, animated: false) })
            guard view.indexPathsForVisibleItems.last == last else {
                throw Failure("the collection did not jump to its end")
            }
            cells = BenchCell.made
            times[.reload, default: []].append(
                Stopwatch.time {
                    view.reloadData()
                    view.layoutIfNeeded()
                })
        }
        return (times.mapValues(\.median), cells)
    }

    private func scroll(_ view: UICollectionView, _ times: inout [Step: [Double]]) {
        for _ in 0..<rounds {
            let end = view.contentSize.height - view.bounds.height
            guard view.contentOffset.y + view.bounds.height < end else { return }
            times[.screen, default: []].append(
                Stopwatch.time {
                    view.contentOffset.y += view.bounds.height
                    view.layoutIfNeeded()
                })
        }
    }
}

/// A data source with a number of items.
@MainActor
private final class BenchItems: NSObject, UICollectionViewDataSource {
    private let count: Int

    init(_ count: Int) {
        self.count = count
        super.init()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? BenchCell)?.show("Item \(indexPath.item)", lines: 1 + indexPath.item % 3)
        return cell
    }
}

/// A label with margins of 8 points.
private final class BenchCell: UICollectionViewCell {
    @MainActor static var made = 0
    private let label = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ text: String, lines: Int) {
        label.text = Array(repeating: text, count: lines).joined(separator: "\n")
    }
}
