import Foundation
import UIKit
import XCTest

/// An expectation that is fulfilled when the value at a key path is the expected one.
open class XCTKVOExpectation: XCTestExpectation {
    /// Returns whether the object and the change fulfill the expectation.
    public typealias Handler = (Any?, [AnyHashable: Any]) -> Bool

    public let keyPath: String
    public let observedObject: Any
    public let expectedValue: Any?
    public let options: NSKeyValueObservingOptions
    open var handler: Handler?
    private var observer: KeyPathObserver?

    public init(
        keyPath: String, object: Any, expectedValue: Any? = nil, options: NSKeyValueObservingOptions = []
    ) {
        (self.keyPath, observedObject) = (keyPath, object)
        (self.expectedValue, self.options) = (expectedValue, options)
        super.init(description: "Expect value of '\(keyPath)' of \(object)")
        guard let object = object as? NSObject else { return }
        observer = KeyPathObserver(object, keyPath, options) { [weak self] change in self?.take(change) }
        if let expectedValue, Self.areEqual(object.value(forKeyPath: keyPath), expectedValue) { fulfill() }
    }

    deinit { observer?.end() }

    private func take(_ change: [NSKeyValueChangeKey: Any]) {
        let value = (observedObject as? NSObject)?.value(forKeyPath: keyPath)
        let isMet: Bool
        if let handler {
            isMet = handler(
                observedObject, Dictionary(uniqueKeysWithValues: change.map { ($0.key.rawValue, $0.value) }))
        } else {
            isMet = expectedValue.map { Self.areEqual(value, $0) } ?? true
        }
        guard isMet else { return }
        observer?.end()
        fulfill()
    }

    private static func areEqual(_ value: Any?, _ other: Any) -> Bool {
        value.map { NSArray(array: [$0]).isEqual(NSArray(array: [other])) } ?? false
    }
}

extension XCTestCase {
    /// Expects the value at a key path to change to another.
    @discardableResult
    public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, expectedValue: Any?
    ) -> XCTestExpectation {
        let expectation = XCTKVOExpectation(
            keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue)
        return bridged(expectation)
    }

    /// Expects a change of the value at a key path that the handler accepts.
    @discardableResult
    public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
    ) -> XCTestExpectation {
        let expectation = XCTKVOExpectation(keyPath: keyPath, object: objectToObserve)
        expectation.handler = handler
        return bridged(expectation)
    }

    /// Returns an expectation of the test, for `waitForExpectations`, that is fulfilled with the other.
    private func bridged(_ expectation: XCTKVOExpectation) -> XCTestExpectation {
        let own = self.expectation(description: expectation.expectationDescription)
        let handler = expectation.handler
        let expected = expectation.expectedValue
        let present = (expectation.observedObject as? NSObject)?.value(forKeyPath: expectation.keyPath)
        if let expected, NSArray(array: [present ?? NSNull()]).isEqual(NSArray(array: [expected])) {
            own.fulfill()
            return own
        }
        expectation.handler = { object, change in
            let value = (object as? NSObject)?.value(forKeyPath: expectation.keyPath)
            let isMet =
                handler?(object, change)
                ?? expected.map { NSArray(array: [value ?? NSNull()]).isEqual(NSArray(array: [$0])) } ?? true
            if isMet { own.fulfill() }
            return isMet
        }
        return own
    }
}

/// Key-value observation calls responders without tables of adapted classes.
private final class KeyPathObserver: UIResponder {
    private weak var object: NSObject?
    private let path: String
    private var take: (([NSKeyValueChangeKey: Any]) -> Void)?

    init(
        _ object: NSObject, _ path: String, _ options: NSKeyValueObservingOptions,
        _ take: @escaping ([NSKeyValueChangeKey: Any]) -> Void
    ) {
        (self.object, self.path, self.take) = (object, path, take)
        super.init()
        object.addObserver(self, forKeyPath: path, options: options, context: nil)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        take?(change ?? [:])
    }

    func end() {
        guard take != nil else { return }
        take = nil
        object?.removeObserver(self, forKeyPath: path)
    }
}
