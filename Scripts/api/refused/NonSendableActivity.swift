// An activity is no value to be shared: capture of 'activity' with non-Sendable type 'NSUserActivity' in a '@Sendable' closure
import UIKit

func share(_ activity: NSUserActivity) -> @Sendable () -> Void {
    { activity.becomeCurrent() }
}
