// Apple's CoreGraphics exports the geometry types; on Linux they are in Foundation.
@_exported import Foundation
