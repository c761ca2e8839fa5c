import CoreGraphics
import Foundation

/// The stack of contexts that drawing goes to: each thread has its own, as in UIKit.
///
/// Every drawing view asks here several times, and a thread's dictionary answers too slowly for that.
private enum ContextStack {
    private final class Box {
        var contexts: [CGContext] = []
    }

    /// Nil when the process has no keys left, and then nobody is told of contexts.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { box in
            if let box { Unmanaged<Box>.fromOpaque(box).release() }
        }
        return status == 0 ? key : nil
    }()

    private static var box: Box {
        guard let key else { return Box() }
        if let box = pthread_getspecific(key) { return Unmanaged<Box>.fromOpaque(box).takeUnretainedValue() }
        let box = Box()
        pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
        return box
    }

    static var contexts: [CGContext] {
        get { box.contexts }
        set { box.contexts = newValue }
    }
}

/// The context that drawing goes to now.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last }

/// Makes the context the one that drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.contexts.append(context) }

/// Goes back to the context before.
public func UIGraphicsPopContext() { _ = ContextStack.contexts.popLast() }
