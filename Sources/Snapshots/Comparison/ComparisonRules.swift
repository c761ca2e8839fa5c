/// A team's rules for comparing the pictures of a scene: what is tolerated there, and what is left out.
package struct ComparisonRules: Codable, Sendable, Hashable {
    /// A part of a screen.
    package enum Region: Sendable, Hashable {
        /// The view with the object id, the accessibility identifier or the text, with all that is in it.
        case view(String)
        /// Left, top, width and height in points.
        case frame([Double])
    }

    /// The tolerated difference of a pixel, from 0 to 1; nil for the one of all scenes.
    package var tolerance: Double?
    /// Parts that are not compared.
    package var leftOut: [Region]

    package init(tolerance: Double? = nil, leftOut: [Region] = []) {
        (self.tolerance, self.leftOut) = (tolerance, leftOut)
    }

    /// Whether nothing is to be done in another way than usual.
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
