/// The language of the interface that is being created; nil for the development language.
package enum CurrentLanguage {
    /// The language's code, such as `ja`.
    package static var code: String? { RenderContext.current.language }
}
