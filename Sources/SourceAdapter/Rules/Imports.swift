import SwiftSyntax

/// Replaces imports of Apple's modules by those of their counterparts here.
struct Imports: Rule {
    func examine(_ node: ImportDeclSyntax, in draft: Draft) {
        guard let component = node.path.first else { return }
        let module = component.name.text
        let isOther = !AppleModules.all.contains(module) || draft.configuration.standsIn(for: module)
        guard !isOther else { return examineOther(module, node, in: draft) }
        draft.neededImports.formUnion(draft.configuration.broughtModules)
        // Modules of Objective-C have no internal declarations, so that the attribute has no effect on iOS.
        for attribute in node.attributes.plain where attribute.name == "testable" { draft.erase(attribute) }
        if let replacement = AppleModules.replacements[module] {
            guard !draft.replace(node.path, with: replacement) else { return }
            draft.erase(node)
            draft.neededImports.insert(replacement)
        } else if module == "XCTest", draft.configuration.providedModules.contains(AppleModules.testSupport) {
            draft.neededImports.insert(AppleModules.testSupport)
        } else if !draft.configuration.providedModules.contains(module) {
            remove(module, node, in: draft)
            importBrought(by: module, in: draft)
        } else {
            withoutParts(node, in: draft)
        }
    }

    /// Removes imports of submodules, which do not exist here.
    private func withoutParts(_ node: ImportDeclSyntax, in draft: Draft) {
        let names = node.path.map(\.name.text)
        if node.importKindSpecifier != nil, names[0] == "Foundation", names.count > 1,
            let home = AppleModules.homes[names[names.count - 1]]
        {
            draft.erase(node)
            draft.neededImports.insert(home)
            return
        }
        if node.importKindSpecifier == nil, names.count > 1 {
            draft.replace(node.path, with: names[0])
        } else if node.importKindSpecifier != nil, names.count > 2 {
            draft.replace(node.path, with: "\(names[0]).\(names[names.count - 1])")
        }
    }

    /// The compiler searches for other modules, and stops at the first that is missing.
    private func examineOther(_ module: String, _ node: ImportDeclSyntax, in draft: Draft) {
        if draft.configuration.missingModules.contains(module) {
            remove(module, node, in: draft)
            // Nearly all export Foundation.
            if draft.facts.imports.isDisjoint(with: ["Foundation", "UIKit"]) {
                draft.neededImports.insert("Foundation")
            }
        } else if node.importKindSpecifier == nil, node.path.count > 1 {
            // Submodules are those of headers.
            draft.replace(node.path, with: module)
        }
        if Self.importsOwnLibrary(in: draft), draft.facts.imports.isDisjoint(with: ["Foundation", "UIKit"]) {
            draft.neededImports.formUnion(draft.configuration.broughtModules + ["Foundation"])
        }
        if draft.module.isBearerOfUIKit(module), !draft.facts.imports.contains("UIKit") {
            draft.neededImports.formUnion(draft.configuration.broughtModules + ["UIKit"])
        }
        if Self.bringsFoundation(in: draft) { draft.neededImports.insert("Foundation") }
    }

    /// Returns whether the file imports a library of Kumiki's own. It replaces a pod, whose umbrella header exports UIKit.
    static func importsOwnLibrary(in draft: Draft) -> Bool {
        let others = draft.facts.imports.subtracting(AppleModules.all)
        return !others.isDisjoint(with: draft.configuration.providedModules)
    }

    /// Returns whether a header of the module or of one that it imports exports Foundation to the file, which does not import it.
    static func bringsFoundation(in draft: Draft) -> Bool {
        draft.configuration.broughtModules.contains("Foundation")
            && draft.facts.imports.isDisjoint(with: ["Foundation", "UIKit"])
    }

    private func remove(_ module: String, _ node: ImportDeclSyntax, in draft: Draft) {
        draft.report(
            .warning, "there is no module \(module) here; code that needs it will not compile", at: node)
        draft.erase(node)
    }

    /// Adds Foundation, which nearly every module of Apple's exports.
    private func importBrought(by module: String, in draft: Draft) {
        let imports = draft.facts.imports
        if imports.contains("UIKit") { return }
        if AppleModules.bearersOfUIKit.contains(module) {
            draft.neededImports.insert("UIKit")
        } else if !imports.contains("Foundation") {
            draft.neededImports.insert("Foundation")
        }
    }
}

