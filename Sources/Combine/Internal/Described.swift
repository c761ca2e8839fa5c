/// A type that is described by a name and by some of its properties, in logs and in mirrors.
package protocol Described: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    var name: String { get }
    var children: [Mirror.Child] { get }
}

extension Described {
    package var children: [Mirror.Child] { [] }
    package var description: String { name }
    package var customMirror: Mirror { Mirror(self, children: children) }
    package var playgroundDescription: Any { description }
}
