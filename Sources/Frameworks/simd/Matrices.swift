/// A matrix of two columns and rows.
public struct Matrix2x2<Number: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix
where Number.SIMD2Storage: Sendable {
    public var columns: (SIMD2<Number>, SIMD2<Number>)

    public static var size: Int { 2 }
    public init() { columns = (.init(), .init()) }
    public init(columns: (SIMD2<Number>, SIMD2<Number>)) { self.columns = columns }
    public init(_ a: SIMD2<Number>, _ b: SIMD2<Number>) { columns = (a, b) }

    public subscript(column: Int) -> SIMD2<Number> {
        get { column == 0 ? columns.0 : columns.1 }
        set { if column == 0 { columns.0 = newValue } else { columns.1 = newValue } }
    }
}

/// A matrix of three columns and rows.
public struct Matrix3x3<Number: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix
where Number.SIMD4Storage: Sendable {
    public var columns: (SIMD3<Number>, SIMD3<Number>, SIMD3<Number>)

    public static var size: Int { 3 }
    public init() { columns = (.init(), .init(), .init()) }
    public init(columns: (SIMD3<Number>, SIMD3<Number>, SIMD3<Number>)) { self.columns = columns }
    public init(_ a: SIMD3<Number>, _ b: SIMD3<Number>, _ c: SIMD3<Number>) { columns = (a, b, c) }

    public subscript(column: Int) -> SIMD3<Number> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
}

/// A matrix of four columns and rows.
public struct Matrix4x4<Number: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix
where Number.SIMD4Storage: Sendable {
    public var columns: (SIMD4<Number>, SIMD4<Number>, SIMD4<Number>, SIMD4<Number>)

    public static var size: Int { 4 }
    public init() { columns = (.init(), .init(), .init(), .init()) }

    public init(columns: (SIMD4<Number>, SIMD4<Number>, SIMD4<Number>, SIMD4<Number>)) {
        self.columns = columns
    }

    public init(_ a: SIMD4<Number>, _ b: SIMD4<Number>, _ c: SIMD4<Number>, _ d: SIMD4<Number>) {
        columns = (a, b, c, d)
    }

    public subscript(column: Int) -> SIMD4<Number> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
}

public typealias float2x2 = Matrix2x2<Float>
public typealias float3x3 = Matrix3x3<Float>
public typealias float4x4 = Matrix4x4<Float>
public typealias double2x2 = Matrix2x2<Double>
public typealias double3x3 = Matrix3x3<Double>
public typealias double4x4 = Matrix4x4<Double>

public typealias simd_float2x2 = float2x2
public typealias simd_float3x3 = float3x3
public typealias simd_float4x4 = float4x4
public typealias simd_double2x2 = double2x2
public typealias simd_double3x3 = double3x3
public typealias simd_double4x4 = double4x4
public typealias matrix_float2x2 = float2x2
public typealias matrix_float3x3 = float3x3
public typealias matrix_float4x4 = float4x4
public typealias matrix_double2x2 = double2x2
public typealias matrix_double3x3 = double3x3
public typealias matrix_double4x4 = double4x4

public let matrix_identity_float2x2 = float2x2(1)
public let matrix_identity_float3x3 = float3x3(1)
public let matrix_identity_float4x4 = float4x4(1)
public let matrix_identity_double2x2 = double2x2(1)
public let matrix_identity_double3x3 = double3x3(1)
public let matrix_identity_double4x4 = double4x4(1)

public func simd_mul<Matrix: SquareMatrix>(_ a: Matrix, _ b: Matrix) -> Matrix { a * b }
public func simd_mul<Matrix: SquareMatrix>(_ a: Matrix, _ b: Matrix.Column) -> Matrix.Column { a * b }
public func simd_mul<Matrix: SquareMatrix>(_ a: Matrix.Column, _ b: Matrix) -> Matrix.Column { a * b }
public func simd_inverse<Matrix: SquareMatrix>(_ a: Matrix) -> Matrix { a.inverse }
public func simd_transpose<Matrix: SquareMatrix>(_ a: Matrix) -> Matrix { a.transpose }
public func simd_determinant<Matrix: SquareMatrix>(_ a: Matrix) -> Matrix.Scalar { a.determinant }

public func matrix_multiply<Matrix: SquareMatrix>(_ a: Matrix, _ b: Matrix) -> Matrix { a * b }
public func matrix_multiply<Matrix: SquareMatrix>(_ a: Matrix, _ b: Matrix.Column) -> Matrix.Column { a * b }
public func matrix_multiply<Matrix: SquareMatrix>(_ a: Matrix.Scalar, _ b: Matrix) -> Matrix { a * b }
public func matrix_invert<Matrix: SquareMatrix>(_ a: Matrix) -> Matrix { a.inverse }
public func matrix_transpose<Matrix: SquareMatrix>(_ a: Matrix) -> Matrix { a.transpose }
public func matrix_determinant<Matrix: SquareMatrix>(_ a: Matrix) -> Matrix.Scalar { a.determinant }
public func matrix_add<Matrix: SquareMatrix>(_ a: Matrix, _ b: Matrix) -> Matrix { a + b }
public func simd_add<Matrix: SquareMatrix>(_ a: Matrix, _ b: Matrix) -> Matrix { a + b }
public func simd_sub<Matrix: SquareMatrix>(_ a: Matrix, _ b: Matrix) -> Matrix { a - b }

public func simd_matrix<Number>(
    _ a: SIMD4<Number>, _ b: SIMD4<Number>, _ c: SIMD4<Number>, _ d: SIMD4<Number>
) -> Matrix4x4<Number> { Matrix4x4(a, b, c, d) }

public func simd_matrix<Number>(
    _ a: SIMD3<Number>, _ b: SIMD3<Number>, _ c: SIMD3<Number>
) -> Matrix3x3<Number> { Matrix3x3(a, b, c) }

public func simd_matrix<Number>(_ a: SIMD2<Number>, _ b: SIMD2<Number>) -> Matrix2x2<Number> {
    Matrix2x2(a, b)
}

/// Returns whether the numbers at the same places differ by no more than a tolerance.
public func simd_almost_equal_elements<Matrix: SquareMatrix>(
    _ a: Matrix, _ b: Matrix, _ tolerance: Matrix.Scalar
) -> Bool {
    (0..<Matrix.size).allSatisfy { column in
        (0..<Matrix.size).allSatisfy { abs(a[column, $0] - b[column, $0]) <= tolerance }
    }
}
