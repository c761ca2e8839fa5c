import Foundation

// Filters, windows and decibels of vDSP.

private func correlate<Number: BinaryFloatingPoint>(
    _ A: UnsafePointer<Number>, _ IA: vDSP_Stride, _ F: UnsafePointer<Number>, _ IF: vDSP_Stride,
    _ C: UnsafeMutablePointer<Number>, _ IC: vDSP_Stride, _ N: vDSP_Length, _ P: vDSP_Length
) {
    for n in 0..<Int(N) {
        C[n * IC] = (0..<Int(P)).reduce(Number.zero) { $0 + A[(n + $1) * IA] * F[$1 * IF] }
    }
}

/// The last product of an element and a factor is that of the first element of the window.
private func window<Number: BinaryFloatingPoint>(
    _ C: UnsafeMutablePointer<Number>, _ N: vDSP_Length, _ flag: Int32, factors: [Double]
) {
    let isHalf = flag & vDSP_HALF_WINDOW != 0
    for n in 0..<(isHalf ? (Int(N) + 1) / 2 : Int(N)) {
        let angle = 2 * Double.pi * Double(n) / Double(N)
        let terms = factors.enumerated().map {
            ($0.offset % 2 == 0 ? 1 : -1) * $0.element * cos(Double($0.offset) * angle)
        }
        C[n] = Number(terms.reduce(0, +))
    }
}

/// The factor of a Hann window whose mean square is one.
private let normalized = 0.8165

public var vDSP_HALF_WINDOW: Int32 { 1 }
public var vDSP_HANN_DENORM: Int32 { 0 }
public var vDSP_HANN_NORM: Int32 { 2 }

/// Filters a signal and keeps every element of a distance.
public func vDSP_desamp(
    _ A: UnsafePointer<Float>, _ DF: vDSP_Stride, _ F: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ N: vDSP_Length, _ P: vDSP_Length
) {
    for n in 0..<Int(N) { C[n] = (0..<Int(P)).reduce(Float.zero) { $0 + A[n * DF + $1] * F[$1] } }
}

/// Correlates a signal with a filter, or convolves it where the filter has a negative stride.
public func vDSP_conv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ F: UnsafePointer<Float>, _ IF: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length, _ P: vDSP_Length
) { correlate(A, IA, F, IF, C, IC, N, P) }

/// Creates a Hann window.
public func vDSP_hann_window(_ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length, _ flag: Int32) {
    let factor = flag & vDSP_HANN_NORM != 0 ? normalized : 0.5
    window(C, N, flag, factors: [factor, factor])
}

/// Creates a Hamming window.
public func vDSP_hamm_window(_ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length, _ flag: Int32) {
    window(C, N, flag, factors: [0.54, 0.46])
}

/// Creates a Blackman window.
public func vDSP_blkman_window(_ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length, _ flag: Int32) {
    window(C, N, flag, factors: [0.42, 0.5, 0.08])
}

/// Converts powers, or amplitudes where the flag is 1, to decibels relative to a reference.
public func vDSP_vdbcon(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length, _ F: UInt32
) {
    let factor: Float = F == 0 ? 10 : 20
    for i in 0..<Int(N) { C[i * IC] = factor * log10(A[i * IA] / B.pointee) }
}

/// Filters a signal and keeps every element of a distance.
public func vDSP_desampD(
    _ A: UnsafePointer<Double>, _ DF: vDSP_Stride, _ F: UnsafePointer<Double>,
    _ C: UnsafeMutablePointer<Double>,
    _ N: vDSP_Length, _ P: vDSP_Length
) {
    for n in 0..<Int(N) { C[n] = (0..<Int(P)).reduce(Double.zero) { $0 + A[n * DF + $1] * F[$1] } }
}

/// Correlates a signal with a filter, or convolves it where the filter has a negative stride.
public func vDSP_convD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ F: UnsafePointer<Double>, _ IF: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length, _ P: vDSP_Length
) { correlate(A, IA, F, IF, C, IC, N, P) }

/// Creates a Hann window.
public func vDSP_hann_windowD(_ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length, _ flag: Int32) {
    let factor = flag & vDSP_HANN_NORM != 0 ? normalized : 0.5
    window(C, N, flag, factors: [factor, factor])
}

/// Creates a Hamming window.
public func vDSP_hamm_windowD(_ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length, _ flag: Int32) {
    window(C, N, flag, factors: [0.54, 0.46])
}

/// Creates a Blackman window.
public func vDSP_blkman_windowD(_ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length, _ flag: Int32) {
    window(C, N, flag, factors: [0.42, 0.5, 0.08])
}

/// Converts powers, or amplitudes where the flag is 1, to decibels relative to a reference.
public func vDSP_vdbconD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>,
    _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride, _ N: vDSP_Length, _ F: UInt32
) {
    let factor: Double = F == 0 ? 10 : 20
    for i in 0..<Int(N) { C[i * IC] = factor * log10(A[i * IA] / B.pointee) }
}
