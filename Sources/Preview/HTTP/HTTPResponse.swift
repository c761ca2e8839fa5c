import Foundation

/// The response to a request.
struct HTTPResponse: Sendable {
    /// The body of the response.
    enum Body: Sendable {
        case data(Data)
        case events(EventStream)
    }

    var status: Int
    var headers: [(name: String, value: String)] = []
    var body: Body

    init(_ status: Int, _ type: String, _ data: Data) {
        (self.status, body) = (status, .data(data))
        headers = [("Content-Type", type), ("Cache-Control", "no-cache")]
    }

    /// Creates a response with plain text.
    static func text(_ status: Int, _ text: String) -> HTTPResponse {
        HTTPResponse(status, "text/plain; charset=utf-8", Data((text + "\n").utf8))
    }

    /// Creates a response with a value as JSON, whose members are sorted by name.
    static func json(_ value: some Encodable, status: Int = 200) -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return .text(500, "the reply cannot be written") }
        return HTTPResponse(status, "application/json; charset=utf-8", data)
    }

    /// Creates a response for an error, with the reason.
    static func failure(_ status: Int, _ reason: String) -> HTTPResponse {
        .json(["error": reason], status: status)
    }

    /// Creates a response with server-sent events, which continues until either side closes it.
    static func events(_ stream: EventStream) -> HTTPResponse {
        var response = HTTPResponse(200, "text/event-stream; charset=utf-8", Data())
        response.body = .events(stream)
        return response
    }

    /// Returns the response with an entity tag, or without a body if the client already has the tagged version.
    func tagged(_ tag: String, known: String?) -> HTTPResponse {
        var response = self
        if known == tag { (response.status, response.body) = (304, .data(Data())) }
        response.headers.append(("ETag", tag))
        return response
    }
}
