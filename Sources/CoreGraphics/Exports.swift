// Apple's CoreGraphics brings the geometry types with it; on Linux they live in Foundation.
@_exported import Foundation