/// Removes the qualification `Foundation` from names that other modules have here.
struct FoundationNames: Rule {
    func examine(_ node: MemberAccessExprSyntax, in draft: Draft) {
        guard let base = node.base, base.trimmedDescription == "Foundation",
            AppleModules.isElsewhere(node.declName.baseName.text)
        else { return }
        draft.erase(base.bytes.lowerBound..<node.period.bytes.upperBound)
    }

    func examine(_ node: MemberTypeSyntax, in draft: Draft) {
        guard node.baseType.trimmedDescription == "Foundation", AppleModules.isElsewhere(node.name.text)
        else { return }
        draft.erase(node.baseType.bytes.lowerBound..<node.period.bytes.upperBound)
        HiddenImports().note(node.name.text, in: draft)
    }
}

/// C functions that are qualified with their module: `Darwin.round(x)`, `ObjectiveC.autoreleasepool {}`.
struct QualifiedNames: Rule {
    private static let counterparts = ["Darwin": "Glibc", "ObjectiveC": "UIKit"]

    func examine(_ node: MemberAccessExprSyntax, in draft: Draft) {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self),
            let counterpart = Self.counterparts[base.baseName.text],
            draft.module.qualified(base.baseName.text) == nil,
            !draft.configuration.standsIn(for: base.baseName.text)
        else { return }
        draft.replace(base, with: counterpart)
        if !draft.facts.imports.contains(base.baseName.text) { draft.neededImports.insert(counterpart) }
    }
}

/// Adds imports of names that Foundation has on Apple's platforms and other modules here.
struct HiddenImports: Rule {
    func examine(_ node: IdentifierTypeSyntax, in draft: Draft) {
        note(node.name.text, in: draft)
        noteRepair(node.name.text, in: draft)
        // Subclasses do not compile without the module of their members' types; other names of it remain hidden.
        if node.parent?.is(InheritedTypeSyntax.self) == true,
            Self.classesOfCoreFoundation.contains(node.name.text),
            draft.module.qualified(node.name.text) == nil
        {
            draft.neededImports.insert("struct CoreFoundation.CFBagCallBacks")
        }
    }

    /// Classes of Foundation for Linux with members whose types are Core Foundation's.
    private static let classesOfCoreFoundation: Set = [
        "Bundle", "NSCharacterSet", "NSCondition", "NSConditionLock", "NSKeyedUnarchiver", "NSLock",
        "NSNumber", "NSRecursiveLock", "NSRegularExpression", "RunLoop", "Thread",
    ]

    func examine(_ node: DeclReferenceExprSyntax, in draft: Draft) {
        note(node.baseName.text, in: draft)
        noteRepair(node.baseName.text, in: draft)
    }

    /// Repairs refer to the module.
    private func noteRepair(_ name: String, in draft: Draft) {
        if name == "UIKit", !draft.facts.imports.contains("UIKit") { draft.neededImports.insert("UIKit") }
    }

    fileprivate func note(_ name: String, in draft: Draft) {
        noteUIKit(name, in: draft)
        noteHeaders(in: draft)
        noteMeasures(name, in: draft)
        noteCoreData(name, in: draft)
        noteLocations(name, in: draft)
        noteCombine(name, in: draft)
        if let scoped = draft.module.scopedImport(of: name, among: draft.facts.imports) {
            draft.neededImports.insert(scoped)
        }
        guard let module = AppleModules.homes[name], !draft.facts.imports.contains(module),
            draft.module.qualified(name) == nil
        else { return }
        // One that XCTest has too is imported by itself, so that it is preferred.
        if module.contains(AppleModules.testSupport), !draft.facts.imports.contains("XCTest") { return }
        // These export it.
        let bearers: Set = ["UIKit", "QuartzCore", "MobileCoreServices"]
        if module == "CoreGraphics", !draft.facts.imports.isDisjoint(with: bearers) { return }
        draft.neededImports.insert(module)
    }

