import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
@Suite struct VariationTests {
    private static let content = """
        <subviews>
        <label id="l" text="a" hidden="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <fontDescription key="fontDescription" type="system" pointSize="10"/>
        <variation key="heightClass=compact" hidden="YES" numberOfLines="3">
        <fontDescription key="fontDescription" type="system" pointSize="20"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </variation></label>
        <view id="tall" translatesAutoresizingMaskIntoConstraints="NO"/>
        <view id="flat" translatesAutoresizingMaskIntoConstraints="NO"/>
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO"/>
        <stackView id="s" spacing="3"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews><view id="s1"/><view id="s2"/></subviews>
        <variation key="heightClass=compact" axis="vertical" spacing="7" distribution="fillEqually" alignment="center">
        <mask key="subviews"><exclude reference="s1"/></mask></variation></stackView>
        </subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="width" constant="10" id="w">
        <variation key="heightClass=compact" constant="40" priority="500"/></constraint>
        <constraint firstItem="box" firstAttribute="height" constant="5" id="h1"/>
        <constraint firstItem="box" firstAttribute="height" constant="6" id="h2"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="vc-v" secondAttribute="leading" id="x"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="vc-v" secondAttribute="top" id="y"/>
        <constraint firstItem="flat" firstAttribute="width" constant="77" id="fw"/>
        <constraint firstItem="flat" firstAttribute="leading" secondItem="vc-v" secondAttribute="leading" constant="4" id="fx"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="flat"/></mask>
        <mask key="constraints"><exclude reference="h2"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="tall"/><include reference="flat"/></mask>
        <mask key="constraints"><exclude reference="h1"/><include reference="h2"/></mask></variation>
        """

    private let window: UIWindow
    private let view: UIView
    private let loader: StoryboardLoader

    private static func environment(flat: Bool) -> ScreenEnvironment {
        ScreenEnvironment(device: DeviceModel.named("iPhone 16") ?? .standard, isLandscape: flat)
    }

    init() throws {
        loader = StoryboardLoader(
            document: try storyboard(scene("vc", Self.content)), environment: Self.environment(flat: false))
        window = UIWindow(screen: UIScreen(environment: loader.session.environment))
        window.rootViewController = loader.instantiate(id: "vc")
        view = window.rootViewController?.view ?? UIView()
        window.layoutIfNeeded()
    }

    private func turn(flat: Bool) {
        window.transition(to: UIScreen(environment: Self.environment(flat: flat)))
    }

    private func onBothSides(_ read: () -> [String]) -> [[String]] {
        let before = read()
        turn(flat: true)
        let turned = read()
        turn(flat: false)
        return [before, turned, read()]
    }

    private func ids(of view: UIView?) -> [String] { (view?.subviews ?? []).compactMap(\.nibIdentifier) }

    @Test func subviewsComeAndGoInTheirOrder() {
        let tall = ["l", "tall", "box", "s"]
        #expect(onBothSides { ids(of: view) } == [tall, ["l", "flat", "box", "s"], tall])
    }

    @Test func arrangedSubviewsKeepTheirOrder() {
        let stack = view.descendant("s") as? UIStackView
        let both = ["s1", "s2"]
        #expect(
            onBothSides { (stack?.arrangedSubviews ?? []).compactMap(\.nibIdentifier) } == [
                both, ["s2"], both,
            ])
    }

    @Test func constraintsTakeTurnsAndTheirDistancesVary() {
        let sizes = onBothSides {
            let size = view.descendant("box")?.frame.size ?? .zero
            return ["\(size.width)", "\(size.height)"]
        }
        #expect(sizes == [["10.0", "5.0"], ["40.0", "6.0"], ["10.0", "5.0"]])
    }

    @Test func constraintsOfAViewThatComesComeAlong() {
        let widths = onBothSides { ["\(view.descendant("flat")?.frame.maxX ?? -1)"] }
        #expect(widths == [["-1.0"], ["81.0"], ["-1.0"]])
    }

    @Test func stacksAreArrangedAnew() throws {
        let stack = try #require(view.descendant("s") as? UIStackView)
        let found = onBothSides {
            ["\(stack.axis)", "\(stack.spacing)", "\(stack.distribution)", "\(stack.alignment)"]
        }
        let tall = ["horizontal", "3.0", "fill", "fill"]
        #expect(found == [tall, ["vertical", "7.0", "fillEqually", "center"], tall])
    }

    @Test func fontsColoursAndFlagsAreSetAnew() throws {
        let label = try #require(view.descendant("l") as? UILabel)
        let found = onBothSides {
            [
                "\(label.font.pointSize)", "\(label.textColor == UILabel().textColor)", "\(label.isHidden)",
                "\(label.numberOfLines)",
            ]
        }
        #expect(
            found == [
                ["10.0", "true", "false", "1"], ["20.0", "false", "true", "3"],
                ["10.0", "true", "false", "1"],
            ])
    }

    @Test func whatCodeChangedStaysWhereNothingVaries() throws {
        let label = try #require(view.descendant("l") as? UILabel)
        label.text = "b"
        view.descendant("box")?.isHidden = true
        turn(flat: true)
        #expect(label.text == "b" && view.descendant("box")?.isHidden == true && loader.messages == [])
    }
}
