import Foundation

/// A project's folder, which is removed when its last owner is deallocated.
final class Project: Sendable {
    let path: String

    init() throws {
        let folder = NSTemporaryDirectory() + "preview-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file in place.
    func write(_ text: String, to name: String) throws {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    /// Replaces a file by a new one, as editors do.
    func replace(_ name: String, _ text: String) throws {
        try write(text, to: name + ".new")
        guard rename(path + "/" + name + ".new", path + "/" + name) == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

    /// Returns a storyboard of one controller with a label at a distance from the top.
    static func storyboard(
        _ id: String = "a", title: String = "Naha", constant: Int = 100, image: String? = nil,
        reference: String? = nil
    ) -> String {
        let picture = image.map {
            """
            <imageView image="\($0)" translatesAutoresizingMaskIntoConstraints="NO" id="i-\(id)">\
            <rect key="frame" x="0" y="0" width="40" height="40"/></imageView>
            """
        }
        let resources = image.map {
            "<resources><image name=\"\($0)\" width=\"40\" height=\"40\"/></resources>"
        }
        let other = reference.map {
            """
            <scene sceneID="r-\(id)"><objects><viewControllerPlaceholder storyboardName="\($0)" id="p-\(id)" \
            sceneMemberID="viewController"/></objects></scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
            useSafeAreas="YES" initialViewController="\(id)">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
            <scene sceneID="s-\(id)"><objects>
            <viewController storyboardIdentifier="\(title)" id="\(id)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><label opaque="NO" text="\(title)" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(id)">
            <rect key="frame" x="20" y="100" width="60" height="21"/></label>\(picture ?? "")</subviews>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <constraints>
            <constraint firstItem="l-\(id)" firstAttribute="top" secondItem="v-\(id)" secondAttribute="top" constant="\(constant)" id="c-\(id)"/>
            <constraint firstItem="l-\(id)" firstAttribute="leading" secondItem="v-\(id)" secondAttribute="leading" constant="20" id="d-\(id)"/>
            </constraints></view>
            <connections><outlet property="name" destination="l-\(id)" id="o-\(id)"/></connections>
            </viewController></objects></scene>\(other ?? "")
            </scenes>\(resources ?? "")</document>
            """
    }

    static func catalog(_ name: String) -> [(String, String)] {
        let info = "\"info\":{\"version\":1,\"author\":\"xcode\"}"
        return [
            ("Assets.xcassets/Contents.json", "{\(info)}"),
            (
                "Assets.xcassets/\(name).imageset/Contents.json",
                "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.svg\"}],\(info)}"
            ),
            (
                "Assets.xcassets/\(name).imageset/a.svg",
                "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'><rect width='40' height='40'/></svg>"
            ),
        ]
    }
}
