/// Violations of the contract between publishers and subscribers, at which Apple's implementation traps as well.
package enum Contract {
    static func isViolated(by what: String) -> Never {
        preconditionFailure("API Violation: \(what)")
    }

    package static func requirePositive(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "API Violation: demand must not be zero")
    }

    static func valueBeforeSubscription() -> Never {
        isViolated(by: "received a value before receiving a subscription")
    }

    static func completionBeforeSubscription() -> Never {
        isViolated(by: "received a completion before receiving a subscription")
    }

    static func requestBeforeSubscription() -> Never {
        isViolated(by: "values were requested before a subscription was received")
    }
}
