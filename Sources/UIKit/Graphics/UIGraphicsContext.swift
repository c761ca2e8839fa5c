import CoreGraphics
import Foundation

/// The stack of contexts for drawing: each thread has its own, as in UIKit.
///
/// Every drawing view accesses it several times, for which a thread's dictionary is too slow.
private enum ContextStack {
    private final class Box {
        var contexts: [CGContext] = []
    }

    /// The key of a thread's stack; nil if the process has no keys left, in which case no contexts are available.
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

/// Returns the current context for drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last }

/// Makes the context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.contexts.append(context) }

/// Restores the previous context.
public func UIGraphicsPopContext() { _ = ContextStack.contexts.popLast() }
