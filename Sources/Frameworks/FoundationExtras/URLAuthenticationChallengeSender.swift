import Foundation
import FoundationNetworking

// Requirements that are optional on Apple's platforms. Nothing calls them here.
extension URLAuthenticationChallengeSender {
    public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

/// The sender of challenges that no server has made: those of code that creates them by an initializer without arguments.
public final class AbsentChallengeSender: NSObject, URLAuthenticationChallengeSender {
    public func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    public func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    public func cancel(_ challenge: URLAuthenticationChallenge) {}
}
