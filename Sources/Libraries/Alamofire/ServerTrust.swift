import Foundation
import Security

/// Decides whether a server is trusted. Connections here are made by Foundation, which checks certificates by itself.
public protocol ServerTrustEvaluating {
    func evaluate(_ trust: SecTrust, forHost host: String) throws
}

/// The evaluators of hosts.
open class ServerTrustManager: @unchecked Sendable {
    public let allHostsMustBeEvaluated: Bool
    public let evaluators: [String: any ServerTrustEvaluating]

    public init(allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating]) {
        (self.allHostsMustBeEvaluated, self.evaluators) = (allHostsMustBeEvaluated, evaluators)
    }

    open func serverTrustEvaluator(forHost host: String) throws -> (any ServerTrustEvaluating)? {
        if let evaluator = evaluators[host] { return evaluator }
        if allHostsMustBeEvaluated {
            throw AFError.serverTrustEvaluationFailed(reason: .noRequiredEvaluator(host: host))
        }
        return nil
    }
}

/// The policies of hosts, of version 4.
///
/// Unchecked, since its superclass, of which apps make subclasses, is.
open class ServerTrustPolicyManager: ServerTrustManager, @unchecked Sendable {
    public let policies: [String: ServerTrustPolicy]

    public init(policies: [String: ServerTrustPolicy]) {
        self.policies = policies
        super.init(allHostsMustBeEvaluated: false, evaluators: [:])
    }

    open func serverTrustPolicy(forHost host: String) -> ServerTrustPolicy? { policies[host] }

    /// Connections are made by Foundation, so that the policy decides only whether there is an evaluator.
    open override func serverTrustEvaluator(forHost host: String) throws -> (any ServerTrustEvaluating)? {
        switch serverTrustPolicy(forHost: host) {
        case nil: nil
        case .disableEvaluation: DisabledTrustEvaluator()
        case .performDefaultEvaluation(let validateHost): DefaultTrustEvaluator(validateHost: validateHost)
        case .pinCertificates, .pinPublicKeys, .customEvaluation: DefaultTrustEvaluator()
        }
    }
}

/// A policy of version 4 for the trust of servers.
public enum ServerTrustPolicy {
    case performDefaultEvaluation(validateHost: Bool)
    case pinCertificates(certificates: [SecCertificate], validateCertificateChain: Bool, validateHost: Bool)
    case pinPublicKeys(publicKeys: [SecKey], validateCertificateChain: Bool, validateHost: Bool)
    case disableEvaluation
    case customEvaluation((_ serverTrust: SecTrust, _ host: String) -> Bool)

    /// Returns the certificates among the files of a bundle.
    public static func certificates(in bundle: Bundle = .main) -> [SecCertificate] {
        let endings = ["cer", "crt", "der"].flatMap { [$0, $0.uppercased()] }
        let paths = Set(endings.flatMap { bundle.paths(forResourcesOfType: $0, inDirectory: nil) })
        return paths.sorted().compactMap { path in
            FileManager.default.contents(atPath: path).flatMap {
                SecCertificateCreateWithData(nil, $0 as CFData)
            }
        }
    }

    /// Returns the keys of the certificates among the files of a bundle.
    public static func publicKeys(in bundle: Bundle = .main) -> [SecKey] {
        certificates(in: bundle).compactMap(SecCertificateCopyKey)
    }
}

/// Trusts servers whose certificates the system trusts.
public class DefaultTrustEvaluator: ServerTrustEvaluating {
    private let validateHost: Bool

    public init(validateHost: Bool = true) { self.validateHost = validateHost }

    public func evaluate(_ trust: SecTrust, forHost host: String) throws {
        guard SecTrustEvaluateWithError(trust, nil) else {
            throw AFError.serverTrustEvaluationFailed(reason: .trustEvaluationFailed(error: nil))
        }
    }
}

public final class PinnedCertificatesTrustEvaluator: DefaultTrustEvaluator {
    private let certificates: [SecCertificate]

    public init(
        certificates: [SecCertificate] = [], acceptSelfSignedCertificates: Bool = false,
        performDefaultValidation: Bool = true, validateHost: Bool = true
    ) {
        self.certificates = certificates
        super.init(validateHost: validateHost)
    }
}

public final class PublicKeysTrustEvaluator: DefaultTrustEvaluator {
    private let keys: [SecKey]

    public init(keys: [SecKey] = [], performDefaultValidation: Bool = true, validateHost: Bool = true) {
        self.keys = keys
        super.init(validateHost: validateHost)
    }
}

/// Trusts all servers.
public final class DisabledTrustEvaluator: ServerTrustEvaluating {
    public init() {}
    public func evaluate(_ trust: SecTrust, forHost host: String) throws {}
}

public typealias DisabledEvaluator = DisabledTrustEvaluator

/// Several evaluators, all of which have to trust a server.
public final class CompositeTrustEvaluator: ServerTrustEvaluating {
    private let evaluators: [any ServerTrustEvaluating]
    public init(evaluators: [any ServerTrustEvaluating]) { self.evaluators = evaluators }
    public func evaluate(_ trust: SecTrust, forHost host: String) throws {
        for evaluator in evaluators { try evaluator.evaluate(trust, forHost: host) }
    }
}
