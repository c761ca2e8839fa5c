import UIKit

@preconcurrency @MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

/// The palette of tools, which is not drawn here. Code that selects a tool changes those of the observers.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
    open var selectedTool: any PKTool = PKInkingTool(.pen) {
        didSet { notify { $0.toolPickerSelectedToolDidChange(self) } }
    }
    open var isRulerActive = false { didSet { notify { $0.toolPickerIsRulerActiveDidChange(self) } } }
    open private(set) var isVisible = false
    open var stateAutosaveName: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var showsDrawingPolicyControls = true
    open var maximumSupportedContentVersion = 0
    private let observers = NSHashTable<AnyObject>.weakObjects()
    private static var pickers: [ObjectIdentifier: PKToolPicker] = [:]

    public override init() { super.init() }

    /// Returns the picker of a window.
    open class func shared(for window: UIWindow) -> PKToolPicker? {
        let picker = pickers[ObjectIdentifier(window)] ?? PKToolPicker()
        pickers[ObjectIdentifier(window)] = picker
        return picker
    }

    open func addObserver(_ observer: any PKToolPickerObserver) { observers.add(observer) }
    open func removeObserver(_ observer: any PKToolPickerObserver) { observers.remove(observer) }

    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        Inert.use("PKToolPicker.setVisible(_:forFirstResponder:)")
        guard visible != isVisible else { return }
        isVisible = visible
        notify { $0.toolPickerVisibilityDidChange(self) }
    }

    open func frameObscured(in view: UIView) -> CGRect { .null }

    private func notify(_ call: (any PKToolPickerObserver) -> Void) {
        for case let observer as any PKToolPickerObserver in observers.allObjects { call(observer) }
    }
}
