@_exported import Foundation
@_exported import FoundationNetworking
import KumikiNetwork

public typealias HTTPStubsTestBlock = (URLRequest) -> Bool
public typealias HTTPStubsResponseBlock = (URLRequest) -> HTTPStubsResponse

/// A stub that was added, which can be removed.
public protocol HTTPStubsDescriptor: AnyObject {
    /// A name for messages.
    var name: String? { get set }
}

/// The stubs that answer requests in place of the network, the last that was added first.
open class HTTPStubs: NSObject {
    final class Stub: HTTPStubsDescriptor {
        var name: String?
        let accepts: HTTPStubsTestBlock
        let response: HTTPStubsResponseBlock

        init(_ accepts: @escaping HTTPStubsTestBlock, _ response: @escaping HTTPStubsResponseBlock) {
            (self.accepts, self.response) = (accepts, response)
        }
    }

    /// The stubs and the blocks that are informed of them.
    private struct State {
        var stubs: [Stub] = []
        var isEnabled = true
        var onActivation: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
        var onMissing: ((URLRequest) -> Void)?
        var afterFinish: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void)?
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var state = State()

    /// Adds a stub.
    @discardableResult
    open class func stubRequests(
        passingTest testBlock: @escaping HTTPStubsTestBlock,
        withStubResponse responseBlock: @escaping HTTPStubsResponseBlock
    ) -> any HTTPStubsDescriptor {
        let stub = Stub(testBlock, responseBlock)
        lock.withLock { state.stubs.append(stub) }
        return stub
    }

    /// Removes a stub; returns whether there was one.
    @discardableResult
    open class func removeStub(_ stubDesc: any HTTPStubsDescriptor) -> Bool {
        lock.withLock {
            let count = state.stubs.count
            state.stubs.removeAll { $0 === stubDesc }
            return state.stubs.count < count
        }
    }

    open class func removeAllStubs() { lock.withLock { state.stubs = [] } }

    open class func allStubs() -> [Any] { lock.withLock { state.stubs } }

    open class func setEnabled(_ enabled: Bool) { lock.withLock { state.isEnabled = enabled } }

    open class func isEnabled() -> Bool { lock.withLock { state.isEnabled } }

    /// Adds the stubs to a configuration of sessions, or removes them.
    open class func setEnabled(_ enable: Bool, forSessionConfiguration sessionConfig: URLSessionConfiguration)
    {
        let others = (sessionConfig.protocolClasses ?? []).filter { $0 != StubProtocol.self }
        sessionConfig.protocolClasses = (enable ? [StubProtocol.self] : []) + others
    }

    open class func isEnabled(forSessionConfiguration sessionConfig: URLSessionConfiguration) -> Bool {
        (sessionConfig.protocolClasses ?? []).contains { $0 == StubProtocol.self }
    }

    /// Sets the block that is called when a stub begins to answer a request.
    open class func onStubActivation(
        _ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
    ) {
        lock.withLock { state.onActivation = block }
    }

    /// Sets the block that is called for requests without a stub.
    open class func onStubMissing(_ block: ((URLRequest) -> Void)?) {
        lock.withLock { state.onMissing = block }
    }

    /// Sets the block that is called when a request has been answered.
    open class func afterStubFinish(
        _ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void)?
    ) {
        lock.withLock { state.afterFinish = block }
    }

    // MARK: Requests

    static func stub(for request: URLRequest) -> Stub? {
        let current = lock.withLock { state }
        guard current.isEnabled else { return nil }
        let found = current.stubs.last { $0.accepts(request) }
        if found == nil { current.onMissing?(request) }
        return found
    }

    static func report(_ stub: Stub, _ response: HTTPStubsResponse, to request: URLRequest) {
        lock.withLock { state.onActivation }?(request, stub, response)
    }

    static func reportEnd(_ stub: Stub, _ response: HTTPStubsResponse, _ request: URLRequest) {
        lock.withLock { state.afterFinish }?(request, stub, response, response.error)
    }
}

/// All sessions have the stubs, since the library is linked.
@section(".init_array") @used private let __stubsAtLoad: @convention(c) () -> Void = {
    AppNetwork.intercept(StubProtocol.self)
}
