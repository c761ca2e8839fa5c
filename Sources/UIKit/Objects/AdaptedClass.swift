/// The description of one class by generated code: its names, properties and methods as Objective-C would expose them.
///
/// ```swift
/// let table = AdaptedClass(ListController.self, "App.ListController")
/// table.property("titleLabel", \ListController.titleLabel)
/// table.method("save:") { (list: ListController, sender: Any) in list.save(sender) }
/// table.implements("tableView:didSelectRowAtIndexPath:")
/// ```
@preconcurrency @MainActor
public struct AdaptedClass<Object: AnyObject> {
    private let type: Object.Type

    /// Creates a table for the class, for which documents may use any of the names.
    public init(_ type: Object.Type, _ names: String...) {
        self.type = type
        names.forEach { ClassLookup.register(type, as: $0) }
        AdaptedClasses.register(type, implementing: [])
    }

    // MARK: Properties

    /// Registers a property that documents and key-value coding can set. Observers of the property run.
    public func property<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
        KeyValueCoding.register(type, key: key) { object, value in
            guard let object = object as? Object, let value = KeyValue.converted(value, to: Value.self) else {
                return false
            }
            object[keyPath: path] = value
            return true
        }
        readable(key, path)
    }

    /// Registers a property that documents and key-value coding set by the closure, without reading it first.
    public func property<Value>(
        _ key: String, _ path: KeyPath<Object, Value>, set: @escaping @MainActor (Object, Value) -> Void
    ) {
        KeyValueCoding.register(type, key: key) { object, value in
            guard let object = object as? Object, let value = KeyValue.converted(value, to: Value.self) else {
                return false
            }
            set(object, value)
            return true
        }
        readable(key, path)
    }

    /// Registers a read-only property.
    public func property<Value>(_ key: String, _ path: KeyPath<Object, Value>) { readable(key, path) }

    private func readable<Value>(_ key: String, _ path: KeyPath<Object, Value>) {
        KeyValueCoding.register(type, key: key) { object in (object as? Object)?[keyPath: path] }
        ObservableKeys.register(path, as: key)
    }

    // MARK: Methods

    /// Registers a method without arguments.
    public func method<Result>(_ selector: String, _ call: @escaping @MainActor (Object) -> Result) {
        ActionTable.register(type, Selector(selector)) { receiver, _ in (receiver as? Object).map(call) }
    }

    /// Registers a method with arguments, such as an action's sender and event. If their types do not match, it is not
    /// called, which is reported.
    public func method<each Argument, Result>(
        _ selector: String, _ call: @escaping @MainActor (Object, repeat each Argument) -> Result
    ) {
        ActionTable.register(type, Selector(selector)) { receiver, arguments in
            guard let receiver = receiver as? Object else { return nil }
            return Self.apply(call, to: receiver, Selector(selector), arguments)
        }
    }

    /// Registers a class method; subclasses that override it are called by it.
    public func classMethod<each Argument, Result>(
        _ selector: String, _ call: @escaping @MainActor (Object.Type, repeat each Argument) -> Result
    ) {
        ActionTable.registerClassMethod(type, Selector(selector)) { receiver, arguments in
            guard let receiver = receiver as? Object.Type else { return nil }
            return Self.apply(call, to: receiver, Selector(selector), arguments)
        }
    }

    /// Registers the implementation of an optional requirement of a protocol to which a superclass declares conformance, or
    /// whose selector alone the method has.
    public func addition<each Argument, Result>(
        _ requirement: String, _ call: @escaping @MainActor (Object, repeat each Argument) -> Result
    ) {
        AddedMethods.register(type, requirement) { receiver, arguments in
            guard let receiver = receiver as? Object else { return nil }
            return Self.apply(call, to: receiver, Selector(requirement), arguments)
        }
    }

    private static func apply<Receiver, each Argument, Result>(
        _ call: @MainActor (Receiver, repeat each Argument) -> Result, to receiver: Receiver,
        _ selector: Selector, _ arguments: [Any?]
    ) -> Any? {
        var given = ArgumentReader(selector, arguments)
        let typed = (repeat given.next(as: (each Argument).self))
        guard given.fit else { return nil }
        do { return call(receiver, repeat try present(each typed)) } catch { return nil }
    }

    private static func present<Value>(_ value: Value?) throws(MissingArgument) -> Value {
        guard let value else { throw MissingArgument() }
        return value
    }

    // MARK: Objects

    /// Registers how to create an object of the class without arguments, for classes that UIKit knows by name only.
    public func make(_ make: @escaping @MainActor @Sendable () -> Object) {
        ClassLookup.register(type, make: make)
    }

    /// Registers the optional methods of UIKit's protocols that the class implements.
    public func implements(_ selectors: String...) {
        AdaptedClasses.register(type, implementing: selectors)
    }
}

private struct MissingArgument: Error {}
