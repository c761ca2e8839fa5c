import CoreGraphics
import Foundation
import Testing

@testable import InterfaceBuilder
@testable import Staging
@testable import UIKit

/// The information about the views of a scene for tools.
@MainActor
@Suite struct SceneInspectionTests {
    private func document(_ constraints: String, label: String = "") throws -> Document {
        let view = """
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><label text="Naha" userLabel="City" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="100" width="60" height="21"/>\(label)</label></subviews>
            <viewLayoutGuide key="safeArea" id="g"/>
            <constraints>\(constraints)</constraints></view>
            """
        return try Fixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">\(view)
            <connections><outlet property="city" destination="l" id="o"/></connections></viewController></objects></scene>
            """)
    }

    private func inspect(_ document: Document, _ variant: Variant = Variant()) throws -> SceneInspection {
        let stage = Stage(document: document, variant: variant)
        let scene = try #require(stage.scenes.first)
        return SceneInspection(of: try #require(stage.show(scene)), from: document)
    }

    private let place = """
        <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" constant="10" id="t"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="h"/>
        """

    @Test func aViewHasItsObjectOutletAndLine() throws {
        let inspection = try inspect(try document(place))
        let label = try #require(inspection.views.first { $0.id == "l" })
        #expect(label.className == "UILabel" && label.baseClass == nil)
        #expect(label.label == "City" && label.text == "Naha")
        #expect(label.outlets == ["UIViewController.city"])
        #expect(label.line == 5)
        #expect(label.parent.map { inspection.views[$0].id } == "v")
        #expect(label.rect[0] == 20 && label.rect[1] == 69)
        #expect(label.constraints.map { inspection.constraints[$0].id } == ["t", "h"])
    }

    @Test func constraintsAreInWords() throws {
        let more =
            "<constraint firstItem=\"l\" firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"300\" priority=\"750\" id=\"w\"/>"
        let inspection = try inspect(try document(place, label: "<constraints>\(more)</constraints>"))
        #expect(
            Set(inspection.constraints.map(\.text)) == [
                "City.top = Safe Area.top + 10", "City.leading = UIView.leading + 20",
                "City.width ≤ 300 @750",
            ])
        #expect(inspection.constraints.allSatisfy { $0.deviation == 0 })
    }

    @Test func aConstraintThatIsBrokenSaysByHowMuch() throws {
        let more = """
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="50" priority="500" id="x"/>
            """
        let inspection = try inspect(try document(place + more))
        let broken = try #require(inspection.constraints.first { $0.id == "x" })
        #expect(broken.deviation == 30)
    }

    @Test func leadingIsAtTheRightFromRightToLeft() throws {
        var variant = Variant()
        variant.isRightToLeft = true
        let inspection = try inspect(try document(place), variant)
        let label = try #require(inspection.views.first { $0.id == "l" })
        #expect(abs(label.rect[0] + label.rect[2] - 373) < 0.01)
        #expect(inspection.constraints.allSatisfy { ($0.deviation ?? 1) < 0.01 })
        #expect(inspection.traits.contains("right to left"))
    }

    @Test func aViewWithoutAPlaceAlongAnAxisIsAmbiguous() throws {
        let top = """
            <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" id="t"/>
            """
        let label = try #require(try inspect(try document(top)).views.first { $0.id == "l" })
        #expect(label.isAmbiguous)
    }

    @Test func increasedContrastReachesTheViews() throws {
        var variant = Variant()
        variant.isHighContrast = true
        #expect(try inspect(try document(place), variant).traits.contains("high contrast"))
        #expect(try !inspect(try document(place)).traits.contains("high contrast"))
    }
}
