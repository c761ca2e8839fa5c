import Foundation
import UIKit
import simd

/// A face in the world; none is detected here.
open class ARFaceAnchor: ARAnchor {
    /// A movement of a part of the face, by its name.
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let browDownLeft = BlendShapeLocation(rawValue: "browDown_L")
        public static let browDownRight = BlendShapeLocation(rawValue: "browDown_R")
        public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
        public static let cheekPuff = BlendShapeLocation(rawValue: "cheekPuff")
        public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
        public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
        public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
        public static let mouthFunnel = BlendShapeLocation(rawValue: "mouthFunnel")
        public static let mouthPucker = BlendShapeLocation(rawValue: "mouthPucker")
        public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
        public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
        public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
    }

    /// Whether the face is in the camera's picture.
    open internal(set) var isTracked = false
    /// The movements of the parts of the face, from 0 to 1.
    open internal(set) var blendShapes: [BlendShapeLocation: NSNumber] = [:]
    open internal(set) var leftEyeTransform = simd_float4x4()
    open internal(set) var rightEyeTransform = simd_float4x4()
    open internal(set) var lookAtPoint = simd_float3()
}

/// A known image in the world; none is detected here.
open class ARImageAnchor: ARAnchor {
    /// Whether the image is in the camera's picture.
    open internal(set) var isTracked = false
    open internal(set) var estimatedScaleFactor: CGFloat = 1
    /// The image that was found.
    open internal(set) lazy var referenceImage = ARReferenceImage()
}
