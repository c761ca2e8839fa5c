import UIKit

/// A view that OpenGL draws. There is no OpenGL here: it stays empty, which is reported.
@preconcurrency @MainActor
open class GLKView: UIView {
    /// The object that draws the content.
    open weak var delegate: (any GLKViewDelegate)?
    /// Whether the view is drawn when it needs display.
    open var enableSetNeedsDisplay = true

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An image of the content, which is empty.
    open var snapshot: UIImage {
        Inert.use("GLKView.snapshot")
        return UIImage()
    }

    /// Draws the content now.
    open func display() { Inert.use("GLKView.display()") }

    /// Binds the view's frame buffer.
    open func bindDrawable() { Inert.use("GLKView.bindDrawable()") }

    /// Releases the view's frame buffer.
    open func deleteDrawable() {}
}

/// Draws the content of an OpenGL view.
@preconcurrency @MainActor
public protocol GLKViewDelegate: NSObjectProtocol {
    /// Draws the content of the view.
    func glkView(_ view: GLKView, drawIn rect: CGRect)
}
