// Stands in until CALayer itself lands; the branch that brings it deletes this file.
@_exported import CoreGraphics
@MainActor public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer); func draw(_ layer: CALayer, in ctx: CGContext); func layoutSublayers(of layer: CALayer)
}
public struct CATransform3D: Sendable { public init() {} }
@MainActor open class CALayer: NSObject {
  public required override init() { super.init() }
  open var frame = CGRect.zero; open var bounds = CGRect.zero; open var position = CGPoint.zero
  open func affineTransform() -> CGAffineTransform { .identity }
  open func setAffineTransform(_ t: CGAffineTransform) {}
  open var transform = CATransform3D()
  open var contentsScale: CGFloat = 1
  open var opacity: Float = 1
  open var isHidden = false; open var masksToBounds = false
  open var cornerRadius: CGFloat = 0
  open var mask: CALayer?
  open var backgroundColor: CGColor?
  open weak var delegate: (any CALayerDelegate)?
  open func setNeedsDisplay() {}
  open func insertSublayer(_ l: CALayer, at: UInt32) {}
  open func removeFromSuperlayer() {}
  open func convert(_ p: CGPoint, to: CALayer?) -> CGPoint { p }
  open func convert(_ p: CGPoint, from: CALayer?) -> CGPoint { p }
  open func convert(_ p: CGRect, to: CALayer?) -> CGRect { p }
  open func convert(_ p: CGRect, from: CALayer?) -> CGRect { p }
}
