import Foundation

/// A value with a text of its own in messages.
public protocol TestOutputStringConvertible {
    var testDescription: String { get }
}

/// Returns the text of a value in a message.
public func stringify<T>(_ value: T?) -> String {
    switch value {
    case nil: "nil"
    case let value as any TestOutputStringConvertible: value.testDescription
    case let value as String: value
    case let value as Double: digits(value)
    case let value as CGFloat: digits(Double(value))
    case let value as Float: digits(Double(value))
    case let value as [Any]: "[\(value.map { stringify($0) }.joined(separator: ", "))]"
    case let value as any CustomDebugStringConvertible: value.debugDescription
    case let value?: String(describing: value)
    }
}

/// Returns a number with four decimal places at most.
private func digits(_ value: Double) -> String {
    let all = "\(value)"
    guard let dot = all.firstIndex(of: "."), all[dot...].count > 5 else { return all }
    return String(format: "%.4f", value)
}

/// Returns the address of an object.
func identity(_ value: Any?) -> String {
    guard let value else { return "nil" }
    return "<0x\(String(UInt(bitPattern: ObjectIdentifier(value as AnyObject).hashValue), radix: 16))>"
}

/// Returns values between brackets or alone.
func list<T>(_ values: [T]) -> String { values.map { "<\(stringify($0))>" }.joined(separator: ", ") }
