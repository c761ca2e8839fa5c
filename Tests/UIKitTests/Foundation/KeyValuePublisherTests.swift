import Combine
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct KeyValuePublisherTests {
    @Test func thePublisherOfAPropertySendsItsValueAndItsChanges() {
        let view = UIView()
        var values: [Bool] = []
        let subscription = view.publisher(for: \.isHidden).sink { values.append($0) }
        view.isHidden = true
        view.isHidden = false
        #expect(values == [false, true, false])
        subscription.cancel()
        view.isHidden = true
        #expect(values.count == 3)
    }

    @Test func withoutTheOptionTheCurrentValueIsNotSent() {
        let view = UIView()
        var values: [Bool] = []
        let subscription = view.publisher(for: \.isHidden, options: [.new]).sink { values.append($0) }
        #expect(values.isEmpty)
        view.isHidden = true
        #expect(values == [true])
        subscription.cancel()
    }

    @Test func onlyRequestedValuesAreSentAndTheLatestIsKept() {
        let view = UIView()
        var values: [CGPoint] = []
        let subscriber = Steps<CGPoint> { values.append($0) }
        view.publisher(for: \.center).subscribe(subscriber)
        #expect(values.isEmpty)
        view.center = CGPoint(x: 1, y: 1)
        view.center = CGPoint(x: 2, y: 2)
        subscriber.subscription?.request(.max(1))
        #expect(values == [CGPoint(x: 2, y: 2)])
        view.center = .zero
        #expect(values == [CGPoint(x: 2, y: 2)])
    }

    @Test func thePublisherRetainsTheObject() {
        weak var weakView: UIView?
        let subscription: AnyCancellable
        do {
            let view = UIView()
            weakView = view
            subscription = view.publisher(for: \.isHidden).sink { _ in }
        }
        #expect(weakView != nil)
        subscription.cancel()
        #expect(weakView == nil)
    }

    /// A subscriber that requests nothing itself.
    private final class Steps<Input>: Subscriber {
        typealias Failure = Never
        var subscription: (any Subscription)?
        private let received: (Input) -> Void

        init(_ received: @escaping (Input) -> Void) { self.received = received }

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Input) -> Subscribers.Demand {
            received(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) {}
    }
}
