import Foundation
import UIKit

extension SCNGeometryElement {
    /// Creates an element of indices of vertices, as many of which as the type needs are a primitive.
    public convenience init<Index: FixedWidthInteger>(
        indices: [Index], primitiveType: SCNGeometryPrimitiveType
    ) {
        let count =
            switch primitiveType {
            case .triangles: indices.count / 3
            case .triangleStrip: max(indices.count - 2, 0)
            case .line: indices.count / 2
            default: indices.count
            }
        self.init(
            data: indices.withUnsafeBytes { Data($0) }, primitiveType: primitiveType, primitiveCount: count,
            bytesPerIndex: MemoryLayout<Index>.size)
    }
}
