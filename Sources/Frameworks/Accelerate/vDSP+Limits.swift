import Foundation

// More functions of vDSP: numbers with a factor and a constant, conversions, limits, and the places of extremes.

/// Multiplies a vector by a number and adds another.
public func vDSP_vsmsa(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafePointer<Float>,
    _ D: UnsafeMutablePointer<Float>, _ ID: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { D[i * ID] = A[i * IA] * B.pointee + C.pointee }
}

/// Multiplies a vector by a number and adds another vector.
public func vDSP_vsma(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafePointer<Float>,
    _ IC: vDSP_Stride, _ D: UnsafeMutablePointer<Float>, _ ID: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { D[i * ID] = A[i * IA] * B.pointee + C[i * IC] }
}

/// Converts integers to floating-point numbers.
public func vDSP_vflt32(
    _ A: UnsafePointer<Int32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = Float(A[i * IA]) }
}

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfix32(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int32>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = Int32(exactly: A[i * IA].rounded(.towardZero)) ?? Int32.min }
}

/// Limits numbers, and counts those below and above the limits.
public func vDSP_vclipc(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafePointer<Float>,
    _ D: UnsafeMutablePointer<Float>, _ ID: vDSP_Stride, _ N: vDSP_Length,
    _ NLow: UnsafeMutablePointer<vDSP_Length>, _ NHigh: UnsafeMutablePointer<vDSP_Length>
) {
    clip(A, IA, B.pointee, C.pointee, D, ID, N, NLow, NHigh)
}

/// Writes the numbers beside which `B` is not zero, one after the other.
public func vDSP_vcmprs(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    compress(A, IA, B, IB, C, IC, N)
}

/// Finds the largest number and its index, which counts the strides.
public func vDSP_maxvi(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
    _ I: UnsafeMutablePointer<vDSP_Length>, _ N: vDSP_Length
) {
    findExtreme(A, IA, C, I, N, from: -.infinity, by: >)
}

/// Finds the smallest number and its index, which counts the strides.
public func vDSP_minvi(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
    _ I: UnsafeMutablePointer<vDSP_Length>, _ N: vDSP_Length
) {
    findExtreme(A, IA, C, I, N, from: .infinity, by: <)
}

/// Multiplies a vector by a number and adds another.
public func vDSP_vsmsaD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ C: UnsafePointer<Double>,
    _ D: UnsafeMutablePointer<Double>, _ ID: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { D[i * ID] = A[i * IA] * B.pointee + C.pointee }
}

/// Multiplies a vector by a number and adds another vector.
public func vDSP_vsmaD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ C: UnsafePointer<Double>,
    _ IC: vDSP_Stride, _ D: UnsafeMutablePointer<Double>, _ ID: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) { D[i * ID] = A[i * IA] * B.pointee + C[i * IC] }
}

/// Converts integers to floating-point numbers.
public func vDSP_vflt32D(
    _ A: UnsafePointer<Int32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = Double(A[i * IA]) }
}

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfix32D(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int32>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = Int32(exactly: A[i * IA].rounded(.towardZero)) ?? Int32.min }
}

/// Limits numbers, and counts those below and above the limits.
public func vDSP_vclipcD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ C: UnsafePointer<Double>,
    _ D: UnsafeMutablePointer<Double>, _ ID: vDSP_Stride, _ N: vDSP_Length,
    _ NLow: UnsafeMutablePointer<vDSP_Length>, _ NHigh: UnsafeMutablePointer<vDSP_Length>
) {
    clip(A, IA, B.pointee, C.pointee, D, ID, N, NLow, NHigh)
}

/// Writes the numbers beside which `B` is not zero, one after the other.
public func vDSP_vcmprsD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    compress(A, IA, B, IB, C, IC, N)
}

/// Finds the largest number and its index, which counts the strides.
public func vDSP_maxviD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
    _ I: UnsafeMutablePointer<vDSP_Length>, _ N: vDSP_Length
) {
    findExtreme(A, IA, C, I, N, from: -.infinity, by: >)
}

/// Finds the smallest number and its index, which counts the strides.
public func vDSP_minviD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
    _ I: UnsafeMutablePointer<vDSP_Length>, _ N: vDSP_Length
) {
    findExtreme(A, IA, C, I, N, from: .infinity, by: <)
}

// MARK: What both precisions share

private func clip<Number: BinaryFloatingPoint>(
    _ A: UnsafePointer<Number>, _ IA: vDSP_Stride, _ lower: Number, _ upper: Number,
    _ D: UnsafeMutablePointer<Number>, _ ID: vDSP_Stride, _ N: vDSP_Length,
    _ NLow: UnsafeMutablePointer<vDSP_Length>, _ NHigh: UnsafeMutablePointer<vDSP_Length>
) {
    (NLow.pointee, NHigh.pointee) = (0, 0)
    for i in 0..<Int(N) {
        let value = A[i * IA]
        if value < lower { NLow.pointee += 1 } else if value > upper { NHigh.pointee += 1 }
        D[i * ID] = value < lower ? lower : value > upper ? upper : value
    }
}

private func compress<Number: BinaryFloatingPoint>(
    _ A: UnsafePointer<Number>, _ IA: vDSP_Stride, _ B: UnsafePointer<Number>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Number>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    var count = 0
    for i in 0..<Int(N) where B[i * IB] != 0 {
        C[count * IC] = A[i * IA]
        count += 1
    }
}

private func findExtreme<Number: BinaryFloatingPoint>(
    _ A: UnsafePointer<Number>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Number>,
    _ I: UnsafeMutablePointer<vDSP_Length>, _ N: vDSP_Length, from start: Number,
    by isBefore: (Number, Number) -> Bool
) {
    (C.pointee, I.pointee) = (start, 0)
    for i in 0..<Int(N) where isBefore(A[i * IA], C.pointee) {
        (C.pointee, I.pointee) = (A[i * IA], vDSP_Length(i * IA))
    }
}
