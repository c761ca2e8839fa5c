import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns the value of a property by its name.
    public func value(forKey key: String) -> Any? {
        MainQueue.answer("value(forKey:)", with: self) { object -> Any? in
            if let value = KeyValueCoding.value(forKey: key, of: object) { return value as Any? }
            if let responder = object as? UIResponder { return responder.value(forUndefinedKey: key) }
            if let own = ActionTable.invoker(named: "valueForUndefinedKey:", for: object) {
                return own(object, [key])
            }
            KeyValueCoding.reportUndefined(key, of: object)
            return nil
        }
    }

    /// Sets a property by its name; its observers run.
    public func setValue(_ value: Any?, forKey key: String) {
        MainQueue.run(with: (self, value)) { object, value in object.set(value, at: key) }
    }

    /// Returns the value at the end of a path such as `layer.cornerRadius`.
    public func value(forKeyPath keyPath: String) -> Any? {
        MainQueue.answer("value(forKeyPath:)", with: self) { object -> Any? in
            guard let end = KeyValueCoding.end(of: keyPath, from: object) else {
                KeyValueCoding.reportUndefined(keyPath, of: object)
                return nil
            }
            return (end.object as? NSObject)?.value(forKey: end.key)
        }
    }

    /// Sets the value at the end of a path such as `layer.cornerRadius`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        MainQueue.run(with: (self, value)) { object, value in
            guard let end = KeyValueCoding.end(of: keyPath, from: object),
                let target = end.object as? NSObject
            else { return KeyValueCoding.reportUndefined(keyPath, of: object) }
            target.set(value, at: end.key)
        }
    }

    /// Sets properties by their names, in the order of these.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    /// Returns the values of properties by name, `NSNull` for those without one.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        var values: [String: Any] = [:]
        for key in keys { values[key] = value(forKey: key) ?? NSNull() }
        return values
    }

    /// Returns the array at a key as one that notifies observers of the key of its changes, each with its kind and
    /// indexes.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyValueArray(key, of: self) }

    /// Returns the set at a key as one whose changes set the key's value.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        KeyValueSet(KeyedValue(key: key, object: self))
    }

    /// Returns the ordered set at a key as one whose changes set the key's value.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        KeyValueOrderedSet(KeyedValue(key: key, object: self))
    }

    /// Returns the array at the end of a path, as `mutableArrayValue(forKey:)` does.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        MainQueue.answer("mutableArrayValue(forKeyPath:)", with: self) { object -> NSMutableArray in
            guard let end = KeyValueCoding.end(of: keyPath, from: object),
                let target = end.object as? NSObject
            else {
                KeyValueCoding.reportUndefined(keyPath, of: object)
                return NSMutableArray()
            }
            return KeyValueArray(end.key, of: target)
        } ?? NSMutableArray()
    }
}

extension NSObject {
    @MainActor
    fileprivate func set(_ value: Any?, at key: String) {
        let value = (value as? any KeyedCollection)?.contents ?? value
        KeyValueObserving.setting(ObservableKeys.spelling(key, of: self), of: self) {
            switch KeyValueCoding.set(value, forKey: key, of: self) {
            case .done: break
            case .undefinedKey:
                if let responder = self as? UIResponder {
                    return responder.setValue(value, forUndefinedKey: key)
                }
                let setter = Selector("setValue:forUndefinedKey:")
                if !ActionTable.performIfPresent(setter, on: self, with: [value, key]) {
                    KeyValueCoding.reportUndefined(key, of: self)
                }
            case .mismatch(let expected):
                RuntimeDiagnostics.report(
                    "\(type(of: self)).\(key) takes \(expected), not \(value.map { "a \(type(of: $0))" } ?? "nil")"
                )
            }
        }
    }
}
