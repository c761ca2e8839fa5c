import Foundation

/// An animation that somebody else leads: how far it has come is asked for at each moment. It lasts until it is taken
/// away.
@MainActor
package final class DrivenAnimation: CABasicAnimation {
    /// How far the animation has come, from 0 to 1.
    package var drive: @MainActor () -> Double = { 1 }

    /// An animation that is at its end.
    package required init() {
        super.init()
        duration = 1e9
        repeatCount = .infinity
    }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        if let other = other as? DrivenAnimation { drive = other.drive }
    }

    override func progress(at moment: AnimationMoment) -> Double { drive() }
}
