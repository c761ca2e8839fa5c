import Foundation

/// Two ways to do the same work, timed by turns in one run, so that what else the machine does hits both.
struct Contest {
    /// Medians in microseconds.
    let ours: Double
    let peer: Double
    let rounds: Int

    /// How many times faster ours is.
    var ratio: Double { peer / ours }

    init(ours: Double, peer: Double) {
        self.ours = ours
        self.peer = peer
        rounds = 1
    }

    /// Takes turns until the budget in microseconds is spent, at least three rounds. Who begins alternates. Each side
    /// answers its own time, so that what it prepares is not counted.
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
    /// The middle value; of an even number the mean of both in the middle; 0 of none.
    var median: Double {
        guard !isEmpty else { return 0 }
        let sorted = sorted()
        let middle = count / 2
        return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// The mean of ratios.
    var geometricMean: Double {
        guard !isEmpty else { return 0 }
        return reduce(1) { $0 * pow($1, 1 / Double(count)) }
    }
}
