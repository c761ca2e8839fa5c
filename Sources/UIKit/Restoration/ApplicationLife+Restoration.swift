import Foundation
import QuartzCore

/// State restoration of an app without scenes; those with scenes use activities.
extension ApplicationLife {
    /// Saves the interface, if the delegate allows it.
    func saveState() {
        let roots = restorableRoots
        savedState = makeRestoration().save(roots) ?? savedState
    }

    /// Restores the saved state, between the delegate's two launch methods. An unreadable state is rejected with a
    /// report, and the app starts without it.
    func restoreState() {
        refusal = nil
        guard let savedState else { return }
        do throws(StateArchive.Refusal) {
            try makeRestoration().restore(savedState, into: restorableRoots)
        } catch {
            refusal = error
            self.savedState = nil
            RuntimeDiagnostics.report("the saved state \(error); the application starts without it")
        }
    }

    /// Discards the state if the app ends before `completeStateRestoration()`, which means that restoring has failed.
    func dropUnfinishedState() {
        guard application.openRestorations > 0 else { return }
        application.openRestorations = 0
        savedState = nil
    }

    /// The roots of the windows, the delegate's first.
    private var restorableRoots: [UIViewController] {
        var roots: [UIViewController] = []
        for window in [delegate.ownWindow].compactMap({ $0 }) + application.windows {
            guard let root = window.rootViewController, !roots.contains(root) else { continue }
            roots.append(root)
        }
        return roots
    }

    private func makeRestoration() -> StateRestoration {
        let restoration = StateRestoration(application: "\(type(of: delegate))")
        restoration.storyboard = storyboard
        restoration.registered = application.registeredObjects
        restoration.hooks = hooks
        return restoration
    }

    private var hooks: StateRestorationHooks {
        let (application, delegate) = (application, delegate)
        var hooks = StateRestorationHooks()
        hooks.shouldSave = { coder in
            delegate.application(application, shouldSaveSecureApplicationState: coder)
        }
        hooks.shouldRestore = { coder in
            delegate.application(application, shouldRestoreSecureApplicationState: coder)
        }
        hooks.willEncode = { coder in
            application.encodeCircumstances(with: coder)
            delegate.application(application, willEncodeRestorableStateWith: coder)
        }
        hooks.didDecode = { delegate.application(application, didDecodeRestorableStateWith: $0) }
        hooks.viewController = { path, coder in
            delegate.application(
                application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
        }
        return hooks
    }
}

extension UIApplication {
    /// Encodes the circumstances of saving in each state. The time is the clock's, so that the same run saves the same
    /// state.
    func encodeCircumstances(with coder: NSCoder) {
        let info = Bundle.main.infoDictionary ?? [:]
        coder.encode(info["CFBundleVersion"] as? String ?? "", forKey: Self.stateRestorationBundleVersionKey)
        coder.encode(UIDevice.current.systemVersion, forKey: Self.stateRestorationSystemVersionKey)
        coder.encode(
            UIDevice.current.userInterfaceIdiom.rawValue, forKey: Self.stateRestorationUserInterfaceIdiomKey)
        coder.encode(
            Date(timeIntervalSinceReferenceDate: VirtualClock.main.now),
            forKey: Self.stateRestorationTimestampKey)
    }
}
