import Foundation

extension JSON: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self.init(value) }
}

extension JSON: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) { self.init(value) }
}

extension JSON: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self.init(value) }
}

extension JSON: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, Any)...) {
        self.init(Dictionary(elements) { _, last in last })
    }
}

extension JSON: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Any...) { self.init(elements) }
}

extension JSON: RawRepresentable {
    public init?(rawValue: Any) {
        let json = JSON(rawValue)
        guard json.type != .unknown else { return nil }
        self = json
    }

    public var rawValue: Any { object }
}

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { rawString() ?? "unknown" }
    public var debugDescription: String { description }
}

extension JSON: Comparable {
    public static func == (first: JSON, second: JSON) -> Bool {
        switch (first.type, second.type) {
        case (.number, .number): first.numberValue == second.numberValue
        case (.string, .string): first.stringValue == second.stringValue
        case (.bool, .bool): first.boolValue == second.boolValue
        case (.array, .array): first.arrayValue == second.arrayValue
        case (.dictionary, .dictionary): first.dictionaryValue == second.dictionaryValue
        case (.null, .null): true
        default: false
        }
    }

    /// Orders numbers and texts; other values have no order.
    public static func < (first: JSON, second: JSON) -> Bool {
        switch (first.type, second.type) {
        case (.number, .number): first.doubleValue < second.doubleValue
        case (.string, .string): first.stringValue < second.stringValue
        default: false
        }
    }
}

extension JSON: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self.init(value)
        } else if let value = try? container.decode(Int.self) {
            self.init(value)
        } else if let value = try? container.decode(Double.self) {
            self.init(value)
        } else if let value = try? container.decode(String.self) {
            self.init(value)
        } else if let value = try? container.decode([JSON].self) {
            self.init(value)
        } else {
            self.init(try container.decode([String: JSON].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch type {
        case .number:
            let number = numberValue
            if let integer = Int(exactly: number.doubleValue) {
                try container.encode(integer)
            } else {
                try container.encode(number.doubleValue)
            }
        case .string: try container.encode(stringValue)
        case .bool: try container.encode(boolValue)
        case .array: try container.encode(arrayValue)
        case .dictionary: try container.encode(dictionaryValue)
        case .null, .unknown: try container.encodeNil()
        }
    }
}
