/// The rules for comparing the images of a scene: the tolerance, and the regions that are ignored.
package struct ComparisonRules: Codable, Sendable, Hashable {
    /// A region of a screen.
    package enum Region: Sendable, Hashable {
        /// The view with an object id, an accessibility identifier or a text, including its subviews.
        case view(String)
        /// A rectangle given by x, y, width and height in points.
        case frame([Double])
    }

    /// The tolerance for a pixel, from 0 to 1; nil for the default.
    package var tolerance: Double?
    /// The regions that are not compared.
    package var leftOut: [Region]

    package init(tolerance: Double? = nil, leftOut: [Region] = []) {
        (self.tolerance, self.leftOut) = (tolerance, leftOut)
    }

    /// Whether all rules have their default values.
    package var isUsual: Bool { tolerance == nil && leftOut.isEmpty }
}

extension ComparisonRules.Region: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let name = try? container.decode(String.self) {
            self = .view(name)
            return
        }
        let frame = try container.decode([Double].self)
        guard frame.count == 4, frame.allSatisfy(\.isFinite) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "a frame has four numbers, not \(frame.count)")
        }
        self = .frame(frame)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .view(let name): try container.encode(name)
        case .frame(let frame): try container.encode(frame)
        }
    }
}
