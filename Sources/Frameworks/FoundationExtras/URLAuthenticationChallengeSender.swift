import Foundation
import FoundationNetworking

// Requirements that are optional on Apple's platforms. Nothing calls them here.
extension URLAuthenticationChallengeSender {
    public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

/// The sender of challenges that no server has made.
private final class AbsentSender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
}

extension URLAuthenticationChallenge {
    /// Creates a challenge of no server, as the initializer that all objects have in Objective-C.
    public convenience init() {
        let space = URLProtectionSpace(
            host: "", port: 0, protocol: nil, realm: nil, authenticationMethod: nil)
        self.init(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil,
            error: nil, sender: AbsentSender())
    }
}
