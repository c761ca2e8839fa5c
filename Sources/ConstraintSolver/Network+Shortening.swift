/// Shorter definitions for the pass that computes columns.
///
/// Edges that are aligned with each other come to one of them in the end. Where a definition by what its inputs are
/// defined by is no longer than the one that was written, it takes its place, until something is changed that it
/// rests on. It must come to all roots that the written one comes to, also where they cancel out: otherwise going
/// back to that one could close a circle.
extension Network {
    /// Shortens all definitions, which come in order and nothing has changed yet.
    mutating func shortenDefinitions() {
        let written = inputs
        inputs.removeAll(keepingCapacity: true)
        var short: [Input] = []
        for number in columnAt where columns[Int(number)].isDefined {
            let column = Int(number)
            let range = steps[column].inputRange
            if canBeShortened(column), shorten(written[range], into: &short, of: column) {
                columns[column].isShortened = true
            } else {
                short.removeAll(keepingCapacity: true)
                short.append(contentsOf: written[range])
            }
            steps[column].firstInput = Int32(inputs.count)
            steps[column].inputCount = Int32(short.count)
            inputs.append(contentsOf: short)
        }
    }

    private func canBeShortened(_ column: Int) -> Bool {
        if case .defines = rows[Int(columns[column].definer)].role { true } else { false }
    }

    /// False where there is nothing to shorten.
    private mutating func shorten(
        _ written: ArraySlice<Input>, into short: inout [Input], of column: Int
    ) -> Bool {
        short.removeAll(keepingCapacity: true)
        var (constant, scale) = (steps[column].constant, columns[column].scale)
        var isChanged = false
        for input in written {
            let source = Int(input.column)
            guard isShort(source, limit: written.count) else {
                guard Self.add(input, to: &short) else { return false }
                continue
            }
            isChanged = true
            constant += input.factor * steps[source].constant
            scale = max(scale, abs(input.factor) * columns[source].scale)
            for place in steps[source].inputRange {
                let inner = inputs[place]
                guard Self.add(Input(factor: input.factor * inner.factor, column: inner.column), to: &short)
                else { return false }
            }
        }
        guard isChanged, short.count <= written.count else { return false }
        steps[column].constant = constant
        columns[column].scale = scale
        return true
    }

    /// Whether a column is defined by few roots. What a preference defines stays visible.
    private func isShort(_ column: Int, limit: Int) -> Bool {
        guard columns[column].isDefined, steps[column].inputCount <= limit,
            rows[Int(columns[column].definer)].isRequired
        else { return false }
        return steps[column].inputRange.allSatisfy { !columns[Int(inputs[$0].column)].isDefined }
    }

    /// False where inputs cancel out.
    private static func add(_ input: Input, to list: inout [Input]) -> Bool {
        guard let same = list.firstIndex(where: { $0.column == input.column }) else {
            list.append(input)
            return true
        }
        let sum = list[same].factor + input.factor
        guard abs(sum) > 1e-6 * abs(input.factor) else { return false }
        list[same].factor = sum
        return true
    }
}
