import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
@Suite struct TurnPoolTests {
    private func nib() throws -> UINib {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/></view></objects></document>
            """
        return UINib(document: try Document(xml: text, path: "Test.xib"), resources: .empty)
    }

    @Test func aViewOfANibLivesUntilItIsAddedInTheSameTurn() throws {
        let nib = try nib()
        let holder = UIView()
        UIScreen.main.performAsMain {
            weak let view = nib.instantiate(withOwner: nil).first as? UIView
            #expect(view != nil)
            if let view { holder.addSubview(view) }
        }
        #expect(holder.subviews.count == 1)
    }

    @Test func whatNobodyTookGoesWhenTheTurnEnds() throws {
        let nib = try nib()
        weak var view: UIView?
        UIScreen.main.performAsMain { view = nib.instantiate(withOwner: nil).first as? UIView }
        #expect(view == nil)
    }

    @Test func anEventOfTheClockIsATurn() throws {
        let nib = try nib()
        VirtualClock.withFresh { clock in
            weak var view: UIView?
            clock.schedule(after: 1) {
                view = nib.instantiate(withOwner: nil).first as? UIView
                #expect(view != nil)
            }
            clock.advance(by: 2)
            #expect(view == nil)
        }
    }

    @Test func outsideOfTurnsNothingIsKept() throws {
        weak let view = try nib().instantiate(withOwner: nil).first as? UIView
        #expect(view == nil)
    }
}
