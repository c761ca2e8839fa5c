/// Shorter definitions for the pass that computes columns.
///
/// Aligned edges expand to one of them in the end. Where a definition in terms of its inputs' definitions
/// is no longer than the original one, it replaces it, until something changes that it
/// depends on. Its expansion must contain all roots of the original one, even if they cancel out: otherwise restoring
/// the original could create a cycle.
extension Network {
    /// Shortens all definitions, which are in order and unchanged.
    mutating func shortenDefinitions() {
        let written = inputs
        inputs.removeAll(keepingCapacity: true)
        var short: [Input] = []
        for column in columnAt where columns[column].isDefined {
            let range = steps[column].inputRange
            if canBeShortened(column), shorten(written[range], into: &short, of: column) {
                columns[column].isShortened = true
            } else {
                short.removeAll(keepingCapacity: true)
                short.append(contentsOf: written[range])
            }
            steps[column].firstInput = inputs.count
            steps[column].inputCount = short.count
            inputs.append(contentsOf: short)
        }
    }

    private func canBeShortened(_ column: Int) -> Bool {
        if case .defines = rows[columns[column].definer].role { true } else { false }
    }

    /// Shortens a definition. Returns false where it cannot be shortened.
    private mutating func shorten(
        _ written: ArraySlice<Input>, into short: inout [Input], of column: Int
    ) -> Bool {
        short.removeAll(keepingCapacity: true)
        var (constant, scale) = (steps[column].constant, columns[column].scale)
        var isChanged = false
        for input in written {
            let source = input.column
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

    /// Returns whether a column is defined by few roots. Columns that preferences define are not substituted.
    private func isShort(_ column: Int, limit: Int) -> Bool {
        guard columns[column].isDefined, steps[column].inputCount <= limit,
            rows[columns[column].definer].isRequired
        else { return false }
        return steps[column].inputRange.allSatisfy { !columns[inputs[$0].column].isDefined }
    }

    /// Adds an input. Returns false where inputs cancel out.
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
