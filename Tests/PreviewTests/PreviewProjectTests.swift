import Foundation
import Testing

@testable import Preview

/// The scenes that a change of files affects.
@MainActor
@Suite struct PreviewProjectTests {
    private func project() throws -> (Project, PreviewProject) {
        let folder = try Project()
        try folder.write(Project.storyboard("a", image: "Sea"), to: "Base.lproj/A.storyboard")
        try folder.write(Project.storyboard("b"), to: "B.storyboard")
        try folder.write(Project.storyboard("c", reference: "B"), to: "C.storyboard")
        try folder.write("\"l-a.text\" = \"那覇\";", to: "ja.lproj/A.strings")
        try folder.write("", to: "ja.lproj/Localizable.strings")
        for (name, text) in Project.catalog("Sea") { try folder.write(text, to: name) }
        return (folder, try PreviewProject(folder: folder.path))
    }

    private func effect(_ project: PreviewProject, _ paths: String..., usesApp: Bool = false)
        -> PreviewProject.Effect
    {
        project.apply(FileChanges(paths: Set(paths.map { project.root + "/" + $0 })), usesApp: usesApp)
    }

    @Test func documentsScenesAndLanguagesAreListed() throws {
        let (_, project) = try project()
        #expect(project.documents.map(\.name) == ["B.storyboard", "Base.lproj/A.storyboard", "C.storyboard"])
        #expect(project.documents.map { $0.scenes.map(\.id) } == [["b"], ["a"], ["c"]])
        #expect(project.languages == ["en", "ja"])
    }

    @Test func aContainerIsListedWithTheSceneThatItShowsFirst() throws {
        let (folder, project) = try project()
        let container = """
            <scene sceneID="s-n"><objects><navigationController id="n" sceneMemberID="viewController">\
            <connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r"/>\
            </connections></navigationController></objects></scene></scenes>
            """
        try folder.write(
            Project.storyboard("b").replacing("</scenes>", with: container), to: "B.storyboard")
        #expect(effect(project, "B.storyboard").changesList)
        let listing = SceneListing(project: project, app: AppState(.none), hasApp: false)
        let scenes = try #require(listing.documents.first { $0.name == "B.storyboard" }?.scenes)
        #expect(scenes.map(\.id) == ["b", "n"])
        #expect(scenes.map(\.shownWith) == [nil, "b"])
    }

    @Test func aDocumentConcernsItsOwnScenesAndThoseThatReferToIt() throws {
        let (_, project) = try project()
        #expect(effect(project, "Base.lproj/A.storyboard").documents == ["Base.lproj/A.storyboard"])
        #expect(effect(project, "B.storyboard").documents == ["B.storyboard", "C.storyboard"])
    }

    @Test func codeMayLoadAnyDocument() throws {
        let (folder, project) = try project()
        try folder.write(
            Project.storyboard("b").replacing(
                "<viewController ", with: "<viewController customClass=\"Pier\" "),
            to: "B.storyboard")
        _ = effect(project, "B.storyboard")
        #expect(effect(project, "Base.lproj/A.storyboard").documents == ["Base.lproj/A.storyboard"])
        let change = effect(project, "Base.lproj/A.storyboard", usesApp: true)
        #expect(change.documents == ["B.storyboard", "Base.lproj/A.storyboard", "C.storyboard"])
    }

    @Test func anImageConcernsTheDocumentsThatNameIt() throws {
        let (_, project) = try project()
        let change = effect(project, "Assets.xcassets/Sea.imageset/a.svg")
        #expect(change.documents == ["Base.lproj/A.storyboard"] && change.outdatesResources)
        #expect(effect(project, "Assets.xcassets/Sky.imageset/a.svg").documents.isEmpty)
    }

    @Test func textsAndColorsLeaveThePrograms() throws {
        let (_, project) = try project()
        for path in ["ja.lproj/A.strings", "Assets.xcassets/Sand.colorset/Contents.json"] {
            let change = effect(project, path)
            #expect(change.outdatesResources && !change.outdatesPrograms)
        }
    }

    @Test func textsConcernTheirLanguageAlone() throws {
        let (folder, project) = try project()
        let document = try #require(project.document("Base.lproj/A.storyboard"))
        let before = ["ja", nil].map { project.revision(of: document, language: $0) }
        try folder.write("\"l-a.text\" = \"首里\";", to: "ja.lproj/A.strings")
        #expect(effect(project, "ja.lproj/A.strings").documents == ["Base.lproj/A.storyboard"])
        let changed = try #require(project.document("Base.lproj/A.storyboard"))
        #expect(project.revision(of: changed, language: "ja") > before[0])
        #expect(project.revision(of: changed, language: nil) == before[1])
    }

    @Test func textsThatOnlyCodeAsksForConcernNoDocument() throws {
        let (_, project) = try project()
        #expect(effect(project, "ja.lproj/Localizable.strings").isEmpty)
    }

    @Test func documentsComeAndGo() throws {
        let (folder, project) = try project()
        try folder.write(Project.storyboard("d"), to: "D.storyboard")
        let change = effect(project, "D.storyboard")
        #expect(change.changesList && change.documents == ["D.storyboard"])
        try folder.remove("D.storyboard")
        #expect(effect(project, "D.storyboard").changesList)
        #expect(project.document("D.storyboard") == nil)
    }

    @Test func aDocumentThatIsBrokenKeepsItsScenes() throws {
        let (folder, project) = try project()
        try folder.write("<document", to: "B.storyboard")
        #expect(effect(project, "B.storyboard").changesList)
        let broken = try #require(project.document("B.storyboard"))
        #expect(broken.scenes.map(\.id) == ["b"])
        #expect(broken.problem?.severity == .error)
        try folder.write(Project.storyboard("b"), to: "B.storyboard")
        #expect(effect(project, "B.storyboard").changesList)
        #expect(project.document("B.storyboard")?.problem == nil)
    }

    @Test func otherFilesChangeNothing() throws {
        let (folder, project) = try project()
        try folder.write("", to: "notes.txt")
        #expect(effect(project, "notes.txt").isEmpty)
    }

    @Test func sourcesAreTheBuilds() throws {
        let (folder, project) = try project()
        try folder.write("", to: "A.swift")
        let change = effect(project, "A.swift")
        #expect(change.changesSources && change.documents.isEmpty)
    }
}
