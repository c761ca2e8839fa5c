import SourceProjects
import Testing

@testable import Workshop

struct FileFallbackTests {
    private func module(_ kind: SourceModule.Kind) -> SourceModule {
        SourceModule(name: "Kit", kind: kind, sources: ["/a.swift", "/b.swift", "/c.swift"])
    }

    @Test func filesThatLostCodeGoBeforeTheWholeLibrary() {
        var fallback = FileFallback()
        #expect(fallback.next(["/b.swift", "/other.swift"], of: module(.library)) == ["/b.swift"])
        #expect(fallback.next(["/b.swift"], of: module(.library)) == ["/a.swift", "/b.swift", "/c.swift"])
        #expect(fallback.next(["/b.swift"], of: module(.library)) == nil)
    }

    @Test func aLibraryThatLostNothingGoesAsAWhole() {
        var fallback = FileFallback()
        #expect(fallback.next([], of: module(.library))?.count == 3)
        #expect(fallback.next([], of: module(.library)) == nil)
    }

    @Test(arguments: [SourceModule.Kind.application, .tests])
    func othersOnlyLoseFilesThatLostCode(_ kind: SourceModule.Kind) {
        var fallback = FileFallback()
        #expect(fallback.next(["/a.swift"], of: module(kind)) == ["/a.swift"])
        #expect(fallback.next(["/a.swift"], of: module(kind)) == nil)
    }
}
