/// A type that is described by a name and by some of its properties, in logs and in mirrors.
protocol Described: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    var name: String { get }
    var children: [Mirror.Child] { get }
}

extension Described {
    var children: [Mirror.Child] { [] }
    var description: String { name }
    var customMirror: Mirror { Mirror(self, children: children) }
    var playgroundDescription: Any { description }
}
