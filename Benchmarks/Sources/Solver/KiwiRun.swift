import ConstraintSolver
import Foundation

/// The library that Scripts/bench builds of Peers/kiwi.cpp.
struct KiwiLibrary {
    typealias Make = @convention(c) (Int32) -> OpaquePointer?
    typealias Suggest = @convention(c) (OpaquePointer, Int32, Double) -> Void
    typealias Add =
        @convention(c) (
            OpaquePointer, UnsafePointer<Int32>, UnsafePointer<Double>, Int32, Double, Int32, Int32
        ) -> Void
    typealias Act = @convention(c) (OpaquePointer) -> Int32
    typealias Edit = @convention(c) (OpaquePointer, Double) -> Int32
    typealias Sum = @convention(c) (OpaquePointer) -> Double
    typealias Free = @convention(c) (OpaquePointer) -> Void

    let make: Make
    let suggest: Suggest
    let add: Add
    let build: Act
    let edit: Edit
    let churn: Act
    let sum: Sum
    let free: Free

    init(path: String) throws {
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw Failure(dlerror().map { String(cString: $0) } ?? "cannot load \(path)")
        }
        func find(_ name: String) throws -> UnsafeMutableRawPointer {
            guard let symbol = dlsym(library, name) else { throw Failure("\(path) has no \(name)") }
            return symbol
        }
        make = unsafeBitCast(try find("kiwi_make"), to: Make.self)
        suggest = unsafeBitCast(try find("kiwi_suggest"), to: Suggest.self)
        add = unsafeBitCast(try find("kiwi_add"), to: Add.self)
        build = unsafeBitCast(try find("kiwi_build"), to: Act.self)
        edit = unsafeBitCast(try find("kiwi_edit"), to: Edit.self)
        churn = unsafeBitCast(try find("kiwi_churn"), to: Act.self)
        sum = unsafeBitCast(try find("kiwi_sum"), to: Sum.self)
        free = unsafeBitCast(try find("kiwi_free"), to: Free.self)
    }
}

/// kiwi at a workload. Variables and constraints are made beforehand.
final class KiwiRun {
    private let library: KiwiLibrary
    private let run: OpaquePointer

    init(_ work: Workload, _ library: KiwiLibrary) throws {
        guard let run = library.make(Int32(work.variableCount)) else { throw Failure("kiwi has no memory") }
        self.library = library
        self.run = run
        for suggestion in work.suggestions {
            library.suggest(run, Int32(suggestion.variable), suggestion.value)
        }
        for row in work.rows {
            let variables = row.terms.map { Int32($0.variable) }
            let coefficients = row.terms.map(\.coefficient)
            library.add(
                run, variables, coefficients, Int32(variables.count), row.constant, row.relation.code,
                row.strength.rawValue)
        }
    }

    deinit { library.free(run) }

    func build() throws { try check(library.build(run)) }
    func edit(_ value: Double) throws { try check(library.edit(run, value)) }
    func churn() throws { try check(library.churn(run)) }
    var sum: Double { library.sum(run) }

    private func check(_ status: Int32) throws {
        if status != 0 { throw Failure("kiwi did not solve the workload") }
    }
}

extension Relation {
    /// The number by which Peers/kiwi.cpp calls it.
    fileprivate var code: Int32 {
        switch self {
        case .lessThanOrEqual: 0
        case .equal: 1
        case .greaterThanOrEqual: 2
        }
    }
}
