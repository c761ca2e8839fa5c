import Foundation

extension AttributedString {
    /// Creates the text of Markdown; relative links refer to the base.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        guard let library = MarkdownLibrary.shared else {
            RuntimeDiagnostics.reportOnce(
                "Markdown is read by libcmark-gfm, which is not installed: run Scripts/setup")
            guard options.failurePolicy == .returnPartiallyParsedIfPossible else {
                throw CocoaError(.featureUnsupported)
            }
            self.init(markdown)
            return
        }
        self = MarkdownReader.text(markdown, options.interpretedSyntax, baseURL: baseURL, in: library)
        if let code = options.languageCode { self.languageIdentifier = code }
    }

    /// Creates the text of Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Creates the text of a file of Markdown.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    // The attributes of Markdown are the same in all scopes, as its own attributes are not read.

    public init<Scope: AttributeScope>(
        markdown: String, including scope: Scope.Type,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<Scope: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<Scope: AttributeScope>(
        markdown: Data, including scope: Scope.Type,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<Scope: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, Scope.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// Creates the text of Markdown; relative links refer to the base.
    public convenience init(
        markdown: String,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        let text = try AttributedString(markdown: markdown, options: options, baseURL: baseURL)
        self.init(attributedString: text.inUIKit)
    }

    /// Creates the text of Markdown in UTF-8.
    public convenience init(
        markdown: Data,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        let text = try AttributedString(markdown: markdown, options: options, baseURL: baseURL)
        self.init(attributedString: text.inUIKit)
    }

    /// Creates the text of a file of Markdown.
    public convenience init(
        contentsOf url: URL,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        let text = try AttributedString(contentsOf: url, options: options, baseURL: baseURL)
        self.init(attributedString: text.inUIKit)
    }
}
