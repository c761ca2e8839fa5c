import KumikiTesting
import Testing

@MainActor @Suite struct LayoutTreeTests {
    private func tree(_ change: (UILabel) -> Void = { _ in }) -> LayoutTree {
        let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UILabel())
        label.text = "Naha"
        label.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
        root.addSubview(label)
        change(label)
        return LayoutTree(of: root)
    }

    @Test func sameScreensDoNotDiffer() {
        #expect(tree().differences(from: tree()) == [])
        #expect(tree() == tree())
    }

    @Test func anotherPlaceIsADifference() {
        #expect(
            tree { $0.frame.origin.x = 12 }.differences(from: tree())
                == ["UIView > 0 UILabel: lies at (12.0, 10.0) 50.0×20.0 instead of (10.0, 10.0) 50.0×20.0"])
    }

    @Test func withinTheToleranceThereIsNone() {
        #expect(tree { $0.frame.origin.x = 10.4 }.differences(from: tree(), tolerance: 0.5) == [])
    }

    @Test func otherTextsAndHiddenViewsAreDifferences() {
        let differences = tree {
            ($0.text, $0.isHidden) = ("Shuri", true)
        }.differences(from: tree())
        #expect(
            differences == [
                "UIView > 0 UILabel: says “Shuri” instead of “Naha”", "UIView > 0 UILabel: is hidden",
            ])
    }

    @Test func missingViewsAreNamed() {
        #expect(
            tree { $0.removeFromSuperview() }.differences(from: tree())
                == ["UIView: has 0 views [] instead of 1 views [UILabel]"])
    }
}
