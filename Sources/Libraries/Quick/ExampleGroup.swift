import Foundation

/// Hooks of a group or of all examples.
struct Hooks {
    /// Those around examples, the outermost first.
    private(set) var wrapping: [Hook] = []
    /// Those that run immediately before examples.
    private(set) var last: [Hook] = []

    mutating func before(_ step: Step) { wrapping.append(.before(step)) }
    /// Adds a step; the one that is declared last runs last.
    mutating func after(_ step: Step) { wrapping.insert(.after(step), at: 0) }
    mutating func justBefore(_ step: Step) { last.append(.before(step)) }
    mutating func around(_ hook: Hook) { wrapping.append(hook) }
}

/// Examples that share hooks.
public final class ExampleGroup: NSObject {
    /// The description; nil for all examples of a class.
    let text: String?
    let flags: FilterFlags
    var hooks = Hooks()
    private weak var parent: ExampleGroup?
    private var children: [Child] = []

    private enum Child {
        case example(Example), group(ExampleGroup)
    }

    init(_ text: String?, _ flags: FilterFlags = [:]) { (self.text, self.flags) = (text, flags) }

    /// The group and those around it, the outermost first.
    var path: [ExampleGroup] { (parent?.path ?? []) + [self] }

    /// All examples in the order in which they are declared.
    public var examples: [Example] {
        children.flatMap { child in
            switch child {
            case .example(let example): [example]
            case .group(let group): group.examples
            }
        }
    }

    func append(_ group: ExampleGroup) {
        group.parent = self
        children.append(.group(group))
    }

    func append(_ example: Example) {
        example.group = self
        children.append(.example(example))
    }

    public override var description: String { text ?? "" }
}
