import CoreGraphics
import Foundation

/// The stack of contexts that drawing goes to: each thread has its own, as in UIKit.
private enum ContextStack {
    private static let key = "KumikiGraphicsContexts"

    static var contexts: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}

/// The context that drawing goes to now.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last }

/// Makes the context the one that drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.contexts.append(context) }

/// Goes back to the context before.
public func UIGraphicsPopContext() { _ = ContextStack.contexts.popLast() }
