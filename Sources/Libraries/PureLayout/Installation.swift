import UIKit

/// The state of the functions that make constraints, which nested blocks determine for those in them.
@MainActor enum Installation {
    private static var collected: [[NSLayoutConstraint]] = []
    private static var installs = true
    private static var priorities: [UILayoutPriority] = []
    private static var identifiers: [String] = []

    static func made(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
        if let priority = priorities.last { constraint.priority = priority }
        if let identifier = identifiers.last { constraint.identifier = identifier }
        constraint.isActive = installs
        if !collected.isEmpty { collected[collected.count - 1].append(constraint) }
        return constraint
    }

    static func collect(installing: Bool, _ block: () -> Void) -> [NSLayoutConstraint] {
        let former = installs
        collected.append([])
        installs = installing
        block()
        installs = former
        return collected.removeLast()
    }

    static func with(_ priority: UILayoutPriority, _ block: () -> Void) {
        priorities.append(priority)
        block()
        priorities.removeLast()
    }

    static func with(_ identifier: String, _ block: () -> Void) {
        identifiers.append(identifier)
        block()
        identifiers.removeLast()
    }
}

extension NSLayoutConstraint {
    /// Returns the constraints that the block makes, which are active.
    @discardableResult
    public static func autoCreateAndInstallConstraints(_ block: () -> Void) -> [NSLayoutConstraint] {
        Installation.collect(installing: true, block)
    }

    /// Returns the constraints that the block makes, which are not active.
    @discardableResult
    public static func autoCreateConstraintsWithoutInstalling(_ block: () -> Void) -> [NSLayoutConstraint] {
        Installation.collect(installing: false, block)
    }

    public static func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: () -> Void) {
        Installation.with(priority, block)
    }

    public static func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
        Installation.with(identifier, block)
    }

    public func autoInstall() { isActive = true }

    public func autoRemove() { isActive = false }

    @discardableResult
    public func autoIdentify(_ identifier: String) -> Self {
        self.identifier = identifier
        return self
    }
}

extension NSArray {
    /// Activates the constraints in the array.
    @MainActor public func autoInstallConstraints() {
        NSLayoutConstraint.activate(compactMap { $0 as? NSLayoutConstraint })
    }

    @MainActor public func autoRemoveConstraints() {
        NSLayoutConstraint.deactivate(compactMap { $0 as? NSLayoutConstraint })
    }
}
