import Foundation
import KumikiTesting
import Testing

// The example of the pattern, as an app would write it.

// MARK: - One controller, two layouts

struct MapLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case whole, corner }

    let view = UIView(), countLabel = UILabel(), button = UIButton(type: .system)

    init(key: Key) {
        view.backgroundColor = .green
        button.setTitle("Okinawa", for: .normal)
        for part in [countLabel, button] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            countLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            button.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            key == .whole
                ? button.centerXAnchor.constraint(equalTo: safe.centerXAnchor)
                : button.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ])
    }
}

final class MapViewController: CodeViewController, CodeScreen, StateKeeping {
    struct State: ScreenState { var count = 0 }

    /// An outlet in the storyboard.
    private weak var countLabel: UILabel!
    var screenState = State() { didSet { countLabel.text = "Count: \(screenState.count)" } }

    func bind(_ layout: MapLayout) {
        countLabel = layout.countLabel
        layout.button.addAction(
            UIAction { [weak self] _ in self?.showOkinawaAlert(layout.button) }, for: .primaryActionTriggered)
    }

    @IBAction func showOkinawaAlert(_ sender: Any) {
        let alert = UIAlertController(title: "Naha!", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
        screenState.count += 1
    }
}

@MainActor @Suite(.serialized) struct ScreensInCodeArticleTests {
    @Test(arguments: [MapLayout.Key.whole, .corner])
    func okinawaSaysNahaAndCounts(key: MapLayout.Key) throws {
        let map = try Harness { MapViewController(builderKey: key) }
        try map.tap("Okinawa")
        #expect(map.shows("Naha!"))
        try map.tap("OK")
        #expect(map.shows("Count: 1"))
    }

    @Test func theLayoutsDiffer() throws {
        let whole = try Harness { MapViewController(builderKey: .whole) }
        let corner = try Harness { MapViewController(builderKey: .corner) }
        let (middle, right) = (try whole.frame(of: "Okinawa"), try corner.frame(of: "Okinawa"))
        #expect(abs(middle.midX - whole.window.bounds.midX) < 1)
        #expect(right.minX > middle.maxX && right.maxX <= corner.window.bounds.maxX)
    }

    @Test func theSameClassServesAStoryboard() throws {
        // On Linux, the table of actions that the adapter generates for an app.
        ActionTable.register(MapViewController.self, "showOkinawaAlert:") {
            (screen: MapViewController, sender: UIButton) in screen.showOkinawaAlert(sender)
        }
        let bundle = try storyboard()
        let map = try Harness {
            try #require(
                UIStoryboard(name: "Map", bundle: bundle).instantiateInitialViewController()
                    as? MapViewController)
        }
        try map.tap("Okinawa")
        try map.tap("OK")
        #expect(map.root.builderKey == nil && map.shows("Count: 1"))
    }

    @Test func aScreenIsRestoredByItsClass() throws {
        let map = try Harness { MapViewController(builderKey: .corner) }
        try map.tap("Okinawa")
        let restorationClass = try #require(map.root.restorationClass)
        let saved = NSKeyedArchiver(requiringSecureCoding: true)
        map.perform { map.root.encodeRestorableState(with: saved) }

        let coder = try NSKeyedUnarchiver(forReadingFrom: saved.encodedData)
        let again = try Harness {
            try #require(
                restorationClass.viewController(withRestorationIdentifierPath: ["Map"], coder: coder)
                    as? MapViewController)
        }
        #expect(again.root.builderKey == .corner && again.shows("Count: 1"))
    }

    // MARK: Languages

    @Test func aJapaneseLayoutAppearsInJapanese() throws {
        #expect(try Harness { GreetingViewController(builderKey: .greeting) }.shows("Hello"))
        #expect(
            try Harness(on: "iPhone SE", language: "ja") { GreetingViewController(builderKey: .greeting) }
                .shows("はいさい"))
    }

    // MARK: Size classes

    @Test func theVideoHasOneLayoutForEachSizeClass() throws {
        let video = try Harness { VideoViewController(builderKey: .video) }
        #expect(video.shows("Portrait"))
        #expect(try video.frame(of: "Button").maxY == video.window.bounds.maxY)
        try video.rotate()
        #expect(!video.shows("Portrait"))
        #expect(try video.frame(of: "Button").minY == 0)
        try video.rotate()
        #expect(video.shows("Portrait"))
        #expect(try video.frame(of: "Button").maxY == video.window.bounds.maxY)
    }

    private func storyboard() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="map">
            <scenes><scene sceneID="scene"><objects>
            <viewController id="map" customClass="MapViewController" customModule="KumikiTestingTests" \
            sceneMemberID="viewController">
            <view key="view" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <label id="label" text="Count: 0" fixedFrame="YES"><rect key="frame" x="20" y="100" width="200" height="30"/></label>
            <button id="button" buttonType="system" fixedFrame="YES"><rect key="frame" x="20" y="200" width="200" height="44"/>
            <state key="normal" title="Okinawa"/><connections><action selector="showOkinawaAlert:" destination="map" \
            eventType="touchUpInside" id="action"/></connections></button></subviews></view>
            <connections><outlet property="countLabel" destination="label" id="outlet"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("Map.storyboard"))
        return try #require(Bundle(path: folder.path))
    }
}

// MARK: - Layouts by language

private struct GreetingLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case greeting }

    let view = UIView()
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    var variants: [LayoutVariant] { [LayoutVariant(language: "ja").setting(label, \.text, to: "はいさい")] }

    init(key: Key) {
        label.text = "Hello"
        view.addSubview(label)
    }
}

private final class GreetingViewController: CodeViewController, CodeScreen {
    func bind(_ layout: GreetingLayout) {}
}

// MARK: - Layouts by size class

private struct VideoLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case video }

    let view = UIView()
    private let label = UILabel(), button = UIButton(type: .system)

    var variants: [LayoutVariant] {
        [
            LayoutVariant(verticalSizeClass: .compact)
                .activating(button.topAnchor.constraint(equalTo: view.topAnchor)),
            LayoutVariant(verticalSizeClass: .regular)
                .showing(label, in: view)
                .activating(
                    label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                    button.bottomAnchor.constraint(equalTo: view.bottomAnchor)),
        ]
    }

    init(key: Key) {
        label.text = "Portrait"
        button.setTitle("Button", for: .normal)
        for part in [label, button] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(button)
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    }
}

private final class VideoViewController: CodeViewController, CodeScreen {
    func bind(_ layout: VideoLayout) {}
}
