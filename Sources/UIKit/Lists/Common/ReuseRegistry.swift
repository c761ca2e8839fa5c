import Foundation

/// Creates views by identifier and stores those for reuse.
@MainActor
struct ReuseRegistry<View: UIView> {
    private enum Source {
        case type(AnyClass)
        case nib(UINib)
        case factory(() -> View?)
    }

    private var sources: [String: Source] = [:]
    private var queues: [String: [View]] = [:]

    mutating func register(_ type: AnyClass?, _ identifier: String) {
        sources[identifier] = type.map(Source.type)
    }
    mutating func register(_ nib: UINib?, _ identifier: String) { sources[identifier] = nib.map(Source.nib) }
    mutating func register(_ identifier: String, factory: @escaping () -> View?) {
        sources[identifier] = .factory(factory)
    }

    /// Returns whether the identifier is registered.
    func knows(_ identifier: String) -> Bool { sources[identifier] != nil }

    /// Returns a view for reuse, or a new one; nil if the identifier is not registered.
    mutating func dequeue(_ identifier: String, make: (AnyClass) -> View?) -> View? {
        if let view = queues[identifier]?.popLast() {
            (view as? any ReusableView)?.prepareForReuse()
            return view
        }
        switch sources[identifier] {
        case .type(let type): return make(type)
        case .nib(let nib):
            return nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? View }.first
        case .factory(let factory): return factory()
        case nil: return nil
        }
    }

    mutating func enqueue(_ view: View, _ identifier: String?) {
        guard let identifier else { return }
        queues[identifier, default: []].append(view)
    }
}

/// A view that is notified before it is reused.
// Members of UIKit's classes that meet the requirement have its isolation.
@preconcurrency @MainActor
protocol ReusableView: UIView {
    func prepareForReuse()
}
