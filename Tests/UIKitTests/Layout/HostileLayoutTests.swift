import Testing

@testable import UIKit

/// Invalid layouts result in a report, with work bounded by the input.
@MainActor
@Suite struct HostileLayoutTests {
    let root = container()

    /// Returns a column of views each of which has two contradictory positions.
    private func column(_ count: Int) -> [UIView] {
        var views: [UIView] = []
        for index in 0..<count {
            let view = add(UIView(), to: root)
            let above = views.last?.bottomAnchor ?? root.topAnchor
            activate(
                view.heightAnchor.constraint(equalToConstant: 20),
                view.topAnchor.constraint(equalTo: above, constant: 8),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index * 3)))
            views.append(view)
        }
        return views
    }

    @Test func hundredsOfContradictionsAreToldInBrief() {
        let views = column(400)
        let said = messages { root.layoutIfNeeded() }
        #expect(said.count == 101)
        #expect(said.last?.hasPrefix("Unable to simultaneously satisfy 300 more constraints") == true)
        #expect(views.allSatisfy { $0.frame.minY.isFinite && $0.frame.height.isFinite })
        #expect(root.requireLayoutEngine().solver.solve().attempts == 0)
    }

    @Test func longListsOfConstraintsEnd() {
        var last = root.topAnchor
        for _ in 0..<300 {
            let view = add(UIView(), to: root)
            activate(
                view.heightAnchor.constraint(equalToConstant: 20),
                view.topAnchor.constraint(equalTo: last))
            last = view.bottomAnchor
        }
        activate(last.constraint(equalTo: root.bottomAnchor))
        let said = messages { root.layoutIfNeeded() }
        #expect(said.count == 1)
        #expect(said.first?.contains("and 502 more") == true)
        #expect(said.first?.split(separator: "\n").count ?? 0 < 120)
    }

    @Test func contradictionsThatAreMendedAreForgotten() {
        _ = column(60)
        _ = messages { root.layoutIfNeeded() }
        let doubled = root.constraints.filter { $0.secondItem === root && $0.constant != 8 }
        NSLayoutConstraint.deactivate(doubled)
        #expect(messages { root.layoutIfNeeded() }.isEmpty)
        #expect(root.requireLayoutEngine().solver.brokenConstraints.isEmpty)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e12, -1e12, .greatestFiniteMagnitude])
    func anyNumberLeavesFramesFinite(number: CGFloat) {
        let view = add(SizedView(number, number), to: root)
        _ = messages {
            activate(
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: number),
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: number, constant: number),
                view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: number))
            view.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
            root.frame.size.width = number
            root.layoutIfNeeded()
        }
        let frame = view.frame
        for value in [frame.minX, frame.minY, frame.width, frame.height] { #expect(value.isFinite) }
    }

    @Test func stacksOfAnyNumberEnd() {
        let stack = add(UIStackView(arrangedSubviews: (0..<20).map { _ in SizedView(1e12, 5) }), to: root)
        for distribution in 0...4 {
            stack.distribution = UIStackView.Distribution(rawValue: distribution) ?? .fill
            for spacing in [CGFloat.nan, .infinity, -1e12, 1e12] {
                _ = messages {
                    stack.spacing = spacing
                    root.layoutIfNeeded()
                }
            }
        }
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
    }

    @Test func viewsThatAreSizedByEachOtherEnd() {
        let views = (0..<50).map { _ in add(SizedView(10, 10), to: root) }
        for (index, view) in views.enumerated() {
            view.widthAnchor.constraint(
                equalTo: views[(index + 1) % 50].widthAnchor, multiplier: 1.1, constant: 1
            ).isActive = true
        }
        let said = messages { root.layoutIfNeeded() }
        #expect(said.count <= 51)
        #expect(views.allSatisfy { $0.frame.width.isFinite && $0.frame.width >= 0 })
    }

    @Test func constraintsAcrossTreesAreLeftOut() {
        let (inner, stranger) = (add(UIView(), to: root), UIView())
        let other = add(UIView(), to: stranger)
        let said = messages {
            // A message that repeats is reported once.
            for anchor in [\UIView.widthAnchor, \.heightAnchor] {
                inner[keyPath: anchor].constraint(equalTo: other[keyPath: anchor]).isActive = true
            }
            root.layoutIfNeeded()
            stranger.layoutIfNeeded()
        }
        #expect(said.count == 2 && root.constraints.isEmpty && stranger.constraints.isEmpty)
    }

    @Test func deepTreesAreLaidOut() {
        var view = root
        for _ in 0..<1500 {
            let inner = add(UIView(), to: view)
            pin(inner, to: view)
            view = inner
        }
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 320, 480))
        root.subviews.first?.removeFromSuperview()
        root.layoutIfNeeded()
    }
}
