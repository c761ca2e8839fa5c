import Testing

@testable import Kumiki

@Suite struct LoadingErrorTests {
    @Test func aMissingFileTellsWhereWasSearchedAndWhatThereIs() {
        let error = LoadingError.missingFile(
            name: "Map.storyboard", searched: ["/app", "/app/Maps.bundle"], present: ["Main.storyboard"])
        #expect(
            error.description
                == "no Map.storyboard; searched /app, /app/Maps.bundle; there is Main.storyboard")
    }

    @Test func aFileThatCannotBeReadTellsWhy() {
        let error = LoadingError.unreadable(
            file: "/app/Map.xib", reason: "Map.xib:3: error: the file ends too early")
        #expect(error.description == "/app/Map.xib cannot be read: Map.xib:3: error: the file ends too early")
    }

    @Test func nothingIsTold() {
        let error = LoadingError.missingFile(name: "Map.xib", searched: [], present: [])
        #expect(error.description == "no Map.xib; searched nothing; there is nothing")
    }

    @Test func aMissingSceneTellsWhichThereAre() {
        let error = LoadingError.missingScene(
            identifier: "Map", storyboard: "Main", present: ["Users", "Video"])
        #expect(error.description == "no scene “Map” in Main.storyboard; it has Users, Video")
    }

    @Test func aClassOfUIKitInsteadOfTheAppsAsksForClassAndModule() {
        let error = LoadingError.wrongClass(
            expected: "MapScreen", found: "UIViewController", place: "Main.storyboard, scene “MapScreen”")
        #expect(error.description.hasSuffix("are its class and module set in Interface Builder?"))
    }

    @Test func anotherClassOfTheAppIsNamed() {
        let error = LoadingError.wrongClass(expected: "MapScreen", found: "VideoScreen", place: "here")
        #expect(error.description == "here: expected MapScreen, found VideoScreen")
    }

    @Test func aNibWithoutTheViewTellsWhatIsInIt() {
        let error = LoadingError.missingObject(expected: "Card", nib: "Card", present: ["UILabel"])
        #expect(error.description == "no Card at the top of Card.xib; it has UILabel")
    }

    @Test func aCellOfAnotherClassTellsBothAndWhatToDo() {
        let error = LoadingError.wrongCell(expected: "A.Cell", found: "B.Cell", identifier: "Cell")
        #expect(
            error.description.hasPrefix("reuse identifier “Cell”: expected A.Cell, found B.Cell; register"))
    }

    @Test func brokenDocumentsAreALineEach() {
        let error = LoadingError.brokenDocuments(
            folder: "/app", problems: ["Main.storyboard: a", "Map.xib: b"])
        #expect(error.description == "of /app do not load:\nMain.storyboard: a\nMap.xib: b")
    }

    @Test func aCreatorThatMakesNothingIsNamed() {
        let error = LoadingError.notCreated(expected: "MapScreen", storyboard: "MapScreen")
        #expect(error.description == "the creator made no MapScreen for MapScreen.storyboard")
    }
}
