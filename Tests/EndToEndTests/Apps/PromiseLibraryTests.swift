import Foundation
import Testing

/// The libraries of promises and of targets of requests, where no folder has them.
@Suite(.timeLimit(.minutes(40))) struct PromiseLibraryTests {
    /// Rendered once for all tests.
    private static let shown = Task { try await LibraryRun(source: source) }

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await Self.shown.value.expect(lines, sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.shown.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
    }

    @Test func handlersRunInLaterTurns() async throws {
        try await expect("order: begun, 6, ensured, finally")
    }

    @Test func errorsSkipHandlers() async throws { try await expect("caught: 3", "recovered: 9") }

    @Test func severalPromisesAreJoined() async throws {
        try await expect("joined: [1, 2] (1, \"a\")", "failed: 3", "results: 2", "first: 1")
    }

    @Test func responsesAreDecoded() async throws { try await expect("people: Ada, Alan 200") }

    @Test func requestsHaveTokensAndParameters() async throws {
        try await expect("sent: https://api.test/people?page=2 Bearer abc")
    }

    @Test func samplesReplaceRequests() async throws { try await expect("sample: Grace") }

    @Test func statusCodesCanBeErrors() async throws { try await expect("status: 404") }

    @Test func requestsAreSequences() async throws { try await expect("single: 2") }

    private static let source = """
        import Moya
        import PromiseKit
        import RxMoya
        import RxSwift
        import UIKit

        struct Failure: Error { let number: Int }
        struct Person: Decodable { let name: String }

        enum Service: TargetType, AccessTokenAuthorizable {
            case people(page: Int), missing

            var baseURL: URL { URL(string: "https://api.test")! }
            var path: String { if case .people = self { "people" } else { "missing" } }
            var method: Moya.Method { .get }
            var task: Moya.Task {
                if case .people(let page) = self {
                    .requestParameters(parameters: ["page": page], encoding: URLEncoding.queryString)
                } else {
                    .requestPlain
                }
            }
            var sampleData: Data { Data("[{\\"name\\":\\"Grace\\"}]".utf8) }
            var headers: [String: String]? { ["Accept": "application/json"] }
            var validationType: ValidationType { .successCodes }
            var authorizationType: AuthorizationType? { .bearer }
        }

        struct Watcher: PluginType {
            func willSend(_ request: any RequestType, target: any TargetType) {
                guard let request = request.request, request.url?.query != nil else { return }
                print("sent:", request.url?.absoluteString ?? "",
                      request.value(forHTTPHeaderField: "Authorization") ?? "")
            }
        }

        final class HomeController: UIViewController {
            private var order: [String] = []
            private let bag = DisposeBag()
            private let provider = MoyaProvider<Service>(
                plugins: [AccessTokenPlugin { (_: AuthorizationType) in "abc" }, Watcher()])
            private let samples = MoyaProvider<Service>(stubClosure: MoyaProvider.immediatelyStub)

            private func number(_ number: Int) -> Promise<Int> {
                Promise { seal in
                    if number == 3 { seal.reject(Failure(number: 3)) } else { seal.fulfill(number) }
                }
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                firstly { number(2) }.then { self.number($0 * 2) }.map { $0 + 2 }
                    .done { self.order.append("\\($0)") }
                    .ensure { self.order.append("ensured") }
                    .catch { _ in self.order.append("error") }
                    .finally {
                        self.order.append("finally")
                        print("order:", self.order.joined(separator: ", "))
                    }
                order.append("begun")
                number(3).done { print("value:", $0) }.catch { print("caught:", ($0 as? Failure)?.number ?? 0) }
                number(3).recover { _ in Promise.value(9) }.done { print("recovered:", $0) }.cauterize()
                when(fulfilled: [number(1), number(2)]).then { all in
                    when(fulfilled: self.number(1), Promise.value("a")).map { (all, $0) }
                }.done { print("joined:", $0.0, $0.1) }.cauterize()
                when(fulfilled: [number(1), number(3)]).done { _ in print("fulfilled") }
                    .catch { print("failed:", ($0 as? Failure)?.number ?? 0) }
                when(resolved: [number(1), number(3)]).done { print("results:", $0.count) }
                race(number(1), after(seconds: 1).then { self.number(2) }).done { print("first:", $0) }.cauterize()

                provider.request(.people(page: 2)) { result in
                    guard case .success(let response) = result else { return print("people: none") }
                    let people = (try? response.map([Person].self)) ?? []
                    print("people:", people.map(\\.name).joined(separator: ", "), response.statusCode)
                }
                provider.request(.missing) { result in
                    if case .failure(let error) = result { print("status:", error.response?.statusCode ?? 0) }
                }
                samples.request(.people(page: 1)) { result in
                    print("sample:", (try? result.get().map([Person].self).first?.name) ?? "")
                }
                samples.rx.request(.people(page: 1)).filterSuccessfulStatusCodes().map([Person].self)
                    .map { $0.count + 1 }.subscribe(onSuccess: { print("single:", $0) }).disposed(by: bag)
            }
        }

        """
}
