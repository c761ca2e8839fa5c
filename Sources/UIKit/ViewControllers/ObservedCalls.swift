/// The moment at which an observer of a method is called.
public enum ObservedMoment: Sendable {
    /// Before the method runs.
    case before
    /// After the method has returned.
    case after
}

/// The methods of a controller whose calls by UIKit can be observed.
///
/// On iOS the Objective-C runtime intercepts any method. Here UIKit reports the calls that it makes itself.
enum ObservedMethod: String {
    case viewDidLoad
    case viewWillAppear = "viewWillAppear:"
    case viewIsAppearing = "viewIsAppearing:"
    case viewDidAppear = "viewDidAppear:"
    case viewWillDisappear = "viewWillDisappear:"
    case viewDidDisappear = "viewDidDisappear:"
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
}

/// The observers of a controller's methods.
struct CallObservers {
    typealias Handler = @MainActor ([Any]) -> Void

    private struct Member {
        let number: Int
        let method: ObservedMethod
        let moment: ObservedMoment
        let handler: Handler
    }

    private var members: [Member] = []
    private var nextNumber = 0

    /// Adds an observer and returns its number.
    mutating func insert(
        _ method: ObservedMethod, _ moment: ObservedMoment, _ handler: @escaping Handler
    ) -> Int {
        nextNumber += 1
        members.append(Member(number: nextNumber, method: method, moment: moment, handler: handler))
        return nextNumber
    }

    mutating func remove(_ number: Int) { members.removeAll { $0.number == number } }

    @MainActor
    func report(_ method: ObservedMethod, _ moment: ObservedMoment, _ arguments: [Any]) {
        for member in members where member.method == method && member.moment == moment {
            member.handler(arguments)
        }
    }
}

extension UIViewController {
    /// Observes UIKit's calls of one of the controller's methods, such as `viewWillAppear:`, with their arguments.
    ///
    /// Returns a function that ends the observation, or nil if calls of the method cannot be observed.
    public func observeCalls(
        of selector: Selector, _ moment: ObservedMoment, handler: @escaping @MainActor ([Any]) -> Void
    ) -> (@MainActor () -> Void)? {
        guard let method = ObservedMethod(rawValue: selector.description) else { return nil }
        var observers = storage.callObservers ?? CallObservers()
        let number = observers.insert(method, moment, handler)
        storage.callObservers = observers
        return { [weak self] in self?.storage.callObservers?.remove(number) }
    }

    /// Calls a method, and its observers, of which those that the method itself adds are not called.
    func observed(_ method: ObservedMethod, _ arguments: Any..., call: () -> Void) {
        let observers = storage.callObservers
        observers?.report(method, .before, arguments)
        call()
        observers?.report(method, .after, arguments)
    }
}
