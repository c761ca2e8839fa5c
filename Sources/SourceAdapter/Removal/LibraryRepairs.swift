import SwiftSyntax

/// Replacements for code that uses a former major version of a public library than the one that is built.
enum LibraryRepairs {
    /// Returns the repair for a message about the token; nil where there is none.
    static func unit(around token: TokenSyntax, _ message: String) -> RemovalUnit? {
        // Responses of Alamofire have a type of errors since version 5.
        if message.wholeMatch(
            of: /generic type '(DataResponse|DownloadResponse)' specialized with too few type parameters .*/)
            != nil
        {
            return token.nearest(IdentifierTypeSyntax.self).map {
                RepairUnits.repair($0, "AF\($0.trimmedDescription)")
            }
        }
        // Headers of Alamofire are no dictionary since version 5.
        if message.hasPrefix("cannot assign value of type 'HTTPHeaders' to type '[AnyHashable : Any]") {
            return token.nearest(SequenceExprSyntax.self)?.elements.last.map {
                RepairUnits.repair($0, "(\($0.trimmedDescription)).dictionary")
            }
        }
        // Texts that are no JSON are errors of SwiftyJSON since version 4, and null before.
        if message.hasPrefix("call can throw"), message.contains("not marked with 'try'") {
            return token.nearest(FunctionCallExprSyntax.self).flatMap(readingJSON)
        }
        return nil
    }

    private static func readingJSON(_ call: FunctionCallExprSyntax) -> RemovalUnit? {
        guard call.calledExpression.trimmedDescription == "JSON", call.arguments.first?.label?.text == "data"
        else { return nil }
        return RepairUnits.repair(call, "((try? \(call.trimmedDescription)) ?? JSON.null)")
    }
}
