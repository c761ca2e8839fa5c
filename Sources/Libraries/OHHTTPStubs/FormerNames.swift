// The names before version 9.

public typealias OHHTTPStubs = HTTPStubs
public typealias OHHTTPStubsResponse = HTTPStubsResponse
public typealias OHHTTPStubsDescriptor = HTTPStubsDescriptor
public typealias OHHTTPStubsTestBlock = HTTPStubsTestBlock
public typealias OHHTTPStubsResponseBlock = HTTPStubsResponseBlock

extension HTTPStubs {
    /// Adds a stub: the module's function, whose qualified name is one of the class as well.
    @discardableResult public static func stub(
        condition: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock
    ) -> any HTTPStubsDescriptor {
        stubRequests(passingTest: condition, withStubResponse: response)
    }
}
