import Foundation

extension AttributedString {
    /// The options for reading Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// Whether the text has attributes of its own: `^[text](name: value)`. They are not read here.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }

        /// The syntax that attributes are made of.
        public enum InterpretedSyntax: Int, Sendable {
            /// Blocks as well as the parts of paragraphs.
            case full
            /// The parts of one paragraph, in which whitespace is collapsed.
            case inlineOnly
            /// The parts of one paragraph, in which whitespace remains.
            case inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Int, Sendable {
            case throwError
            /// The text that could be read, or the source.
            case returnPartiallyParsedIfPossible
        }
    }
}
