import Foundation

// Fourier transforms of vDSP, of powers of two.

/// A complex number.
public struct DSPComplex: Sendable, Hashable {
    public var real: Float = 0
    public var imag: Float = 0
    public init() {}
    public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}

/// A complex number of double precision.
public struct DSPDoubleComplex: Sendable, Hashable {
    public var real: Double = 0
    public var imag: Double = 0
    public init() {}
    public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers whose parts are apart.
public struct DSPSplitComplex {
    public var realp: UnsafeMutablePointer<Float>
    public var imagp: UnsafeMutablePointer<Float>
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

/// Complex numbers of double precision whose parts are apart.
public struct DSPDoubleSplitComplex {
    public var realp: UnsafeMutablePointer<Double>
    public var imagp: UnsafeMutablePointer<Double>
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

public typealias FFTSetup = OpaquePointer
public typealias FFTSetupD = OpaquePointer
public typealias FFTDirection = Int32
public typealias FFTRadix = Int32
public var FFT_FORWARD: Int32 { 1 }
public var FFT_INVERSE: Int32 { -1 }
public var FFT_RADIX2: Int32 { 0 }
public var kFFTDirection_Forward: Int { 1 }
public var kFFTDirection_Inverse: Int { -1 }
public var kFFTRadix2: Int { 0 }

/// Transforms need no tables here; the setup only has an identity.
private func makeSetup() -> OpaquePointer? {
    OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

private func destroy(_ setup: OpaquePointer?) { UnsafeMutableRawPointer(setup)?.deallocate() }

/// Transforms complex numbers at places that a stride separates, without a factor.
private func transform<Number: BinaryFloatingPoint>(
    _ real: UnsafeMutablePointer<Number>, _ imaginary: UnsafeMutablePointer<Number>, stride: Int,
    log2n: vDSP_Length,
    sign: Double
) {
    let count = 1 << Int(log2n)
    var parts = (0..<count).map {
        (real: Double(real[$0 * stride]), imaginary: Double(imaginary[$0 * stride]))
    }
    for index in 0..<count {
        let mirrored = (0..<Int(log2n)).reduce(0) { $0 << 1 | (index >> $1) & 1 }
        if mirrored > index { parts.swapAt(index, mirrored) }
    }
    var size = 2
    while size <= count {
        let half = size / 2
        for offset in 0..<half {
            let angle = sign * 2 * Double.pi * Double(offset) / Double(size)
            let (cosine, sine) = (cos(angle), sin(angle))
            for start in Swift.stride(from: 0, to: count, by: size) {
                let (a, b) = (parts[start + offset], parts[start + offset + half])
                let turned = (
                    b.real * cosine - b.imaginary * sine,
                    b.real * sine + b.imaginary * cosine
                )
                parts[start + offset] = (a.real + turned.0, a.imaginary + turned.1)
                parts[start + offset + half] = (a.real - turned.0, a.imaginary - turned.1)
            }
        }
        size *= 2
    }
    for (index, part) in parts.enumerated() {
        (real[index * stride], imaginary[index * stride]) = (Number(part.real), Number(part.imaginary))
    }
}

/// Transforms real numbers, the even ones of which are the real parts. The parts of frequency zero and of the highest one are together
/// at the first place; a forward transform has the factor 2.
private func transformReal<Number: BinaryFloatingPoint>(
    _ real: UnsafeMutablePointer<Number>, _ imaginary: UnsafeMutablePointer<Number>, stride: Int,
    log2n: vDSP_Length,
    isForward: Bool
) {
    let (count, half) = (1 << Int(log2n), (1 << Int(log2n)) / 2)
    var (whole, rest) = ([Number](repeating: 0, count: count), [Number](repeating: 0, count: count))
    if isForward {
        for index in 0..<half {
            (whole[2 * index], whole[2 * index + 1]) = (real[index * stride], imaginary[index * stride])
        }
        transform(&whole, &rest, stride: 1, log2n: log2n, sign: -1)
        for index in 1..<max(half, 1) {
            (real[index * stride], imaginary[index * stride]) = (2 * whole[index], 2 * rest[index])
        }
        (real[0], imaginary[0]) = (2 * whole[0], 2 * whole[half])
    } else {
        (whole[0], whole[half]) = (real[0], imaginary[0])
        for index in 1..<max(half, 1) {
            (whole[index], rest[index]) = (real[index * stride], imaginary[index * stride])
            (whole[count - index], rest[count - index]) = (whole[index], -rest[index])
        }
        transform(&whole, &rest, stride: 1, log2n: log2n, sign: 1)
        for index in 0..<half {
            (real[index * stride], imaginary[index * stride]) = (whole[2 * index], whole[2 * index + 1])
        }
    }
}

/// Creates what transforms up to a size need.
public func vDSP_create_fftsetup(_ Log2n: vDSP_Length, _ Radix: FFTRadix) -> FFTSetup? { makeSetup() }

public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) { destroy(setup) }

/// Transforms complex numbers in place.
public func vDSP_fft_zip(
    _ Setup: FFTSetup, _ C: UnsafePointer<DSPSplitComplex>, _ IC: vDSP_Stride, _ Log2N: vDSP_Length,
    _ Direction: FFTDirection
) {
    transform(C.pointee.realp, C.pointee.imagp, stride: IC, log2n: Log2N, sign: Direction > 0 ? -1 : 1)
}

/// Transforms real numbers in place.
public func vDSP_fft_zrip(
    _ Setup: FFTSetup, _ C: UnsafePointer<DSPSplitComplex>, _ IC: vDSP_Stride, _ Log2N: vDSP_Length,
    _ Direction: FFTDirection
) {
    guard Log2N > 0 else { return }
    transformReal(C.pointee.realp, C.pointee.imagp, stride: IC, log2n: Log2N, isForward: Direction > 0)
}

/// Separates the parts of complex numbers; the stride of the numbers counts parts.
public func vDSP_ctoz(
    _ C: UnsafePointer<DSPComplex>, _ IC: vDSP_Stride, _ Z: UnsafePointer<DSPSplitComplex>, _ IZ: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) {
        let number = C[i * IC / 2]
        (Z.pointee.realp[i * IZ], Z.pointee.imagp[i * IZ]) = (number.real, number.imag)
    }
}

/// Joins the parts of complex numbers; the stride of the numbers counts parts.
public func vDSP_ztoc(
    _ Z: UnsafePointer<DSPSplitComplex>, _ IZ: vDSP_Stride, _ C: UnsafeMutablePointer<DSPComplex>,
    _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) {
        C[i * IC / 2] = DSPComplex(real: Z.pointee.realp[i * IZ], imag: Z.pointee.imagp[i * IZ])
    }
}

/// The squares of the magnitudes.
public func vDSP_zvmags(
    _ A: UnsafePointer<DSPSplitComplex>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) {
        let (real, imaginary) = (A.pointee.realp[i * IA], A.pointee.imagp[i * IA])
        C[i * IC] = real * real + imaginary * imaginary
    }
}

