// The functions of LAPACK that solve systems of linear equations. Matrices are stored by columns, indices of rows are from 1.

/// The type of LAPACK's integers.
public typealias __CLPK_integer = Int32
/// The type of LAPACK's numbers of double precision.
public typealias __CLPK_doublereal = Double
/// The type of LAPACK's numbers of single precision.
public typealias __CLPK_real = Float

/// Factors a matrix into a lower and an upper triangular one, with rows exchanged so that the largest element of a column is the
/// pivot. `info` is the number of the first pivot that is zero, from 1, or 0.
@discardableResult
public func dgetrf_(
    _ m: UnsafeMutablePointer<Int32>, _ n: UnsafeMutablePointer<Int32>, _ a: UnsafeMutablePointer<Double>,
    _ lda: UnsafeMutablePointer<Int32>, _ ipiv: UnsafeMutablePointer<Int32>,
    _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let (rows, columns, stride) = (Int(m.pointee), Int(n.pointee), Int(lda.pointee))
    info.pointee = illegalArgument([(rows >= 0, 1), (columns >= 0, 2), (stride >= max(1, rows), 4)])
    guard info.pointee == 0 else { return info.pointee }
    for step in 0..<min(rows, columns) {
        let column = a + step * stride
        let pivot = (step..<rows).max { abs(column[$0]) < abs(column[$1]) } ?? step
        ipiv[step] = Int32(pivot + 1)
        guard column[pivot] != 0 else {
            if info.pointee == 0 { info.pointee = Int32(step + 1) }
            continue
        }
        exchange(step, pivot, in: a, columns, stride)
        for row in (step + 1)..<max(step + 1, rows) {
            column[row] /= column[step]
            for other in (step + 1)..<max(step + 1, columns) {
                a[row + other * stride] -= column[row] * a[step + other * stride]
            }
        }
    }
    return info.pointee
}

/// Solves equations with a matrix that `dgetrf_` factored: `N` uses the matrix, `T` and `C` its transposed one.
@discardableResult
public func dgetrs_(
    _ trans: UnsafeMutablePointer<Int8>, _ n: UnsafeMutablePointer<Int32>,
    _ nrhs: UnsafeMutablePointer<Int32>, _ a: UnsafeMutablePointer<Double>,
    _ lda: UnsafeMutablePointer<Int32>, _ ipiv: UnsafeMutablePointer<Int32>,
    _ b: UnsafeMutablePointer<Double>, _ ldb: UnsafeMutablePointer<Int32>,
    _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let (size, sides) = (Int(n.pointee), Int(nrhs.pointee))
    let (stride, other) = (Int(lda.pointee), Int(ldb.pointee))
    let letter = UInt8(bitPattern: trans.pointee) & ~0x20
    info.pointee = illegalArgument([
        ([UInt8(ascii: "N"), UInt8(ascii: "T"), UInt8(ascii: "C")].contains(letter), 1), (size >= 0, 2),
        (sides >= 0, 3), (stride >= max(1, size), 5), (other >= max(1, size), 8),
    ])
    guard info.pointee == 0 else { return info.pointee }
    let factors = Factors(size: size, stride: stride, values: a, pivots: ipiv)
    for side in 0..<sides {
        if letter == UInt8(ascii: "N") {
            factors.solve(b + side * other)
        } else {
            factors.solveTransposed(b + side * other)
        }
    }
    return 0
}

/// Inverts a matrix that `dgetrf_` factored. With a workspace of -1 numbers only the wanted size is returned.
@discardableResult
public func dgetri_(
    _ n: UnsafeMutablePointer<Int32>, _ a: UnsafeMutablePointer<Double>, _ lda: UnsafeMutablePointer<Int32>,
    _ ipiv: UnsafeMutablePointer<Int32>, _ work: UnsafeMutablePointer<Double>,
    _ lwork: UnsafeMutablePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let (size, stride) = (Int(n.pointee), Int(lda.pointee))
    info.pointee = illegalArgument([(size >= 0, 1), (stride >= max(1, size), 3)])
    guard info.pointee == 0 else { return info.pointee }
    guard lwork.pointee != -1 else {
        work.pointee = Double(max(1, size))
        return 0
    }
    let zero = (0..<size).first { a[$0 + $0 * stride] == 0 }
    guard zero == nil else {
        info.pointee = Int32((zero ?? 0) + 1)
        return info.pointee
    }
    let factors = Factors(size: size, stride: stride, values: a, pivots: ipiv)
    var inverse = [Double](repeating: 0, count: size * size)
    inverse.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        for column in 0..<size {
            start[column + column * size] = 1
            factors.solve(start + column * size)
        }
    }
    for column in 0..<size {
        for row in 0..<size { a[row + column * stride] = inverse[row + column * size] }
    }
    return 0
}

/// Returns the negative number of the first argument that is illegal; 0 if there is none.
private func illegalArgument(_ checks: [(isLegal: Bool, number: Int32)]) -> Int32 {
    checks.first { !$0.isLegal }.map { -$0.number } ?? 0
}

private func exchange(
    _ first: Int, _ second: Int, in a: UnsafeMutablePointer<Double>, _ columns: Int, _ stride: Int
) {
    guard first != second else { return }
    for column in 0..<columns {
        let place = a + column * stride
        (place[first], place[second]) = (place[second], place[first])
    }
}

/// The factors of a square matrix.
private struct Factors {
    let size: Int
    let stride: Int
    let values: UnsafeMutablePointer<Double>
    let pivots: UnsafeMutablePointer<Int32>

    private func value(_ row: Int, _ column: Int) -> Double { values[row + column * stride] }

    func solve(_ side: UnsafeMutablePointer<Double>) {
        for row in 0..<size { exchange(row, Int(pivots[row]) - 1, in: side, 1, size) }
        for row in 0..<size {
            for column in 0..<row { side[row] -= value(row, column) * side[column] }
        }
        for row in (0..<size).reversed() {
            for column in (row + 1)..<max(row + 1, size) { side[row] -= value(row, column) * side[column] }
            side[row] /= value(row, row)
        }
    }

    func solveTransposed(_ side: UnsafeMutablePointer<Double>) {
        for row in 0..<size {
            for column in 0..<row { side[row] -= value(column, row) * side[column] }
            side[row] /= value(row, row)
        }
        for row in (0..<size).reversed() {
            for column in (row + 1)..<max(row + 1, size) { side[row] -= value(column, row) * side[column] }
        }
        for row in (0..<size).reversed() { exchange(row, Int(pivots[row]) - 1, in: side, 1, size) }
    }
}
