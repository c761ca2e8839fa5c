// The names before version 9.

public typealias OHHTTPStubs = HTTPStubs
public typealias OHHTTPStubsResponse = HTTPStubsResponse
public typealias OHHTTPStubsDescriptor = HTTPStubsDescriptor
public typealias OHHTTPStubsTestBlock = HTTPStubsTestBlock
public typealias OHHTTPStubsResponseBlock = HTTPStubsResponseBlock
