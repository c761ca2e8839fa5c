import Foundation

// Conversions of vDSP between integers of other sizes and floating-point numbers.

private func float<Whole: BinaryInteger, Number: BinaryFloatingPoint>(
    _ A: UnsafePointer<Whole>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Number>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) { C[i * IC] = Number(A[i * IA]) }
}

/// Numbers beyond the limits of the type become the nearest limit.
private func fix<Number: BinaryFloatingPoint, Whole: FixedWidthInteger>(
    _ A: UnsafePointer<Number>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Whole>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) {
    for i in 0..<Int(N) {
        let number = A[i * IA].rounded(.towardZero)
        C[i * IC] = Whole(exactly: number) ?? (number > 0 ? .max : .min)
    }
}

/// Converts integers to floating-point numbers.
public func vDSP_vflt8(
    _ A: UnsafePointer<Int8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { float(A, IA, C, IC, N) }

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfix8(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int8>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { fix(A, IA, C, IC, N) }

/// Converts integers to floating-point numbers.
public func vDSP_vflt8D(
    _ A: UnsafePointer<Int8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { float(A, IA, C, IC, N) }

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfix8D(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int8>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { fix(A, IA, C, IC, N) }

/// Converts integers to floating-point numbers.
public func vDSP_vfltu8(
    _ A: UnsafePointer<UInt8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { float(A, IA, C, IC, N) }

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfixu8(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt8>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { fix(A, IA, C, IC, N) }

/// Converts integers to floating-point numbers.
public func vDSP_vfltu8D(
    _ A: UnsafePointer<UInt8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { float(A, IA, C, IC, N) }

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfixu8D(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt8>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { fix(A, IA, C, IC, N) }

/// Converts integers to floating-point numbers.
public func vDSP_vflt16(
    _ A: UnsafePointer<Int16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { float(A, IA, C, IC, N) }

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfix16(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int16>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { fix(A, IA, C, IC, N) }

/// Converts integers to floating-point numbers.
public func vDSP_vflt16D(
    _ A: UnsafePointer<Int16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { float(A, IA, C, IC, N) }

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfix16D(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int16>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { fix(A, IA, C, IC, N) }

/// Converts integers to floating-point numbers.
public func vDSP_vfltu16(
    _ A: UnsafePointer<UInt16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { float(A, IA, C, IC, N) }

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfixu16(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt16>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { fix(A, IA, C, IC, N) }

/// Converts integers to floating-point numbers.
public func vDSP_vfltu16D(
    _ A: UnsafePointer<UInt16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { float(A, IA, C, IC, N) }

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfixu16D(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt16>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { fix(A, IA, C, IC, N) }

/// Converts integers to floating-point numbers.
public func vDSP_vfltu32(
    _ A: UnsafePointer<UInt32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { float(A, IA, C, IC, N) }

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfixu32(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt32>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { fix(A, IA, C, IC, N) }

/// Converts integers to floating-point numbers.
public func vDSP_vfltu32D(
    _ A: UnsafePointer<UInt32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { float(A, IA, C, IC, N) }

/// Converts floating-point numbers to integers, toward zero.
public func vDSP_vfixu32D(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt32>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { fix(A, IA, C, IC, N) }
