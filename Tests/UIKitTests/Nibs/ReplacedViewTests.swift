import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// A view that its documents only mark the place of, and that comes from elsewhere.
private final class Badge: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        guard subviews.isEmpty else { return super.awakeAfter(using: coder) }
        let other = Badge(frame: frame)
        other.addSubview(UILabel())
        return other
    }
}

/// Objects that replace themselves while their document is loaded.
@MainActor
struct ReplacedViewTests {
    init() { ClassLookup.register(Badge.self, as: "Tests.Badge") }

    @Test func theReplacementIsInTheHierarchyInPlaceOfTheView() throws {
        let content = """
            <subviews><view id="a" customClass="Badge" customModule="Tests">\
            <rect key="frame" x="5" y="6" width="70" height="8"/></view></subviews>
            """
        let (view, loader) = try StoryboardLoader.view(content)
        let badge = try #require(view.subviews.first as? Badge)
        #expect(view.subviews.count == 1 && badge.subviews.first is UILabel)
        #expect(badge.frame == CGRect(x: 5, y: 6, width: 70, height: 8) && loader.messages == [])
    }

    @Test func aClassHasANameAndASuperclass() {
        #expect(UITableViewCell.description() == "UITableViewCell")
        #expect(UITableViewCell.superclass() == UIView.self)
    }
}
