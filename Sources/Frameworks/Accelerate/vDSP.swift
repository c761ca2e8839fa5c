import Foundation

// The part of vDSP that computes with vectors and matrices, in single and double precision.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// Adds two vectors.
public func vDSP_vadd(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] + B[i * IB] }
}

/// Adds two vectors.
public func vDSP_vaddD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] + B[i * IB] }
}

/// Subtracts the first vector from the second.
public func vDSP_vsub(
    _ B: UnsafePointer<Float>, _ IB: vDSP_Stride, _ A: UnsafePointer<Float>, _ IA: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] - B[i * IB] }
}

/// Subtracts the first vector from the second.
public func vDSP_vsubD(
    _ B: UnsafePointer<Double>, _ IB: vDSP_Stride, _ A: UnsafePointer<Double>, _ IA: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] - B[i * IB] }
}

/// Multiplies two vectors, element by element.
public func vDSP_vmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] * B[i * IB] }
}

/// Multiplies two vectors, element by element.
public func vDSP_vmulD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] * B[i * IB] }
}

/// Divides the second vector by the first, element by element.
public func vDSP_vdiv(
    _ B: UnsafePointer<Float>, _ IB: vDSP_Stride, _ A: UnsafePointer<Float>, _ IA: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] / B[i * IB] }
}

/// Divides the second vector by the first, element by element.
public func vDSP_vdivD(
    _ B: UnsafePointer<Double>, _ IB: vDSP_Stride, _ A: UnsafePointer<Double>, _ IA: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] / B[i * IB] }
}

/// Adds a number to a vector.
public func vDSP_vsadd(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] + B.pointee }
}

/// Adds a number to a vector.
public func vDSP_vsaddD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>,
    _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] + B.pointee }
}

/// Multiplies a vector by a number.
public func vDSP_vsmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] * B.pointee }
}

/// Multiplies a vector by a number.
public func vDSP_vsmulD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>,
    _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] * B.pointee }
}

/// Divides a vector by a number.
public func vDSP_vsdiv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] / B.pointee }
}

/// Divides a vector by a number.
public func vDSP_vsdivD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>,
    _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] / B.pointee }
}

/// Stores the absolute values.
public func vDSP_vabs(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = abs(A[i * IA]) }
}

/// Stores the absolute values.
public func vDSP_vabsD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = abs(A[i * IA]) }
}

/// Stores the negative values.
public func vDSP_vneg(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = -A[i * IA] }
}

/// Stores the negative values.
public func vDSP_vnegD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = -A[i * IA] }
}

/// Stores the squares.
public func vDSP_vsq(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] * A[i * IA] }
}

/// Stores the squares.
public func vDSP_vsqD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A[i * IA] * A[i * IA] }
}

/// Stores the sum of a vector.
public func vDSP_sve(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = sum(N) { A[$0 * IA] }
}

/// Stores the sum of a vector.
public func vDSP_sveD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = sum(N) { A[$0 * IA] }
}

/// Stores the sum of the squares of a vector.
public func vDSP_svesq(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = sum(N) { A[$0 * IA] * A[$0 * IA] }
}

/// Stores the sum of the squares of a vector.
public func vDSP_svesqD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = sum(N) { A[$0 * IA] * A[$0 * IA] }
}

/// Stores the mean of a vector.
public func vDSP_meanv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = sum(N) { A[$0 * IA] } / Float(N)
}

/// Stores the mean of a vector.
public func vDSP_meanvD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = sum(N) { A[$0 * IA] } / Double(N)
}

/// Stores the mean of the squares of a vector.
public func vDSP_measqv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = sum(N) { A[$0 * IA] * A[$0 * IA] } / Float(N)
}

/// Stores the mean of the squares of a vector.
public func vDSP_measqvD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = sum(N) { A[$0 * IA] * A[$0 * IA] } / Double(N)
}

/// Stores the root of the mean of the squares of a vector.
public func vDSP_rmsqv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = (sum(N) { A[$0 * IA] * A[$0 * IA] } / Float(N)).squareRoot()
}

/// Stores the root of the mean of the squares of a vector.
public func vDSP_rmsqvD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = (sum(N) { A[$0 * IA] * A[$0 * IA] } / Double(N)).squareRoot()
}

/// Stores the largest element; negative infinity for an empty vector.
public func vDSP_maxv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = (0..<Int(N)).reduce(-.infinity) { max($0, A[$1 * IA]) }
}

/// Stores the largest element; negative infinity for an empty vector.
public func vDSP_maxvD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = (0..<Int(N)).reduce(-.infinity) { max($0, A[$1 * IA]) }
}

/// Stores the smallest element; infinity for an empty vector.
public func vDSP_minv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = (0..<Int(N)).reduce(.infinity) { min($0, A[$1 * IA]) }
}

