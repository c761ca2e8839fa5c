import Testing

@testable import UIKit

@MainActor
@Suite struct ConflictTests {
    let root = container()

    @Test func breaksTheNewestAndSaysSo() {
        let view = add(UIView(), to: root)
        view.accessibilityIdentifier = "box"
        let said = messages {
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            root.layoutIfNeeded()
        }
        #expect(view.frame.width == 10)
        #expect(
            said.map(withoutAddresses) == [
                """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want. 
                \tTry this: 
                \t\t(1) look at each constraint and try to figure out which you don't expect; 
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
                (
                    "<NSLayoutConstraint:0x box.width == 10   (active, names: box:0x )>",
                    "<NSLayoutConstraint:0x box.width == 20   (active, names: box:0x )>"
                )

                Will attempt to recover by breaking constraint 
                <NSLayoutConstraint:0x box.width == 20   (active, names: box:0x )>
                """
            ])
    }

    @Test func sparesFrames() {
        let view = UIView(frame: rect(0, 0, 30, 30))
        root.addSubview(view)
        let said = messages {
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            root.layoutIfNeeded()
        }
        #expect(view.frame.width == 30)
        let text = withoutAddresses(said.first ?? "")
        #expect(text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
        #expect(
            text.contains(
                "\"<NSAutoresizingMaskLayoutConstraint:0x h=--- v=--- UIView:0x.width == 30   (active)>\""))
    }

    @Test func saysWhatFlexibleFramesFollow() {
        let view = UIView(frame: rect(0, 0, 320, 30))
        view.autoresizingMask = .flexibleWidth
        root.addSubview(view)
        let said = messages {
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            root.layoutIfNeeded()
        }
        let text = "h=-&- v=--- UIView:0x.width == UIView:0x.width   (active)"
        #expect(withoutAddresses(said.first ?? "").contains(text))
    }

    @Test func breaksTheNaturalSizeBeforeAConstraint() {
        let view = add(SizedView(50, 20), to: root)
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        let said = messages {
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            root.layoutIfNeeded()
        }
        #expect(view.frame.width == 10)
        let broken = withoutAddresses(said.first ?? "").split(separator: "\n").last
        #expect(broken?.hasPrefix("<NSContentSizeLayoutConstraint:0x H:[") == true)
        #expect(
            broken?.hasSuffix("SizedView:0x(50)] Hug:1000 CompressionResistance:1000   (active)>") == true)
    }

    @Test func recoversWhenTheCauseGoes() {
        let view = add(UIView(), to: root)
        let first = view.widthAnchor.constraint(equalToConstant: 10)
        _ = messages {
            activate(first, view.widthAnchor.constraint(equalToConstant: 20))
            root.layoutIfNeeded()
        }
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 20)
    }

    @Test func namesDistancesAsInTheVisualFormat() {
        let view = add(UIView(), to: root)
        view.accessibilityIdentifier = "a"
        root.accessibilityIdentifier = "r"
        let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
        constraint.identifier = "gap"
        #expect(
            withoutAddresses(constraint.description)
                == "<NSLayoutConstraint:0x 'gap' H:|-(16)-[a]   (inactive, names: a:0x, '|':UIView:0x )>")
    }

    @Test func writesEquations() {
        let view = add(UIView(), to: root)
        let constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -3)
        constraint.priority = .defaultHigh
        #expect(
            withoutAddresses(constraint.description)
                == "<NSLayoutConstraint:0x UIView:0x.width == 0.5*UIView:0x.width - 3 @750   (inactive)>")
    }

    @Test func namesWhatCameFromADocumentByItsId() {
        let view = add(UIView(), to: root)
        view.hierarchy.nibIdentifier = "abc-de-fgh"
        view.hierarchy.nibClassName = "AvatarView"
        let constraint = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 4)
        constraint.nibIdentifier = "xyz-12-345"
        #expect(
            constraint.description
                == "<NSLayoutConstraint:xyz-12-345 AvatarView:abc-de-fgh.height >= 4   (inactive)>")
    }

    @Test func keepsAddresses() {
        let (view, other) = (UIView(), UIView())
        #expect(layoutName(view) == layoutName(view) && layoutName(view) != layoutName(other))
        #expect(layoutName(view).wholeMatch(of: /UIView:0x6000[0-9a-f]{8}/) != nil)
    }

    @Test func namesGuidesAndClasses() {
        #expect(
            withoutAddresses(layoutName(root.safeAreaLayoutGuide))
                == "UILayoutGuide:0x'UIViewSafeAreaLayoutGuide'")
        #expect(withoutAddresses(layoutName(SizedView(1, 1))) == "UIKitTests.SizedView:0x")
        #expect(withoutAddresses(root.topAnchor.description) == "<NSLayoutYAxisAnchor:0x \"UIView:0x.top\">")
    }

    @Test func namesWhatStacksImply() {
        let stack = add(UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(10, 10)]), to: root)
        let said = messages {
            for view in stack.arrangedSubviews {
                view.widthAnchor.constraint(equalToConstant: 30).isActive = true
            }
            stack.widthAnchor.constraint(equalToConstant: 50).isActive = true
            root.layoutIfNeeded()
        }
        let text = withoutAddresses(said.first ?? "")
        #expect(
            text.contains(
                "<NSLayoutConstraint:0x 'UISV-spacing' H:[UIKitTests.SizedView:0x]-(0)-[UIKitTests.SizedView:0x]   (active)>"
            ))
    }
}
