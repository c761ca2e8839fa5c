import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Tables and collections as documents describe them.
@MainActor @Suite struct DocumentListTests {
    private func controller(_ view: String, element: String = "tableViewController") -> UIViewController? {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
            <scenes><scene sceneID="s"><objects><\(element) id="vc" sceneMemberID="viewController">\(view)</\(element)>
            </objects></scene></scenes></document>
            """
        guard let document = try? Document(bytes: ContiguousArray(xml.utf8), path: "Test.storyboard") else {
            return nil
        }
        let loader = StoryboardLoader(
            document: document, resources: .empty, environment: ScreenEnvironment(), language: nil)
        return loader.instantiate(id: "vc")
    }

    private func shown(_ content: String, attributes: String = "") -> UITableView? {
        let made = controller(
            """
            <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="t" \(attributes)>
            <rect key="frame" x="0" y="0" width="375" height="667"/>\(content)
            <connections><outlet property="dataSource" destination="vc" id="c1"/>
            <outlet property="delegate" destination="vc" id="c2"/></connections></tableView>
            """)
        guard let controller = made else { return nil }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.layoutIfNeeded()
        let table = controller.view as? UITableView
        Self.windows.append(window)
        return table
    }

    private static var windows: [UIWindow] = []

    private func cell(_ id: String, _ attributes: String = "") -> String {
        """
        <tableViewCell reuseIdentifier="\(id)" id="\(id)" \(attributes)><rect key="frame" x="0" y="0" width="375" height="61"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)v">
        <rect key="frame" x="0" y="0" width="375" height="61"/></tableViewCellContentView></tableViewCell>
        """
    }

    @Test func aControllerWithoutRowsShowsEachPrototypeOnce() throws {
        let table = try #require(shown("<prototypes>\(cell("a"))\(cell("b"))</prototypes>"))
        #expect(table.visibleCells.map(\.reuseIdentifier) == ["a", "b"])
    }

    /// Its sections may be those of the data source, which the code has yet to set.
    @Test func aLayoutOfCodeHasNoSectionsWithoutADataSource() throws {
        let made = controller(
            """
            <collectionView key="view" dataMode="prototypes" id="c"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="l"/>
            <cells><collectionViewCell id="i" reuseIdentifier="item"><rect key="frame" x="60" y="20" width="252" height="420"/>
            </collectionViewCell></cells></collectionView>
            """, element: "collectionViewController")
        let collection = try #require(made?.view as? UICollectionView)
        collection.dataSource = nil
        var asked = 0
        let layout = UICollectionViewCompositionalLayout { _, _ in
            asked += 1
            return nil
        }
        collection.setCollectionViewLayout(layout, animated: true)
        collection.layoutIfNeeded()
        #expect(asked == 0 && collection.numberOfSections == 0)
    }

    @Test func anEmptyElementForSectionsDoesNotHidePrototypes() throws {
        let table = try #require(shown("<sections/><prototypes>\(cell("a"))</prototypes>"))
        #expect(table.visibleCells.map(\.reuseIdentifier) == ["a"])
    }

    @Test func prototypesAreDequeuedAnew() throws {
        let table = try #require(shown("<prototypes>\(cell("a"))</prototypes>"))
        let first = table.dequeueReusableCell(withIdentifier: "a")
        #expect(first?.reuseIdentifier == "a")
        #expect(first !== table.dequeueReusableCell(withIdentifier: "a"))
    }

    @Test func rowHeightsOfTheDocument() throws {
        let table = try #require(
            shown("<prototypes>\(cell("a"))\(cell("b", "rowHeight=\"61\""))</prototypes>"))
        #expect(table.visibleCells.map(\.frame.height) == [44, 61])
    }

    @Test func staticSectionsAreTheContent() throws {
        let table = try #require(
            shown(
                """
                <sections><tableViewSection headerTitle="Wood" id="s1"><cells>\(cell("a"))</cells></tableViewSection>
                <tableViewSection id="s2"><cells>\(cell("b"))</cells></tableViewSection></sections>
                """))
        #expect(table.numberOfSections == 2)
        #expect(table.content.sections.map(\.header) == ["Wood", nil])
    }

    @Test func itemsOfALayoutThatIsNotLinkedAreAtTheirSavedFrames() throws {
        let made = controller(
            """
            <collectionView key="view" dataMode="prototypes" id="c"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <collectionViewLayout key="collectionViewLayout" id="l" customClass="Spiral" customModule="App"/>
            <cells><collectionViewCell id="i" reuseIdentifier="item"><rect key="frame" x="60" y="20" width="252" height="420"/>
            <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="252" height="420"/></view>
            </collectionViewCell></cells></collectionView>
            """, element: "collectionViewController")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = made
        window.layoutIfNeeded()
        let collection = try #require(made?.view as? UICollectionView)
        #expect(collection.visibleCells.map(\.frame) == [CGRect(x: 60, y: 20, width: 252, height: 420)])
    }
}
