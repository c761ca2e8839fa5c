#if !canImport(Darwin)
    import Foundation

    /// A folder with documents as Interface Builder saves them, used as a bundle.
    @MainActor
    enum TemporaryBundle {
        static func make(_ files: [String: String]) throws -> Bundle {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            for (name, text) in files {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
            return bundle
        }

        /// Returns a storyboard of scenes, each an identifier (or "" for none) and a class of this module (or "" for UIKit's).
        static func storyboard(_ scenes: [(identifier: String, type: String)], initial: Int? = nil) -> String
        {
            let texts = scenes.enumerated().map { index, scene in
                let name = scene.identifier.isEmpty ? "" : "storyboardIdentifier=\"\(scene.identifier)\""
                return """
                    <scene sceneID="s\(index)"><objects><viewController id="c\(index)" sceneMemberID="viewController" \
                    \(name) \(custom(scene.type))>
                    <view key="view" id="v\(index)"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
                    </viewController></objects></scene>
                    """
            }
            let entry = initial.map { "initialViewController=\"c\($0)\"" } ?? ""
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(entry)>
                <scenes>\(texts.joined())</scenes></document>
                """
        }

        /// Returns a storyboard of one scene, a collection view controller, with prototypes that hold a label each.
        static func collection(_ type: String, cells: [(identifier: String, type: String)]) -> String {
            let cells = cells.map { cell in
                """
                <collectionViewCell reuseIdentifier="\(cell.identifier)" id="\(cell.identifier)" \(custom(cell.type))>
                <rect key="frame" x="0" y="0" width="50" height="50"/>
                <collectionViewCellContentView key="contentView" id="\(cell.identifier)-content">
                <rect key="frame" x="0" y="0" width="50" height="50"/>
                <subviews><label text="Designed" id="\(cell.identifier)-label">
                <rect key="frame" x="0" y="0" width="50" height="50"/></label></subviews>
                </collectionViewCellContentView></collectionViewCell>
                """
            }
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
                <scenes><scene sceneID="s"><objects><collectionViewController id="c" sceneMemberID="viewController" \
                \(custom(type))><collectionView key="view" dataMode="prototypes" id="v">
                <rect key="frame" x="0" y="0" width="320" height="480"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="l"><size key="itemSize" width="50" height="50"/>
                </collectionViewFlowLayout><cells>\(cells.joined())</cells></collectionView></collectionViewController>
                </objects></scene></scenes></document>
                """
        }

        /// Returns a xib with a view of a class of this module (or "" for UIKit's), and an owner with the outlets to this view.
        static func nib(_ type: String, owner: String = "", outlets: [String] = []) -> String {
            let outlets = outlets.enumerated().map {
                "<outlet property=\"\($1)\" destination=\"v\" id=\"o\($0)\"/>"
            }
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
                useAutolayout="YES" useTraitCollections="YES">
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \(custom(owner))>
                <connections>\(outlets.joined())</connections></placeholder>
                <view id="v" \(custom(type))><rect key="frame" x="0" y="0" width="100" height="40"/>
                </view></objects></document>
                """
        }

        private static func custom(_ type: String) -> String {
            type.isEmpty ? "" : "customClass=\"\(type)\" customModule=\"KumikiTests\""
        }
    }
#endif
