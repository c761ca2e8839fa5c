import CPango
import Foundation

/// A SHA-256 digest (FIPS 180-4), as 64 hexadecimal digits.
package struct Digest: Codable, Sendable, Hashable {
    package let text: String

    package init(of data: Data) {
        // GLib is linked as a dependency of Pango.
        let digits = data.withUnsafeBytes { bytes in
            g_compute_checksum_for_data(
                G_CHECKSUM_SHA256, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
        }
        defer { g_free(digits) }
        text = digits.map { String(cString: $0) } ?? ""
    }

    package init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
