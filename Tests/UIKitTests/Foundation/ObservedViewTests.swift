import Testing
import UIKit

/// Properties of views whose changes are observed by their key paths.
@MainActor
struct ObservedViewTests {
    @Test func highlightedLabelsAndImagesTellIt() {
        let (label, image) = (UILabel(), UIImageView())
        var seen: [Bool] = []
        let observations = [
            label.observe(\.isHighlighted, options: .new) { seen.append($1.newValue ?? false) },
            image.observe(\.isHighlighted, options: .new) { seen.append($1.newValue ?? false) },
        ]
        label.isHighlighted = true
        image.isHighlighted = true
        label.isHighlighted = true
        withExtendedLifetime(observations) { #expect(seen == [true, true]) }
    }

    @Test func aViewTellsChangesOfItsLayers() {
        let view = UIView()
        var counts: [Int] = []
        let observation = view.observe(\.layer.sublayers, options: .new) { view, _ in
            counts.append(view.layer.sublayers?.count ?? 0)
        }
        view.addSubview(UIView())
        view.layer.addSublayer(CALayer())
        view.subviews.first?.removeFromSuperview()
        withExtendedLifetime(observation) { #expect(counts == [1, 2, 1]) }
    }

    private final class Page: UIScrollView {}

    @Test func namedPathsOfSubclassesAreObserved() {
        let (page, table) = (Page(), UITableView())
        var count = 0
        let observations = [
            page.observe(_named(\.contentOffset, "contentOffset")) { _, _ in count += 1 },
            table.observe(_named(\UITableView.isHidden, "isHidden")) { _, _ in count += 1 },
        ]
        page.contentOffset.y = 5
        table.isHidden = true
        withExtendedLifetime(observations) { #expect(count == 2) }
    }

    @Test func aScrollViewTellsItsInsets() {
        let scroll = UIScrollView()
        var tops: [CGFloat] = []
        let observation = scroll.observe(\.contentInset, options: .new) {
            tops.append($1.newValue?.top ?? -1)
        }
        scroll.contentInset.top = 4
        withExtendedLifetime(observation) { #expect(tops == [4]) }
    }
}
