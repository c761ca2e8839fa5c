/// The methods that can be called by name: actions of controls, bar items and gesture recognizers, unwind actions, and
/// methods that create the destinations of segues.
///
/// Code that is generated for a class registers each method that Objective-C would expose, under its Objective-C name,
/// once and before the first document of the app is loaded:
///
/// ```swift
/// ActionTable.register(ListController.self, "add") { $0.add() }
/// ActionTable.register(ListController.self, "save:") { $0.save($1) }
/// ActionTable.register(ListController.self, "makeDetail:sender:") { $0.makeDetail($1, sender: $2) }
/// ```
///
/// A subclass inherits the methods registered for its superclasses and may register the same name again for an
/// override, though Swift's dispatch makes that unnecessary. Arguments of the wrong type are reported, and the method
/// is not called. Methods of an extension of one of UIKit's classes are registered for that class.
@preconcurrency @MainActor
public enum ActionTable {
    /// Calls a method of the receiver; there are as many arguments as the selector has colons.
    public typealias Invoker = @MainActor (_ receiver: AnyObject, _ arguments: [Any?]) -> Any?

    private static var tables: [ObjectIdentifier: [Selector: Invoker]] = FrameworkActions.tables
    /// The class methods, whose receivers are classes.
    private static var classTables: [ObjectIdentifier: [Selector: ClassInvoker]] = [:]

    /// Calls a class method of the receiver, which may be a subclass.
    typealias ClassInvoker = @MainActor (_ receiver: AnyClass, _ arguments: [Any?]) -> Any?

    // MARK: Registering

    /// Registers a method of any shape.
    public static func register(_ type: AnyClass, _ selector: Selector, invoker: @escaping Invoker) {
        tables[ObjectIdentifier(type), default: [:]][selector] = invoker
    }

    /// Registers a method without arguments.
    public static func register<T: AnyObject, R>(
        _ type: T.Type, _ selector: Selector, _ method: @escaping @MainActor (T) -> R
    ) {
        register(type, selector) { receiver, _ in (receiver as? T).map(method) }
    }

    /// Registers a method with one argument, such as an action's sender.
    public static func register<T: AnyObject, A, R>(
        _ type: T.Type, _ selector: Selector, _ method: @escaping @MainActor (T, A) -> R
    ) {
        register(type, selector) { receiver, arguments in
            var given = ArgumentReader(selector, arguments)
            guard let receiver = receiver as? T, let first: A = given.next() else { return nil }
            return method(receiver, first)
        }
    }

    /// Registers a method with two arguments, such as an action's sender and event.
    public static func register<T: AnyObject, A, B, R>(
        _ type: T.Type, _ selector: Selector, _ method: @escaping @MainActor (T, A, B) -> R
    ) {
        register(type, selector) { receiver, arguments in
            var given = ArgumentReader(selector, arguments)
            guard let receiver = receiver as? T, let first: A = given.next(), let second: B = given.next()
            else { return nil }
            return method(receiver, first, second)
        }
    }

    /// Registers a method with three arguments, for example one that creates the destination of a segue from a coder, a
    /// sender and an identifier.
    public static func register<T: AnyObject, A, B, C, R>(
        _ type: T.Type, _ selector: Selector, _ method: @escaping @MainActor (T, A, B, C) -> R
    ) {
        register(type, selector) { receiver, arguments in
            var given = ArgumentReader(selector, arguments)
            guard let receiver = receiver as? T, let first: A = given.next(), let second: B = given.next(),
                let third: C = given.next()
            else { return nil }
            return method(receiver, first, second, third)
        }
    }

    /// Registers a class method.
    static func registerClassMethod(
        _ type: AnyClass, _ selector: Selector, invoker: @escaping ClassInvoker
    ) {
        classTables[ObjectIdentifier(type), default: [:]][selector] = invoker
    }

    // MARK: Calling

    /// Returns whether the object has a method of the name: an action or an optional one of a protocol of UIKit.
    public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        SelectorResponse.responds(object, to: selector)
            ?? (invoker(of: selector, for: object) != nil
                || AdaptedClasses.implements(object, selector.description))
    }

    /// Returns whether objects of a class have the method.
    static func instancesRespond(_ type: AnyClass, to selector: Selector) -> Bool {
        invoker(of: selector, in: type) != nil || AdaptedClasses.implements(type, selector.description)
    }

    /// Calls the method if the object has it; returns whether it has.
    static func performIfPresent(_ selector: Selector, on receiver: AnyObject, with arguments: [Any?]) -> Bool
    {
        guard let invoker = invoker(of: selector, for: receiver) else { return false }
        _ = invoker(receiver, arguments)
        return true
    }

    static func invoker(named name: String, for object: AnyObject) -> Invoker? {
        invoker(of: Selector(name), for: object)
    }

    /// Calls the method with as many of the arguments as it has parameters. A name that is missing in the object's
    /// class is reported with Objective-C's wording.
    @discardableResult
    public static func perform(_ selector: Selector, on receiver: AnyObject, with arguments: [Any?] = [])
        -> Any?
    {
        guard let invoker = invoker(of: selector, for: receiver) else {
            RuntimeDiagnostics.report(
                "-[\(type(of: receiver)) \(selector)]: unrecognized selector sent to instance")
            return nil
        }
        return invoker(receiver, fitting(arguments, selector))
    }

    /// Returns as many arguments as the method has parameters.
    private static func fitting(_ arguments: [Any?], _ selector: Selector) -> [Any?] {
        let count = selector.argumentCount
        return arguments.prefix(count)
            + [Any?](repeating: nil, count: max(count - arguments.count, 0))
    }

    private static func invoker(of selector: Selector, for object: AnyObject) -> Invoker? {
        invoker(of: selector, in: Swift.type(of: object)) ?? EditActions.adopted(selector, by: object)
            ?? FrameworkActions.adopted(selector, by: object)
    }

    // MARK: Classes

    /// Returns whether the class itself has a method of the name.
    static func classResponds(_ type: AnyClass, to selector: Selector) -> Bool {
        classInvoker(of: selector, in: type) != nil
    }

    /// Calls a class method. A name that is missing is reported with Objective-C's wording.
    static func performClassMethod(_ selector: Selector, on type: AnyClass, with arguments: [Any?]) -> Any? {
        guard let invoker = classInvoker(of: selector, in: type) else {
            RuntimeDiagnostics.report("+[\(type) \(selector)]: unrecognized selector sent to class")
            return nil
        }
        return invoker(type, fitting(arguments, selector))
    }

    private static func classInvoker(of selector: Selector, in class: AnyClass) -> ClassInvoker? {
        found(in: `class`) { classTables[ObjectIdentifier($0)]?[selector] }
    }

    private static func invoker(of selector: Selector, in class: AnyClass) -> Invoker? {
        found(in: `class`) { tables[ObjectIdentifier($0)]?[selector] }
    }

    /// Returns what the class or its nearest superclass has.
    private static func found<Method>(in class: AnyClass, _ method: (AnyClass) -> Method?) -> Method? {
        AdaptedClasses.prepare(`class`)
        var type: AnyClass? = `class`
        while let current = type {
            if let found = method(current) { return found }
            type = _getSuperclass(current)
        }
        return nil
    }
}
