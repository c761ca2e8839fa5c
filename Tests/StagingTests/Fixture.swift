import Foundation
import Testing

@testable import InterfaceBuilder
@testable import Staging

/// Storyboards written out in tests.
enum Fixture {
    static func storyboard(_ scenes: String, initial: String = "a", build: Int? = nil) throws -> Document {
        let plugIn = build.map {
            "<dependencies><plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\" "
                + "version=\"\($0)\"/></dependencies>"
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
            useSafeAreas="YES" initialViewController="\(initial)">
            <device id="retina6_12" orientation="portrait" appearance="light"/>\(plugIn ?? "")
            <scenes>\(scenes)</scenes></document>
            """
        return try Document(xml: text, path: "Test.storyboard")
    }

    static func xib(_ objects: String, owner: String? = nil) throws -> Document {
        let custom = owner.map { " customClass=\"\($0)\"" } ?? ""
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(custom)/>\(objects)</objects>\
            </document>
            """
        return try Document(xml: text, path: "Test.xib")
    }

    static func controller(
        _ id: String, _ segues: String = "", kind: String = "viewController", more: String = ""
    )
        -> String
    {
        let connections = segues.isEmpty ? "" : "<connections>\(segues)</connections>"
        let view =
            kind == "viewController"
            ? "<view key=\"view\" contentMode=\"scaleToFill\" id=\"view-\(id)\">"
                + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/></view>"
            : ""
        return """
            <scene sceneID="s-\(id)"><objects><\(kind) id="\(id)" sceneMemberID="viewController">\(view)\(more)\
            \(connections)</\(kind)></objects></scene>
            """
    }

    static func segue(_ destination: String, _ kind: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"to-\(destination)-\(kind)\"/>"
    }

    static func relation(_ destination: String, _ name: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(name)\" id=\"r-\(destination)\"/>"
    }
}
