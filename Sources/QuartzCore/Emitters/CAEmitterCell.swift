import CoreGraphics
import Foundation

/// A kind of particle that an emitter layer emits.
///
/// Cells of a cell (`emitterCells`) are stored and not drawn.
open class CAEmitterCell: NSObject, CAMediaTiming {
    /// A name for key paths of the layer, such as `emitterCells.spark.birthRate`.
    open var name: String?
    open var isEnabled = true
    /// The number of particles per second.
    open var birthRate: Float = 0
    /// The lifetime, in seconds.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0

    /// The angle out of the layer's plane, in radians. Stored only; emitters are two-dimensional here.
    open var emissionLatitude: CGFloat = 0
    /// The angle in the layer's plane, in radians clockwise from the x axis.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone about the direction, in radians.
    open var emissionRange: CGFloat = 0
    /// The velocity, in points per second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// The acceleration, in points per second squared.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    /// Stored only; emitters are two-dimensional here.
    open var zAcceleration: CGFloat = 0

    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second.
    open var scaleSpeed: CGFloat = 0
    /// The rotation, in radians per second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0

    /// The color that multiplies those of the contents.
    open var color: CGColor? = .white
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    /// The change of a component per second.
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0

    /// The image of the particles, a `CGImage`.
    open var contents: Any?
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The number of the image's pixels per point.
    open var contentsScale: CGFloat = 1
    open var magnificationFilter = "linear"
    open var minificationFilter = "linear"
    open var minificationFilterBias: Float = 0
    open var emitterCells: [CAEmitterCell]?
    open var style: [AnyHashable: Any]?

    // MARK: Time

    /// The time from the layer's first particle to the first of this cell, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// The duration of the emission, in seconds.
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// Creates a cell that emits no particles.
    public override init() { super.init() }
}
