import UIKit

/// A controller with one state that outlives the app's process, however it is saved.
///
/// In a ``CodeViewController`` that conforms, the state is saved to and restored from coders, restoration and activities.
/// Any other controller calls ``encodeState(with:)`` and ``decodeState(with:)`` in its overrides of UIKit's methods, and
/// ``restoreAwaitingState()`` in `viewDidLoad()`.
///
/// ```swift
/// final class MapViewController: CodeViewController, StateKeeping {
///     struct State: ScreenState { var count = 0 }
///     var screenState = State() { didSet { title = "\(screenState.count)" } }
/// }
/// ```
@MainActor
public protocol StateKeeping: UIViewController {
    /// The type of the state.
    associatedtype State: ScreenState

    /// The current state. A saved state is set when the view is loaded and outlets are connected, so that an observer of the
    /// property can use them.
    var screenState: State { get set }

    /// Whether the screen has the data that a saved state needs; true by default. A screen whose data arrive later calls
    /// ``restoreAwaitingState()`` when they do.
    var isReadyForState: Bool { get }

    /// Called when a state cannot be saved or restored; the screen keeps its current state. Logs the error by default.
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
    /// Whether a saved state waits for the screen's view or data.
    public var isAwaitingState: Bool { AwaitingStates[self] != nil }

    /// Writes the state into a coder: in `encode(with:)` and `encodeRestorableState(with:)`.
    public func encodeState(with coder: NSCoder) {
        save { coder.encode(saved: $0) }
    }

    /// Writes the state into an activity: in `updateUserActivityState(_:)`.
    public func encodeState(in activity: NSUserActivity) {
        save { activity.encode(saved: $0) }
    }

    /// A state that still waits is saved as it was: an app that ends before its data arrive loses nothing.
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
    /// Restores the state from a coder, at once or when view and data are there. Without a saved state nothing changes.
    public func decodeState(with coder: NSCoder) {
        restore { () throws(ScreenError) in try coder.decodeSaved(State.name) }
    }

    /// Restores the state from an activity, at once or when view and data are there: in `restoreUserActivityState(_:)`.
    /// Without a saved state nothing changes.
    public func decodeState(from activity: NSUserActivity) {
        restore { () throws(ScreenError) in try activity.decodeSaved(State.name) }
    }

    /// Restores a saved state that waited for the view or for data. Does nothing while either is missing.
    public func restoreAwaitingState() {
        guard isViewLoaded, isReadyForState, let saved = AwaitingStates[self] else { return }
        AwaitingStates[self] = nil
        do {
            screenState = try saved.state()
        } catch {
            stateDidFail(error)
        }
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
}
