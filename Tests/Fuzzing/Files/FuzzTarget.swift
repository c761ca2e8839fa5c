import Foundation

/// The kinds of files from outside that are fuzzed, by the names that `Scripts/fuzz` accepts.
enum FuzzTarget: String {
    case documents, texts, lists, catalogs, projects, states

    /// The target of the process: that of the environment variable `KUMIKI_FUZZ_TARGET`, or documents.
    static let current =
        FuzzTarget(
            rawValue: ProcessInfo.processInfo.environment["KUMIKI_FUZZ_TARGET"] ?? "") ?? .documents
}

/// Called by libFuzzer with each input. A file may be refused with a reason; any other failure is a trap.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = ContiguousArray(UnsafeBufferPointer(start: data, count: size))
    switch FuzzTarget.current {
    case .documents: DocumentTarget.read(bytes)
    case .texts: TextTarget.read(bytes)
    case .lists: ListTarget.read(bytes)
    case .catalogs: CatalogTarget.read(bytes)
    case .projects: ProjectTarget.read(bytes)
    case .states: StateTarget.read(bytes)
    }
    return 0
}
