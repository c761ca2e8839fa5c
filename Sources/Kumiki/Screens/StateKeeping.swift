import UIKit

/// A controller that keeps one `Codable` state, however it is saved.
///
/// A ``CodeViewController`` that conforms needs nothing else: its state goes into coders, restoration and activities.
/// Any other controller calls ``encodeState(with:)`` and ``decodeState(with:)`` where it overrides UIKit's methods.
///
/// ```swift
/// final class MapViewController: CodeViewController, StateKeeping {
///     struct State: ScreenState { var count = 0 }
///     var screenState = State() { didSet { title = "\(screenState.count)" } }
/// }
/// ```
@MainActor
public protocol StateKeeping: UIViewController {
    /// What is kept.
    associatedtype State: ScreenState

    /// What the screen shows now. It is set when a saved state is restored, maybe before the view is loaded.
    var screenState: State { get set }

    /// Whether a saved state can be shown. A screen whose data come late says no until they are there, and then calls
    /// ``restoreAwaitingState()``; yes, unless the screen says otherwise.
    var isReadyForState: Bool { get }

    /// Called when a state cannot be saved, or a saved one not be read; the screen keeps the state that it has. Tells
    /// the console unless the screen says otherwise.
    func stateDidFail(_ error: any Error)
}

extension StateKeeping {
    public var isReadyForState: Bool { true }

    public func stateDidFail(_ error: any Error) {
        NSLog("%@", "\(type(of: self)): \(error)")
    }
}

// MARK: - Saving

extension StateKeeping {
    /// Whether a saved state waits for the screen to be ready for it.
    public var isAwaitingState: Bool { AwaitingStates[self] != nil }

    /// Writes the state into a coder: in `encode(with:)` and `encodeRestorableState(with:)`.
    public func encodeState(with coder: NSCoder) {
        save { coder.encode(saved: $0) }
    }

    /// Writes the state into an activity: in `updateUserActivityState(_:)`.
    public func encodeState(in activity: NSUserActivity) {
        save { activity.encode(saved: $0) }
    }

    /// A state that still waits is saved again as it came: an app that ends before its data arrive loses nothing.
    private func save(_ write: (SavedState) -> Void) {
        do {
            write(try AwaitingStates[self] ?? SavedState(screenState))
        } catch {
            stateDidFail(error)
        }
    }
}

// MARK: - Restoring

extension StateKeeping {
    /// Takes the state from a coder, now or when the screen is ready. A coder without one changes nothing.
    public func decodeState(with coder: NSCoder) {
        restore { () throws(ScreenError) in try coder.decodeSaved(State.name) }
    }

    /// Takes the state from an activity, now or when the screen is ready: in `restoreUserActivityState(_:)`. An activity
    /// without one changes nothing.
    public func decodeState(from activity: NSUserActivity) {
        restore { () throws(ScreenError) in try activity.decodeSaved(State.name) }
    }

    /// Shows the saved state that waited for the screen's data. Without one nothing happens.
    public func restoreAwaitingState() {
        guard isReadyForState, let saved = AwaitingStates[self] else { return }
        AwaitingStates[self] = nil
        show(saved)
    }

    private func restore(_ read: () throws(ScreenError) -> SavedState) {
        do throws(ScreenError) {
            AwaitingStates[self] = try read()
            restoreAwaitingState()
        } catch .missingState {
            return
        } catch {
            stateDidFail(error)
        }
    }

    private func show(_ saved: SavedState) {
        do {
            screenState = try saved.state()
        } catch {
            stateDidFail(error)
        }
    }
}