    /// Adds imports of geometry types, which every framework with a header exports. They are imported individually, since
    /// other names of Foundation may conflict with those of other modules.
    private func noteMeasures(_ name: String, in draft: Draft) {
        let bearers: Set = ["Foundation", "UIKit", "CoreGraphics", "QuartzCore", "XCTest", "SwiftUI"]
        guard ["CGFloat", "CGRect", "CGSize", "CGPoint"].contains(name), !draft.facts.imports.isEmpty,
            draft.facts.imports.isDisjoint(with: bearers), draft.module.qualified(name) == nil
        else { return }
        draft.neededImports.insert("struct Foundation.\(name)")
    }

    /// Returns whether a missing module may export Apple's, as most Objective-C modules do.
    private func importsMissing(in draft: Draft) -> Bool {
        !draft.facts.imports.isDisjoint(with: draft.configuration.missingModules)
    }

    private func noteCoreData(_ name: String, in draft: Draft) {
        guard
            ["NSManagedObject", "NSFetch", "NSPersistent", "NSEntityDescription"].contains(
                where: name.hasPrefix),
            !draft.facts.imports.contains("CoreData"), importsMissing(in: draft),
            draft.configuration.providedModules.contains("CoreData"), draft.module.qualified(name) == nil
        else { return }
        draft.neededImports.insert("CoreData")
    }

    /// Adds Core Location, which missing modules with maps export.
    private func noteLocations(_ name: String, in draft: Draft) {
        guard name.hasPrefix("CLLocation"), importsMissing(in: draft),
            draft.facts.imports.isDisjoint(with: ["CoreLocation", "MapKit"]),
            draft.configuration.providedModules.contains("CoreLocation"), draft.module.qualified(name) == nil
        else { return }
        draft.neededImports.insert("CoreLocation")
    }

    private static let combineNames: Set = [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "CurrentValueSubject", "ObservableObject",
        "ObservableObjectPublisher", "PassthroughSubject", "Published",
    ]

    /// Adds Combine, which Foundation and others of Apple's modules export, unless the file imports it or another
    /// implementation, such as OpenCombine.
    private func noteCombine(_ name: String, in draft: Draft) {
        guard Self.combineNames.contains(name), !draft.facts.imports.isDisjoint(with: AppleModules.all),
            !draft.facts.imports.contains(where: { $0.contains("Combine") }),
            draft.configuration.providedModules.contains("Combine"), draft.module.qualified(name) == nil,
            !draft.module.isOfDependency(name)
        else { return }
        draft.neededImports.insert("Combine")
    }

    /// Adds UIKit or Foundation to a file without imports in a module whose Objective-C headers import it for all files.
    private func noteHeaders(in draft: Draft) {
        guard draft.facts.imports.isEmpty else { return }
        if draft.configuration.bringsUIKit {
            draft.neededImports.formUnion(draft.configuration.broughtModules + ["UIKit"])
        } else if Imports.bringsFoundation(in: draft) {
            draft.neededImports.insert("Foundation")
        }
    }

    /// The first letters of names of UIKit, Core Graphics, Core Animation and Core Foundation.
    private static let prefixes = [
        "UI", "CF", "kCF", "CG", "CA", "NSText", "NSLayout", "NSParagraph", "NSShadow", "NSDirectional",
    ]

    /// Adds UIKit where Apple's XCTest, which Quick exports, or a framework's umbrella header exports it, and with it the names of
    /// Core Foundation.
    private func noteUIKit(_ name: String, in draft: Draft) {
        guard let first = name.unicodeScalars.first, "UNCk".unicodeScalars.contains(first),
            !draft.facts.imports.contains("UIKit"), Self.prefixes.contains(where: name.hasPrefix),
            !draft.facts.imports.isDisjoint(with: ["XCTest", "Quick"]) || draft.configuration.bringsUIKit
                || importsMissing(in: draft) || Imports.importsOwnLibrary(in: draft),
            draft.module.qualified(name) == nil
        else { return }
        draft.neededImports.formUnion(draft.configuration.broughtModules + ["UIKit"])
    }

    func examine(_ node: MacroExpansionExprSyntax, in draft: Draft) {
        if node.macroName.text == "selector", !draft.facts.imports.contains("UIKit") {
            draft.neededImports.insert("UIKit")
        }
    }
}
