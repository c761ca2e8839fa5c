import Foundation
import UIKit

// StoreKit's products and transactions of iOS 15. No store can be reached here: no product is found, and nothing is bought.

/// A product of the App Store. None is found here, so that no value of this type exists.
public struct Product: Identifiable, Hashable, Sendable {
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    public let jsonRepresentation: Data
    public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }

    /// Returns the products of the identifiers: none.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws
        -> [Product]
    where Identifiers.Element == String {
        Inert.use("Product.products(for:)")
        return []
    }

    /// The kind of a product.
    public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// The result of an attempt to buy a product.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// The reason for which a product cannot be bought.
    public enum PurchaseError: Error, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer,
            invalidOfferIdentifier
        case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }

    /// An option of a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(name: "token \(token)")
        }
        public static func quantity(_ quantity: Int) -> PurchaseOption {
            PurchaseOption(name: "quantity \(quantity)")
        }
        public static func simulatesAskToBuyInSandbox(_ simulate: Bool) -> PurchaseOption {
            PurchaseOption(name: "ask \(simulate)")
        }
        public static func onStorefrontChange(shouldContinuePurchase: @escaping (Storefront) -> Bool)
            -> PurchaseOption
        {
            PurchaseOption(name: "storefront")
        }
    }

    /// Throws, since nothing can be bought here.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        Inert.use("Product.purchase(options:)")
        throw PurchaseError.purchaseNotAllowed
    }

    @MainActor public func purchase(
        confirmIn scene: UIScene, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { try await purchase(options: options) }

    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

    /// A time between payments.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Int, Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
    }

    /// A reduced price.
    public struct SubscriptionOffer: Hashable, Sendable {
        public enum OfferType: Hashable, Sendable { case introductory, promotional, winBack }
        public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    /// The terms of a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod

        public var isEligibleForIntroOffer: Bool { get async { false } }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
        public var status: [Status] { get async throws { [] } }
        public static func status(for groupID: String) async throws -> [Status] { [] }

        /// The state of a subscription.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }

        /// A subscription of the user.
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>
            public static var updates: StoreSequence<Status> { StoreSequence() }
        }

        /// The next renewal of a subscription.
        public struct RenewalInfo: Hashable, Sendable {
            public let originalTransactionID: UInt64
            public let currentProductID: String
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
            public let gracePeriodExpirationDate: Date?
            public let renewalDate: Date?
        }
    }
}

/// A value that was signed by the App Store, or fails to be.
public enum VerificationResult<SignedType>: Sendable where SignedType: Sendable {
    /// The reason for which a value is not valid.
    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding,
            invalidSignature
        case missingRequiredProperties
    }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// The value, whether or not it is valid.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }

    /// The valid value.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }

    public var jwsRepresentation: String { "" }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// A purchase of the user. There are none here.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let subscriptionGroupID: String?
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let appAccountToken: UUID?
    public let appBundleID: String
    public let revocationDate: Date?
    public let signedDate: Date
    public let price: Decimal?
    public let webOrderLineItemID: String?
    public let jsonRepresentation: Data

    public func finish() async {}

    public typealias Transactions = StoreSequence<VerificationResult<Transaction>>
    public static var all: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        nil
    }

    /// The result of a request for a refund.
    public enum RefundRequestStatus: Sendable { case success, userCancelled }
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        Inert.use("Transaction.beginRefundRequest(in:)")
        throw RefundRequestError.failed
    }
}

/// The values that the App Store sends: none here.
public struct StoreSequence<Element>: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// The App Store.
public enum AppStore {
    public static var canMakePayments: Bool { true }
    public static var deviceVerificationID: UUID? { nil }

    /// Throws, since no store can be reached here.
    public static func sync() async throws {
        Inert.use("AppStore.sync()")
        throw StoreKitError.notAvailableInStorefront
    }
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        Inert.use("AppStore.showManageSubscriptions(in:)")
    }
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        Inert.use("AppStore.presentOfferCodeRedeemSheet(in:)")
    }
    @MainActor public static func requestReview(in scene: UIWindowScene) {
        Inert.use("AppStore.requestReview(in:)")
    }

    /// The kind of store.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }
}

/// The app as it was bought.
public struct AppTransaction: Hashable, Sendable {
    public let bundleID: String
    public let appVersion: String
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let environment: AppStore.Environment

    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.notAvailableInStorefront }
    }
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}

/// The country of a store.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    public let countryCode: String
    public static var current: Storefront? { get async { nil } }
    public static var updates: StoreSequence<Storefront> { StoreSequence() }
}

/// The reason for which the App Store fails.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront, notEntitled, unsupported
}
