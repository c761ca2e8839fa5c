import Foundation

/// The functions of expressions, by their names.
enum ExpressionFunctions {
    /// Returns the result of a function. One that is not known is reported, and has none.
    static func value(of name: String, _ arguments: [Any?]) -> Any? {
        let first = arguments.first ?? nil
        if let function = ofLists[name] { return function(list(arguments)) }
        if let function = ofNumbers[name] {
            return Values.number(first).map { NSNumber(value: function($0)) }
        }
        if let function = ofTwo[name] { return arguments.count == 2 ? function(first, arguments[1]) : nil }
        switch name {
        case "count:": return list(arguments).count
        case "now", "now:": return Date()
        case "random", "random:": return Double.random(in: 0..<1)
        case "randomn:": return Values.number(first).map { Int.random(in: 0..<max(Int($0), 1)) }
        case "uppercase:": return Values.text(first)?.uppercased()
        case "lowercase:": return Values.text(first)?.lowercased()
        case "length:": return Values.text(first)?.utf16.count
        case "noindex:": return first
        case "castObject:toType:": return cast(first, to: Values.text(arguments.last ?? nil))
        default:
            RuntimeDiagnostics.reportOnce("NSExpression: the function \(name) is not known")
            return nil
        }
    }

    /// The elements of the only argument, or the arguments themselves.
    private static func list(_ arguments: [Any?]) -> [Any?] {
        let elements = arguments.count == 1 ? Values.list(arguments[0]) ?? arguments : arguments
        return elements.filter { $0 != nil && !($0 is NSNull) }
    }

    private static let ofLists: [String: @Sendable ([Any?]) -> Any?] = [
        "sum:": { list in list.reduce(NSNumber(value: 0)) { ExpressionNumber.add($0, $1) ?? $0 } },
        "min:": { $0.min { Values.order($0, $1) == .orderedAscending } ?? nil },
        "max:": { $0.max { Values.order($0, $1) == .orderedAscending } ?? nil },
        "average:": { mean($0.compactMap(Values.number)) },
        "median:": { list in
            let numbers = list.compactMap(Values.number).sorted()
            let middle = numbers.count / 2
            return numbers.isEmpty
                ? nil
                : mean(numbers.count % 2 == 1 ? [numbers[middle]] : [numbers[middle - 1], numbers[middle]])
        },
        "mode:": { list in
            let counts = Dictionary(grouping: list.compactMap(Values.number)) { $0 }.mapValues(\.count)
            let highest = counts.values.max()
            return counts.filter { $0.value == highest }.keys.sorted().map { NSNumber(value: $0) }
        },
        "stddev:": { list in
            let numbers = list.compactMap(Values.number)
            guard let mean = mean(numbers)?.doubleValue else { return nil }
            let squares = numbers.map { ($0 - mean) * ($0 - mean) }
            return NSNumber(value: (squares.reduce(0, +) / Double(numbers.count)).squareRoot())
        },
    ]

    private static func mean(_ numbers: [Double]) -> NSNumber? {
        numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    }

    private static let ofNumbers: [String: @Sendable (Double) -> Double] = [
        "sqrt:": { $0.squareRoot() }, "log:": { log10($0) }, "ln:": { log($0) }, "exp:": { exp($0) },
        "ceiling:": { $0.rounded(.up) }, "floor:": { $0.rounded(.down) },
        "trunc:": { $0.rounded(.towardZero) },
        "abs:": { abs($0) },
    ]

    private static let ofTwo: [String: @Sendable (Any?, Any?) -> NSNumber?] = [
        "add:to:": { ExpressionNumber.add($0, $1) },
        "from:subtract:": { ExpressionNumber.combined($0, $1, { $0.subtractingReportingOverflow($1) }, -) },
        "multiply:by:": { ExpressionNumber.combined($0, $1, { $0.multipliedReportingOverflow(by: $1) }, *) },
        "divide:by:": { ExpressionNumber.combined($0, $1, { $0.dividedReportingOverflow(by: $1) }, /) },
        "modulus:by:": {
            ExpressionNumber.combined(
                $0, $1, { $0.remainderReportingOverflow(dividingBy: $1) },
                { $0.truncatingRemainder(dividingBy: $1) })
        },
        "raise:toPower:": { ExpressionNumber.combined($0, $1, { _, _ in (0, true) }, { pow($0, $1) }) },
        "bitwiseAnd:with:": { ExpressionNumber.bits($0, $1, &) },
        "bitwiseOr:with:": { ExpressionNumber.bits($0, $1, |) },
        "bitwiseXor:with:": { ExpressionNumber.bits($0, $1, ^) },
        "leftshift:by:": { ExpressionNumber.bits($0, $1, <<) },
        "rightshift:by:": { ExpressionNumber.bits($0, $1, >>) },
    ]

    private static func cast(_ value: Any?, to type: String?) -> Any? {
        switch type {
        case "NSDate": Values.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
        case "NSNumber": (value as? Date).map { NSNumber(value: $0.timeIntervalSinceReferenceDate) } ?? value
        case "NSString": value.map { "\($0)" }
        default: value
        }
    }
}

/// Operations on numbers, which are whole if both operands are.
enum ExpressionNumber {
    static func add(_ a: Any?, _ b: Any?) -> NSNumber? {
        combined(a, b, { $0.addingReportingOverflow($1) }, +)
    }

    static func combined(
        _ a: Any?, _ b: Any?, _ whole: (Int, Int) -> (partialValue: Int, overflow: Bool),
        _ fraction: (Double, Double) -> Double
    ) -> NSNumber? {
        if let a = integer(a), let b = integer(b) {
            let (result, overflow) = whole(a, b)
            if !overflow { return NSNumber(value: result) }
        }
        guard let a = Values.number(a), let b = Values.number(b) else { return nil }
        return NSNumber(value: fraction(a, b))
    }

    static func bits(_ a: Any?, _ b: Any?, _ operation: (Int, Int) -> Int) -> NSNumber? {
        guard let a = integer(a), let b = integer(b) else { return nil }
        return NSNumber(value: operation(a, b))
    }

    private static func integer(_ value: Any?) -> Int? {
        switch value {
        case let number as NSNumber:
            // Fractions have the codes of `float` and `double`.
            ["f", "d"].contains(String(cString: number.objCType)) ? nil : number.intValue
        case let number as any BinaryInteger: Int(exactly: number)
        default: nil
        }
    }
}
