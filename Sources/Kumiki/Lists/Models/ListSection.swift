/// A section of a list: which one it is, what stands above and below it, and its models.
public struct ListSection<Model: DataSourceModel>: Identifiable, Equatable {
    /// Which section it is, whatever it shows.
    public let id: String
    /// The text above the models.
    public var header: String?
    /// The text below the models.
    public var footer: String?
    /// The letter or word that stands for the section at a list's edge.
    public var indexTitle: String?
    /// What the section's header and footer show when a text is not enough.
    public var info: AnyModel?
    /// What the section shows, in order.
    public var models: [Model]

    /// A section of models.
    public init(
        id: String, header: String? = nil, footer: String? = nil, indexTitle: String? = nil,
        info: AnyModel? = nil, models: [Model]
    ) {
        self.id = id
        self.header = header
        self.footer = footer
        self.indexTitle = indexTitle
        self.info = info
        self.models = models
    }
}

extension ListSection: Sendable where Model: Sendable {}

extension ListSection {
    /// Models without a heading.
    static func only(_ models: [Model]) -> ListSection { ListSection(id: "", models: models) }

    /// Whether another section has the same texts and information, whatever its models are.
    @usableFromInline
    func isHeadedLike(_ other: ListSection) -> Bool {
        header == other.header && footer == other.footer && indexTitle == other.indexTitle
            && info == other.info
    }
}
