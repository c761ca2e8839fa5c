import Foundation

/// A table for people and a line for programs.
struct Report {
    private let name: String
    private var rows: [[String]]
    private var values: [(String, String)] = []

    init(_ name: String, columns: [String]) {
        self.name = name
        rows = [columns]
    }

    mutating func row(_ cells: String...) { rows.append(cells) }

    mutating func row(_ cells: [String]) { rows.append(cells) }

    mutating func value(_ key: String, _ value: String) { values.append((key, value)) }

    /// Adds a ratio of times, the peer's over ours: more is better.
    mutating func ratio(_ key: String, _ ratio: Double) { value(key, Self.plain(ratio, ratio < 10 ? 2 : 1)) }

    func print() {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
        }
        for row in rows {
            let cells = row.enumerated().map { index, cell in
                let space = String(repeating: " ", count: widths[index] - cell.count)
                return index == 0 ? cell + space : space + cell
            }
            Swift.print("  " + cells.joined(separator: "  "))
        }
        Swift.print("bench \(name): " + values.map { "\($0)=\($1)" }.joined(separator: " "))
    }

    /// Returns the exponent with which times grow from the first size to the last: 1 is linear. 0 of fewer than two.
    static func exponent(of times: [Double], over sizes: [Double]) -> Double {
        guard let first = times.first, let last = times.last, let small = sizes.first, let large = sizes.last,
            first > 0, last > 0, small > 0, large > small
        else { return 0 }
        return log(last / first) / log(large / small)
    }

    static func plain(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }

    /// Returns a time in microseconds, formatted in milliseconds.
    static func milliseconds(_ time: Double) -> String {
        plain(time / 1000, time < 10_000 ? 3 : time < 100_000 ? 2 : 1)
    }
}
