import Testing

/// Requests that Alamofire sends, in the spellings of versions 4 and 5, where no folder has the library.
@Suite(.timeLimit(.minutes(40))) struct RequestLibraryTests {
    /// Rendered once for all tests.
    private static let answered = Task { try await LibraryRun(source: source) }

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await Self.answered.value.expect(lines, sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.answered.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
        #expect(run.errors.contains("Alamofire is in no folder; Kumiki's own is used"))
    }

    @Test func responsesAreDecoded() async throws {
        try await expect("decoded: [\"Ada\", \"Alan\"] 200", "json: 2 true", "awaited: 2")
    }

    @Test func validationFails() async throws { try await expect("status: 404 true") }

    @Test func adaptersChangeRequestsAndRetriersRepeatThem() async throws {
        try await expect(
            "sent: on=1&page=2&tags%5B%5D=a&tags%5B%5D=b Bearer abc", "retried: 404 2", "older retrier: 1")
    }

    @Test func parametersAreEncoded() async throws {
        try await expect("body: {\"a\":1} application/json", "form: b=c%20d")
    }

    @Test func formsHaveParts() async throws { try await expect("multipart: true true") }

    @Test func downloadsAreStored() async throws { try await expect("downloaded: people.json 33") }

    @Test func requestsAreCancelled() async throws {
        try await expect("cancelled: true", "invalid: true", "reachable: true")
    }

    @Test func policiesOfHostsAreOverridden() async throws {
        try await expect("trusted: true false", "pinned: 0 0")
    }

    @Test func withoutANetworkRequestsFail() async throws {
        let run = try await LibraryRun(source: Self.source, [])
        run.expect(["offline: true", "reachable: false"])
    }

    private static let source = """
        import Alamofire
        import UIKit

        struct Person: Decodable { let name: String }

        final class Token: RequestInterceptor {
            func adapt(
                _ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, Error>) -> Void
            ) {
                var request = urlRequest
                request.headers.add(.authorization(bearerToken: "abc"))
                completion(.success(request))
            }

            func retry(
                _ request: Request, for session: Session, dueTo error: Error, completion: @escaping (RetryResult) -> Void
            ) {
                completion(request.retryCount < 2 ? .retry : .doNotRetry)
            }
        }

        final class Again: RequestRetrier {
            func should(
                _ manager: SessionManager, retry request: Request, with error: Error, completion: @escaping RequestRetryCompletion
            ) {
                completion(request.retryCount < 1, 0)
            }
        }

        final class Policies: ServerTrustPolicyManager {
            init() { super.init(policies: [:]) }
            override func serverTrustPolicy(forHost host: String) -> ServerTrustPolicy? {
                host == "api.test" ? .disableEvaluation : nil
            }
        }

        enum Router: URLRequestConvertible {
            case people

            func asURLRequest() throws -> URLRequest {
                let request = try URLRequest(url: "https://api.test/people.json", method: .get)
                return try URLEncoding.default.encode(request, with: ["page": 2, "tags": ["a", "b"], "on": true])
            }
        }

        final class HomeController: UIViewController {
            private let url = "https://api.test/people.json"
            private let failing = Session(interceptor: Token())
            private let older = SessionManager(configuration: .default)

            override func viewDidLoad() {
                super.viewDidLoad()
                let trusted = ["api.test", "other.test"].map {
                    (try? Policies().serverTrustEvaluator(forHost: $0)) is DisabledTrustEvaluator
                }
                print("trusted:", trusted[0], trusted[1])
                print("pinned:", ServerTrustPolicy.certificates().count, ServerTrustPolicy.publicKeys(in: .main).count)
                receive()
                intercept()
                send()
                print("reachable:", NetworkReachabilityManager()?.isReachable ?? false)
            }

            private func receive() {
                AF.request(url).validate().responseDecodable(of: [Person].self) { response in
                    print("decoded:", response.value?.map(\\.name) ?? [], response.response?.statusCode ?? 0)
                    let error = response.error?.underlyingError as? URLError
                    print("offline:", error?.code == .notConnectedToInternet)
                }
                Alamofire.request(url, headers: ["a": "b"] as [String: String]).responseJSON { response in
                    if let json = response.result.value as? [[String: Any]] { print("json:", json.count, response.result.isSuccess) }
                }
                AF.request("https://api.test/none").validate().responseData { response in
                    guard case .failure(let error) = response.result else { return }
                    print("status:", error.responseCode ?? 0, error.isResponseValidationError)
                }
                Task { @MainActor in
                    let people = try? await AF.request(url).serializingDecodable([Person].self).value
                    print("awaited:", people?.count ?? 0)
                }
            }

            private func intercept() {
                AF.request(Router.people, interceptor: Token()).responseString { response in
                    print("sent:", response.request?.url?.query ?? "", response.request?.headers["authorization"] ?? "")
                }
                let request = failing.request("https://api.test/none").validate(statusCode: 200..<300)
                request.response { print("retried:", $0.error?.responseCode ?? 0, request.retryCount) }
                older.retrier = Again()
                let repeated = older.request("https://api.test/none").validate()
                repeated.responseJSON { _ in print("older retrier:", repeated.retryCount) }
            }

            private func send() {
                func body(_ response: AFDataResponse<Data?>) -> String {
                    String(decoding: response.request?.httpBody ?? Data(), as: UTF8.self)
                }
                AF.request(url, method: .post, parameters: ["a": 1], encoding: JSONEncoding.default).response {
                    print("body:", body($0), $0.request?.headers["content-type"] ?? "")
                }
                AF.request(url, method: .post, parameters: ["b": "c d"], encoder: URLEncodedFormParameterEncoder.default).response {
                    print("form:", body($0))
                }
                AF.upload(multipartFormData: {
                    $0.append(Data("x".utf8), withName: "file", fileName: "a.txt", mimeType: "text/plain")
                }, to: url).response {
                    let type = $0.request?.headers["content-type"] ?? ""
                    print("multipart:", body($0).contains("name=\\"file\\"; filename=\\"a.txt\\""), type.hasPrefix("multipart/form-data; boundary="))
                }
                let destination = DownloadRequest.suggestedDownloadDestination(options: .removePreviousFile)
                AF.download(url, to: destination).responseData {
                    print("downloaded:", $0.fileURL?.lastPathComponent ?? "", $0.value?.count ?? 0)
                }
                AF.request("http://a b").response { print("invalid:", $0.error?.isInvalidURLError ?? false) }
                AF.request(url).response { print("cancelled:", $0.error?.isExplicitlyCancelledError ?? false) }.cancel()
            }
        }

        """
}
