import Foundation

/// Two implementations of the same work, timed alternately in one run, so that other load of the machine affects both.
struct Contest {
    /// Medians in microseconds.
    let ours: Double
    let peer: Double
    let rounds: Int

    /// The ratio of the peer's time to ours.
    var ratio: Double { peer / ours }

    init(ours: Double, peer: Double) {
        self.ours = ours
        self.peer = peer
        rounds = 1
    }

    /// Alternates until the budget in microseconds is spent, at least three rounds. The first one alternates too. Each side
    /// returns its own time, so that preparations are not counted.
    init(budget: Double, ours: () throws -> Double, peer: () throws -> Double) rethrows {
        var (own, others): ([Double], [Double]) = ([], [])
        let start = Stopwatch.now
        while own.count < 3 || (Stopwatch.now - start < budget && own.count < 2000) {
            if own.count.isMultiple(of: 2) {
                own.append(try ours())
                others.append(try peer())
            } else {
                others.append(try peer())
                own.append(try ours())
            }
        }
        self.ours = own.median
        self.peer = others.median
        rounds = own.count
    }
}

extension [Double] {
    /// The median; of an even number the mean of the two middle values; 0 of none.
    var median: Double {
        guard !isEmpty else { return 0 }
        let sorted = sorted()
        let middle = count / 2
        return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// The geometric mean.
    var geometricMean: Double {
        guard !isEmpty else { return 0 }
        return reduce(1) { $0 * pow($1, 1 / Double(count)) }
    }
}
