#if !canImport(Darwin)
    import Testing
    import UIKit

    @testable import Kumiki

    final class HogeScreen: UIViewController, Storyboardable {
        static var bundle = Bundle.main
        static var storyboardBundle: Bundle { bundle }
        private(set) var user = ""

        init?(coder: NSCoder, user: String) {
            super.init(coder: coder)
            self.user = user
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class FugaScreen: UIViewController, Storyboardable {
        static var made = 0
        static var storyboardName: String { "HogeScreen" }
        static var storyboardBundle: Bundle { HogeScreen.bundle }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            Self.made += 1
        }
    }

    /// Screens by convention, from a bundle of this test's own.
    @MainActor @Suite(.serialized) struct ScreenLoadingTests {
        private func bundle(
            _ scenes: [(identifier: String, type: String)], initial: Int? = nil, file: String = "HogeScreen"
        ) throws {
            HogeScreen.bundle = try TemporaryBundle.make([
                "\(file).storyboard": TemporaryBundle.storyboard(scenes, initial: initial)
            ])
            LoadingMemory.current = LoadingMemory()
        }

        @Test func theInitialControllerOfTheClassIsLoaded() throws {
            try bundle([("", "HogeScreen")], initial: 0)
            #expect(type(of: HogeScreen.instance()) == HogeScreen.self)
        }

        @Test func theSceneWithTheClassesNameIsLoaded() throws {
            try bundle([("", "FugaScreen"), ("HogeScreen", "HogeScreen")], initial: 0)
            #expect(type(of: try HogeScreen.loadInstance()) == HogeScreen.self)
        }

        @Test func anInitialControllerOfAnotherClassIsNotMadeInVain() throws {
            try bundle([("", "FugaScreen"), ("HogeScreen", "HogeScreen")], initial: 0)
            let before = FugaScreen.made
            _ = try HogeScreen.loadInstance()
            #expect(FugaScreen.made == before)
        }

        @Test func severalControllersShareAStoryboard() throws {
            try bundle([("HogeScreen", "HogeScreen"), ("FugaScreen", "FugaScreen")])
            #expect(type(of: HogeScreen.instance()) == HogeScreen.self)
            #expect(type(of: FugaScreen.instance()) == FugaScreen.self)
        }

        @Test func aCreatorHandsOverWhatAScreenNeeds() throws {
            try bundle([("HogeScreen", "HogeScreen")])
            #expect(HogeScreen.instance { HogeScreen(coder: $0, user: "Umi") }.user == "Umi")
        }

        @Test func aCreatorMakesTheInitialControllerToo() throws {
            try bundle([("", "HogeScreen")], initial: 0)
            #expect(try HogeScreen.loadInstance { HogeScreen(coder: $0, user: "Umi") }.user == "Umi")
        }

        @Test func aMissingStoryboardTellsWhereWasSearchedAndWhatThereIs() throws {
            try bundle([], file: "Other")
            let error = #expect(throws: LoadingError.self) { try HogeScreen.loadInstance() }
            guard case .missingFile(let name, let searched, let present)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(name == "HogeScreen.storyboard" && searched.first == HogeScreen.bundle.bundlePath)
            #expect(present.contains("Other.storyboard"))
        }

        @Test func aMissingSceneTellsWhichThereAre() throws {
            try bundle([("FugaScreen", "FugaScreen")])
            #expect(
                throws: LoadingError.missingScene(
                    identifier: "HogeScreen", storyboard: "HogeScreen", present: ["FugaScreen"])
            ) { try HogeScreen.loadInstance() }
            #expect(
                throws: LoadingError.missingScene(
                    identifier: "HogeScreen", storyboard: "HogeScreen", present: ["FugaScreen"])
            ) { try HogeScreen.loadInstance { HogeScreen(coder: $0, user: "") } }
        }

        @Test func aSceneOfAnotherClassIsNamed() throws {
            try bundle([("HogeScreen", "FugaScreen")])
            #expect(
                throws: LoadingError.wrongClass(
                    expected: "HogeScreen", found: "FugaScreen",
                    place: "HogeScreen.storyboard, scene “HogeScreen”")
            ) { try HogeScreen.loadInstance() }
        }

        @Test func anInitialControllerOfAnotherClassIsNamed() throws {
            try bundle([("", "FugaScreen")], initial: 0)
            let error = #expect(throws: LoadingError.self) { try HogeScreen.loadInstance() }
            #expect(error?.description.contains("initial scene") == true)
            #expect(error?.description.contains("expected HogeScreen, found FugaScreen") == true)
        }

        @Test func aCorruptStoryboardIsAnError() throws {
            HogeScreen.bundle = try TemporaryBundle.make(["HogeScreen.storyboard": "<document"])
            LoadingMemory.current = LoadingMemory()
            #expect(throws: LoadingError.self) { try HogeScreen.loadInstance() }
        }

        @Test func aStoryboardIsOpenedOnce() throws {
            try bundle([("HogeScreen", "HogeScreen")])
            let first = try LoadedStoryboard.of(HogeScreen.self).storyboard
            #expect(try LoadedStoryboard.of(HogeScreen.self).storyboard === first)
        }

        @Test func theScenesOfAStoryboardAreRead() throws {
            try bundle([("A", "HogeScreen"), ("B", ""), ("", "")], initial: 2)
            let index = try LoadedStoryboard.of(HogeScreen.self).index
            #expect(index.identifiers == ["A", "B"] && index.hasInitial)
            #expect(index.scenes.map(\.key) == ["A", "B", "UIViewController-c2"])
        }

        @Test func identifiersInCommentsAndTextsAreNoScenes() throws {
            let storyboard = TemporaryBundle.storyboard([("FugaScreen", "FugaScreen")])
                .replacingOccurrences(
                    of: "<scenes>",
                    with: """
                        <!-- <viewController storyboardIdentifier="HogeScreen" customClass="HogeScreen"/> --><scenes>
                        """
                )
                .replacingOccurrences(
                    of: "</viewController>",
                    with: """
                        <string key="title"><![CDATA[<viewController storyboardIdentifier="HogeScreen">]]></string>
                        </viewController>
                        """)
            HogeScreen.bundle = try TemporaryBundle.make(["HogeScreen.storyboard": storyboard])
            LoadingMemory.current = LoadingMemory()
            #expect(
                throws: LoadingError.missingScene(
                    identifier: "HogeScreen", storyboard: "HogeScreen", present: ["FugaScreen"])
            ) { try HogeScreen.loadInstance() }
        }

        @Test func aCompiledStoryboardsScenesAreRead() throws {
            let list = try PropertyListSerialization.data(
                fromPropertyList: [
                    "UIViewControllerIdentifiersToNibNames": [
                        "Map": "a-nib", "UIViewController-BYZ-38-t0r": "b-nib",
                        "UINavigationController-uEr-Yh-3kX": "c-nib",
                    ],
                    "UIStoryboardDesignatedEntryPointIdentifier": "UIViewController-BYZ-38-t0r",
                ], format: .xml, options: 0)
            let bundle = try TemporaryBundle.make([
                "Main.storyboardc/Info.plist": String(decoding: list, as: UTF8.self)
            ])
            let url = bundle.bundleURL.appendingPathComponent("Main.storyboardc")
            let index = try #require(StoryboardIndex(compiled: url))
            #expect(index.identifiers == ["Map"] && index.hasInitial)
            #expect(
                index.scenes.map(\.place) == [
                    "scene “Map”", "scene UINavigationController-uEr-Yh-3kX", "initial scene",
                ])
        }

        @Test func aDamagedCompiledStoryboardHasNoScenes() throws {
            let bundle = try TemporaryBundle.make(["Main.storyboardc/Info.plist": "<plist"])
            let url = bundle.bundleURL.appendingPathComponent("Main.storyboardc")
            #expect(StoryboardIndex(compiled: url) == nil)
        }
    }
#endif
