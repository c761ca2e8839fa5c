import SwiftSyntax

/// Casts to Core Foundation's types, which are Foundation's under other names.
struct CoreFoundationCasts: Rule {
    private static let counterparts = [
        "CFString": "NSString", "CFData": "NSData", "CFArray": "NSArray", "CFDate": "NSDate",
        "CFURL": "NSURL",
        "CFSet": "NSSet", "CFError": "NSError", "CFNumber": "NSNumber", "CFLocale": "NSLocale",
    ]

    func examine(_ node: IdentifierTypeSyntax, in draft: Draft) {
        guard let name = Self.counterparts[node.name.text], draft.module.qualified(node.name.text) == nil
        else {
            return
        }
        draft.replace(node.name, with: name)
    }
}
