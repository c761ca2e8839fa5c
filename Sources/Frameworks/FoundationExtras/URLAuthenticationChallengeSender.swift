import Foundation
import FoundationNetworking

// Requirements that are optional on Apple's platforms. Nothing calls them here.
extension URLAuthenticationChallengeSender {
    public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
