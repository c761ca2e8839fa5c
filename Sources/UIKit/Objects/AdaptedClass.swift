/// What generated code tells of one class: its names, its properties and its methods as Objective-C would see them.
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

    /// A table for the class, which documents may give any of the names.
    public init(_ type: Object.Type, _ names: String...) {
        self.type = type
        names.forEach { ClassLookup.register(type, as: $0) }
        AdaptedClasses.register(type, implementing: [])
    }

    // MARK: Properties

    /// A property that documents and key-value coding can set. Observers of the property run.
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

    /// A property that documents and key-value coding set by the closure, without reading it first.
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

    /// A property that can only be read.
    public func property<Value>(_ key: String, _ path: KeyPath<Object, Value>) { readable(key, path) }

    private func readable<Value>(_ key: String, _ path: KeyPath<Object, Value>) {
        KeyValueCoding.register(type, key: key) { object in (object as? Object)?[keyPath: path] }
        ObservableKeys.register(path, as: key)
    }

    // MARK: Methods

    /// A method without arguments.
    public func method<Result>(_ selector: String, _ call: @escaping @MainActor (Object) -> Result) {
        ActionTable.register(type, Selector(selector)) { receiver, _ in (receiver as? Object).map(call) }
    }

    /// A method with arguments, such as an action's sender and event. It is not called, and a message says so, if
    /// their types do not fit.
    public func method<each Argument, Result>(
        _ selector: String, _ call: @escaping @MainActor (Object, repeat each Argument) -> Result
    ) {
        ActionTable.register(type, Selector(selector)) { receiver, arguments in
            guard let receiver = receiver as? Object else { return nil }
            var given = ArgumentReader(Selector(selector), arguments)
            let typed = (repeat given.next(as: (each Argument).self))
            guard given.fit else { return nil }
            do { return call(receiver, repeat try Self.present(each typed)) } catch { return nil }
        }
    }

    private static func present<Value>(_ value: Value?) throws(MissingArgument) -> Value {
        guard let value else { throw MissingArgument() }
        return value
    }

    // MARK: Objects

    /// How an object of the class is made without arguments, for classes that UIKit knows by their name alone.
    public func make(_ make: @escaping @MainActor @Sendable () -> Object) {
        ClassLookup.register(type, make: make)
    }

    /// Optional methods of UIKit's protocols that the class has.
    public func implements(_ selectors: String...) {
        AdaptedClasses.register(type, implementing: selectors)
    }
}

private struct MissingArgument: Error {}
