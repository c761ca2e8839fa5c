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
            said == [
                """
                Unable to simultaneously satisfy constraints.
                (
                    "<NSLayoutConstraint UIView:box.width == 10   (active)>",
                    "<NSLayoutConstraint UIView:box.width == 20   (active)>"
                )

                Will attempt to recover by breaking constraint
                <NSLayoutConstraint UIView:box.width == 20   (active)>
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
        #expect(said.first?.contains("NSAutoresizingMaskLayoutConstraint h=--- v=---") == true)
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
        #expect(said.first?.contains("NSContentSizeLayoutConstraint H:[SizedView") == true)
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
            constraint.description
                == "<NSLayoutConstraint 'gap' H:|-(16)-[UIView:a]   (inactive, names: '|':UIView:r )>")
    }

    @Test func writesEquations() {
        let view = add(UIView(), to: root)
        view.accessibilityIdentifier = "a"
        root.accessibilityIdentifier = "r"
        let constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -3)
        constraint.priority = .defaultHigh
        #expect(
            constraint.description
                == "<NSLayoutConstraint UIView:a.width == 0.5*UIView:r.width - 3 @750   (inactive)>")
    }
}
