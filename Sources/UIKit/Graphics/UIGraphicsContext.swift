import CoreGraphics

/// The stack of contexts that drawing goes to.
@MainActor
private enum ContextStack {
    static var contexts: [CGContext] = []
}

/// The context that drawing goes to now.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last }

/// Makes the context the one that drawing goes to.
@MainActor
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.contexts.append(context) }

/// Goes back to the context before.
@MainActor
public func UIGraphicsPopContext() { _ = ContextStack.contexts.popLast() }
