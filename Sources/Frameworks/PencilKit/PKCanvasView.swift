@_spi(Frameworks) import UIKit

public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    case `default`
    case anyInput
    /// Touches do not draw, since no pencil exists here.
    case pencilOnly
}

@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A view on which touches draw.
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    open var drawing = PKDrawing() { didSet { drawingChanged() } }
    open var tool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default { didSet { updatePolicy() } }
    open var allowsFingerDrawing: Bool {
        get { drawingPolicy != .pencilOnly }
        set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
    }
    open var drawingGestureRecognizer: UIGestureRecognizer { recognizer }
    private let recognizer = DrawingRecognizer()
    private let picture = DrawingView()
    private var points: [PKStrokePoint] = []
    private var began = Date()
    private var erased: PKDrawing?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = backgroundColor ?? .systemBackground
        addSubview(picture)
        recognizer.onAction = { [weak self] in self?.draw(with: $0) }
        addGestureRecognizer(recognizer)
        updatePolicy()
    }

    /// One touch draws, two scroll.
    private func updatePolicy() {
        recognizer.isEnabled = drawingPolicy != .pencilOnly
        panGestureRecognizer.minimumNumberOfTouches = drawingPolicy == .pencilOnly ? 1 : 2
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(origin: .zero, size: contentSize).union(bounds)
        picture.bounds = picture.frame
    }

    private func drawingChanged() {
        picture.drawing = drawing
        delegateOfDrawing?.canvasViewDrawingDidChange(self)
        delegateOfDrawing?.canvasViewDidFinishRendering(self)
    }

    private var delegateOfDrawing: (any PKCanvasViewDelegate)? { delegate as? any PKCanvasViewDelegate }

    // MARK: Touches

    private func draw(with recognizer: UIGestureRecognizer) {
        let location = recognizer.location(in: picture)
        switch recognizer.state {
        case .began: begin(at: location)
        case .changed: move(to: location)
        case .ended: end(at: location)
        case .cancelled, .failed: cancel()
        default: break
        }
    }

    private func begin(at location: CGPoint) {
        delegateOfDrawing?.canvasViewDidBeginUsingTool(self)
        (points, began, erased) = ([], Date(), nil)
        move(to: location)
    }

    private func move(to location: CGPoint) {
        switch tool {
        case is PKInkingTool: add(location)
        case let eraser as PKEraserTool: erase(at: location, eraser.width / 2)
        default: Inert.use("PKLassoTool")
        }
    }

    private func add(_ location: CGPoint) {
        guard let tool = tool as? PKInkingTool else { return }
        points.append(
            PKStrokePoint(
                location: location, timeOffset: Date().timeIntervalSince(began),
                size: CGSize(width: tool.width, height: tool.width), opacity: 1, force: 1, azimuth: 0,
                altitude: .pi / 2))
        picture.stroke = stroke
    }

    private var stroke: PKStroke? {
        guard let tool = tool as? PKInkingTool, !points.isEmpty else { return nil }
        return PKStroke(ink: tool.ink, path: PKStrokePath(controlPoints: points, creationDate: began))
    }

    private func erase(at location: CGPoint, _ radius: CGFloat) {
        let remaining = (erased ?? drawing).strokes.filter { !$0.isNear(location, radius) }
        erased = PKDrawing(strokes: remaining)
        picture.drawing = PKDrawing(strokes: remaining)
    }

    private func end(at location: CGPoint) {
        move(to: location)
        let changed = erased ?? stroke.map { PKDrawing(strokes: drawing.strokes + [$0]) }
        cancel()
        if let changed, changed != drawing { change(to: changed) }
        delegateOfDrawing?.canvasViewDidEndUsingTool(self)
    }

    private func cancel() {
        (points, erased, picture.stroke, picture.drawing) = ([], nil, nil, drawing)
    }

    /// Changes the drawing, which can be undone.
    private func change(to new: PKDrawing) {
        let old = drawing
        undoManager?.registerUndo(withTarget: self) { canvas in
            MainActor.assumeIsolated { canvas.change(to: old) }
        }
        drawing = new
    }

    // MARK: Tool picker

    open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
    open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {
        isRulerActive = toolPicker.isRulerActive
    }
    open func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    open func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

/// Recognizes a touch as soon as it begins, until a second one does.
private final class DrawingRecognizer: UIGestureRecognizer {
    private var touch: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touch == nil, touches.count == 1 else {
            state = touch == nil ? .failed : .cancelled
            return
        }
        touch = touches.first
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func reset() {
        super.reset()
        touch = nil
    }
}

/// Draws the strokes of a canvas, and the one that is being drawn.
private final class DrawingView: UIView {
    var drawing = PKDrawing() { didSet { setNeedsDisplay() } }
    var stroke: PKStroke? { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        drawing.draw()
        stroke?.draw()
    }
}
