import Foundation

// The functions of vForce: a function of each number of an array, whose count is given by its address.

public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = exp(x[index]) }
}

public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = exp(x[index]) }
}

public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = log(x[index]) }
}

public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = log(x[index]) }
}

public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = log2(x[index]) }
}

public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = log2(x[index]) }
}

public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = log10(x[index]) }
}

public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>)
{
    for index in 0..<Int(n.pointee) { y[index] = log10(x[index]) }
}

public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = sqrt(x[index]) }
}

public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = sqrt(x[index]) }
}

public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = sin(x[index]) }
}

public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = sin(x[index]) }
}

public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = cos(x[index]) }
}

public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = cos(x[index]) }
}

public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = tan(x[index]) }
}

public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = tan(x[index]) }
}

public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = tanh(x[index]) }
}

public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = tanh(x[index]) }
}

public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = atan(x[index]) }
}

public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = atan(x[index]) }
}

public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = floor(x[index]) }
}

public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>)
{
    for index in 0..<Int(n.pointee) { y[index] = floor(x[index]) }
}

public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = ceil(x[index]) }
}

public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = ceil(x[index]) }
}

public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = abs(x[index]) }
}

public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = abs(x[index]) }
}

/// The numbers of `x` to the powers of `y`.
public func vvpowf(
    _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    for index in 0..<Int(n.pointee) { z[index] = pow(x[index], y[index]) }
}

/// The numbers of `x` to the powers of `y`.
public func vvpow(
    _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    for index in 0..<Int(n.pointee) { z[index] = pow(x[index], y[index]) }
}