/// Stores the smallest element; infinity for an empty vector.
public func vDSP_minvD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = (0..<Int(N)).reduce(.infinity) { min($0, A[$1 * IA]) }
}

/// Stores the dot product of two vectors.
public func vDSP_dotpr(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = sum(N) { A[$0 * IA] * B[$0 * IB] }
}

/// Stores the dot product of two vectors.
public func vDSP_dotprD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
    C.pointee = sum(N) { A[$0 * IA] * B[$0 * IB] }
}

/// Fills a vector with values from one number to another, at equal distances.
public func vDSP_vgen(
    _ A: UnsafePointer<Float>, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    let step = N > 1 ? (B.pointee - A.pointee) / Float(N - 1) : 0
    for i in 0..<Int(N) { C[i * IC] = A.pointee + Float(i) * step }
}

/// Fills a vector with values from one number to another, at equal distances.
public func vDSP_vgenD(
    _ A: UnsafePointer<Double>, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    let step = N > 1 ? (B.pointee - A.pointee) / Double(N - 1) : 0
    for i in 0..<Int(N) { C[i * IC] = A.pointee + Double(i) * step }
}

/// Fills a vector with a number and its multiples of a step.
public func vDSP_vramp(
    _ A: UnsafePointer<Float>, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A.pointee + Float(i) * B.pointee }
}

/// Fills a vector with a number and its multiples of a step.
public func vDSP_vrampD(
    _ A: UnsafePointer<Double>, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A.pointee + Double(i) * B.pointee }
}

/// Fills a vector with a number.
public func vDSP_vfill(
    _ A: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A.pointee }
}

/// Fills a vector with a number.
public func vDSP_vfillD(
    _ A: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = A.pointee }
}

/// Fills a vector with zeros.
public func vDSP_vclr(_ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length) {
    for i in 0..<Int(N) { C[i * IC] = 0 }
}

/// Fills a vector with zeros.
public func vDSP_vclrD(_ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length) {
    for i in 0..<Int(N) { C[i * IC] = 0 }
}

/// Limits the elements to a range.
public func vDSP_vclip(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafePointer<Float>,
    _ D: UnsafeMutablePointer<Float>, _ ID: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { D[i * ID] = min(max(A[i * IA], B.pointee), C.pointee) }
}

/// Limits the elements to a range.
public func vDSP_vclipD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ C: UnsafePointer<Double>,
    _ D: UnsafeMutablePointer<Double>, _ ID: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { D[i * ID] = min(max(A[i * IA], B.pointee), C.pointee) }
}

/// Multiplies a matrix of M by P numbers by one of P by N; rows follow each other.
public func vDSP_mmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ M: vDSP_Length, _ N: vDSP_Length, _ P: vDSP_Length
) {
    multiply(A, IA, B, IB, C, IC, M, N, P)
}

/// Multiplies a matrix of M by P numbers by one of P by N; rows follow each other.
public func vDSP_mmulD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ M: vDSP_Length, _ N: vDSP_Length, _ P: vDSP_Length
) {
    multiply(A, IA, B, IB, C, IC, M, N, P)
}

/// Stores the transpose of a matrix: M rows by N columns in the result.
public func vDSP_mtrans(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ M: vDSP_Length,
    _ N: vDSP_Length
) {
    transpose(A, IA, C, IC, M, N)
}

/// Stores the transpose of a matrix: M rows by N columns in the result.
public func vDSP_mtransD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ M: vDSP_Length,
    _ N: vDSP_Length
) {
    transpose(A, IA, C, IC, M, N)
}

private func sum<Number: FloatingPoint>(_ count: vDSP_Length, _ term: (Int) -> Number) -> Number {
    (0..<Int(count)).reduce(0) { $0 + term($1) }
}

private func multiply<Number: FloatingPoint>(
    _ A: UnsafePointer<Number>, _ IA: vDSP_Stride, _ B: UnsafePointer<Number>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Number>, _ IC: vDSP_Stride, _ M: vDSP_Length, _ N: vDSP_Length, _ P: vDSP_Length
) {
    let (rows, columns, inner) = (Int(M), Int(N), Int(P))
    for row in 0..<rows {
        for column in 0..<columns {
            C[(row * columns + column) * IC] = sum(P) {
                A[(row * inner + $0) * IA] * B[($0 * columns + column) * IB]
            }
        }
    }
}

private func transpose<Number>(
    _ A: UnsafePointer<Number>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Number>, _ IC: vDSP_Stride,
    _ M: vDSP_Length, _ N: vDSP_Length
) {
    let (rows, columns) = (Int(M), Int(N))
    for row in 0..<rows {
        for column in 0..<columns { C[(row * columns + column) * IC] = A[(column * rows + row) * IA] }
    }
}