/// The magnitudes.
public func vDSP_zvabs(
    _ A: UnsafePointer<DSPSplitComplex>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    vDSP_zvmags(A, IA, C, IC, N)
    for i in 0..<Int(N) { C[i * IC] = C[i * IC].squareRoot() }
}

/// Creates what transforms up to a size need.
public func vDSP_create_fftsetupD(_ Log2n: vDSP_Length, _ Radix: FFTRadix) -> FFTSetupD? { makeSetup() }

public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) { destroy(setup) }

/// Transforms complex numbers in place.
public func vDSP_fft_zipD(
    _ Setup: FFTSetupD, _ C: UnsafePointer<DSPDoubleSplitComplex>, _ IC: vDSP_Stride, _ Log2N: vDSP_Length,
    _ Direction: FFTDirection
) {
    transform(C.pointee.realp, C.pointee.imagp, stride: IC, log2n: Log2N, sign: Direction > 0 ? -1 : 1)
}

/// Transforms real numbers in place.
public func vDSP_fft_zripD(
    _ Setup: FFTSetupD, _ C: UnsafePointer<DSPDoubleSplitComplex>, _ IC: vDSP_Stride, _ Log2N: vDSP_Length,
    _ Direction: FFTDirection
) {
    guard Log2N > 0 else { return }
    transformReal(C.pointee.realp, C.pointee.imagp, stride: IC, log2n: Log2N, isForward: Direction > 0)
}

/// Separates the parts of complex numbers; the stride of the numbers counts parts.
public func vDSP_ctozD(
    _ C: UnsafePointer<DSPDoubleComplex>, _ IC: vDSP_Stride, _ Z: UnsafePointer<DSPDoubleSplitComplex>,
    _ IZ: vDSP_Stride, _ N: vDSP_Length
) {
    for i in 0..<Int(N) {
        let number = C[i * IC / 2]
        (Z.pointee.realp[i * IZ], Z.pointee.imagp[i * IZ]) = (number.real, number.imag)
    }
}

/// Joins the parts of complex numbers; the stride of the numbers counts parts.
public func vDSP_ztocD(
    _ Z: UnsafePointer<DSPDoubleSplitComplex>, _ IZ: vDSP_Stride, _ C: UnsafeMutablePointer<DSPDoubleComplex>,
    _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) {
        C[i * IC / 2] = DSPDoubleComplex(real: Z.pointee.realp[i * IZ], imag: Z.pointee.imagp[i * IZ])
    }
}

/// The squares of the magnitudes.
public func vDSP_zvmagsD(
    _ A: UnsafePointer<DSPDoubleSplitComplex>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) {
        let (real, imaginary) = (A.pointee.realp[i * IA], A.pointee.imagp[i * IA])
        C[i * IC] = real * real + imaginary * imaginary
    }
}

/// The magnitudes.
public func vDSP_zvabsD(
    _ A: UnsafePointer<DSPDoubleSplitComplex>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    vDSP_zvmagsD(A, IA, C, IC, N)
    for i in 0..<Int(N) { C[i * IC] = C[i * IC].squareRoot() }
}
