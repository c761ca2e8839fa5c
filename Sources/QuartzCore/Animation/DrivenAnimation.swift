import Foundation

/// An animation with external progress, which is queried at each moment. It lasts until it is
/// removed.
package final class DrivenAnimation: CABasicAnimation {
    /// Returns the progress, from 0 to 1.
    package var drive: () -> Double = { 1 }

    /// Creates an animation at its end.
    package required init() {
        super.init()
        duration = 1e9
        repeatCount = .infinity
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        if let other = other as? DrivenAnimation { drive = other.drive }
    }

    override func progress(at moment: AnimationMoment) -> Double { drive() }
}
