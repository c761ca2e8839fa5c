/// A square matrix of floating-point numbers, stored by columns.
public protocol SquareMatrix: Equatable, Sendable, CustomDebugStringConvertible {
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

    /// The number of columns and rows.
    static var size: Int { get }

    /// Creates the zero matrix.
    init()

    /// The column at an index.
    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    public typealias Scalar = Column.Scalar

    /// Creates a matrix with columns; missing ones are zero.
    public init(_ columns: [Column]) {
        self.init()
        for (index, column) in columns.prefix(Self.size).enumerated() { self[index] = column }
    }

    /// Creates a matrix with rows; missing ones are zero.
    public init(rows: [Column]) {
        self.init()
        for (row, values) in rows.prefix(Self.size).enumerated() {
            for column in 0..<Self.size { self[column][row] = values[column] }
        }
    }

    /// Creates a diagonal matrix.
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.size { self[index][index] = diagonal[index] }
    }

    /// Creates a diagonal matrix with one number on its diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// The number in a column and row.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transpose.
    public var transpose: Self { Self(rows: (0..<Self.size).map { self[$0] }) }

    public static func == (a: Self, b: Self) -> Bool { (0..<size).allSatisfy { a[$0] == b[$0] } }

    public var debugDescription: String {
        "\(Self.self)(" + (0..<Self.size).map { "\(self[$0])" }.joined(separator: ", ") + ")"
    }
}

// MARK: Arithmetic

extension SquareMatrix {
    private func map(_ transform: (Int) -> Column) -> Self { Self((0..<Self.size).map(transform)) }

    public static prefix func - (a: Self) -> Self { a.map { -a[$0] } }
    public static func + (a: Self, b: Self) -> Self { a.map { a[$0] + b[$0] } }
    public static func - (a: Self, b: Self) -> Self { a.map { a[$0] - b[$0] } }
    public static func * (a: Scalar, b: Self) -> Self { b.map { a * b[$0] } }
    public static func * (a: Self, b: Scalar) -> Self { b * a }
    public static func * (a: Self, b: Self) -> Self { a.map { a * b[$0] } }

    /// Returns the product of a matrix and a column vector.
    public static func * (a: Self, b: Column) -> Column {
        (0..<size).reduce(into: Column()) { $0 += a[$1] * b[$1] }
    }

    /// Returns the product of a row vector and a matrix.
    public static func * (a: Column, b: Self) -> Column {
        (0..<size).reduce(into: Column()) { $0[$1] = (a * b[$1]).sum() }
    }

    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Scalar) { a = a * b }
}

// MARK: Elimination

extension SquareMatrix {
    /// The determinant, as the product of the pivots of an elimination; 0 for a singular matrix.
    public var determinant: Scalar {
        var (rest, product) = (self, Scalar(1))
        for step in 0..<Self.size {
            let pivot = rest.largest(from: step)
            if rest[pivot][step] == 0 { return 0 }
            if pivot != step {
                (rest[pivot], rest[step]) = (rest[step], rest[pivot])
                product = -product
            }
            product *= rest[step][step]
            for other in (step + 1)..<max(Self.size, step + 1) {
                rest[other] -= rest[step] * (rest[other][step] / rest[step][step])
            }
        }
        return product
    }

    /// The inverse; a matrix of numbers that are not finite for a singular one.
    public var inverse: Self {
        var (rest, result) = (self, Self(1))
        for step in 0..<Self.size {
            let pivot = rest.largest(from: step)
            (rest[pivot], rest[step]) = (rest[step], rest[pivot])
            (result[pivot], result[step]) = (result[step], result[pivot])
            let scale = 1 / rest[step][step]
            rest[step] *= scale
            result[step] *= scale
            for other in 0..<Self.size where other != step {
                let factor = rest[other][step]
                rest[other] -= rest[step] * factor
                result[other] -= result[step] * factor
            }
        }
        return result
    }

    /// Returns the column from a step on whose number at the step is the largest in absolute value.
    private func largest(from step: Int) -> Int {
        (step..<Self.size).max { abs(self[$0][step]) < abs(self[$1][step]) } ?? step
    }
}
