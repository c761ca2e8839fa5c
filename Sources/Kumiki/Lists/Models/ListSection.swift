/// A section of a list: its identity, its header and footer, and its models.
///
/// ```swift
/// enum Shelf { case friends, others }
/// let friends = ListSection(id: Shelf.friends, header: "Friends", models: users)
/// let others = ListSection(id: Shelf.others, footer: "Last seen today", models: [user])
/// dataSource.apply(sections: [friends, others])
/// ```
public struct ListSection<Model: DataSourceModel>: Identifiable, Equatable {
    /// The section's identity, whatever it shows.
    public let id: AnyID
    /// The text above the models.
    public var header: String?
    /// The text below the models.
    public var footer: String?
    /// The letter or word for the section in the index at a list's edge.
    public var indexTitle: String?
    /// The content of header and footer views beyond texts.
    public var info: AnyModel?
    /// The section's models, in order.
    public var models: [Model]

    /// Creates a section. Its identifier may be of any type, such as an enumeration:
    /// `ListSection(id: Shelf.friends, models: friends)`.
    public init<ID: Hashable>(
        id: ID, header: String? = nil, footer: String? = nil, indexTitle: String? = nil,
        info: AnyModel? = nil, models: [Model]
    ) {
        self.id = AnyID(id)
        self.header = header
        self.footer = footer
        self.indexTitle = indexTitle
        self.info = info
        self.models = models
    }
}

extension ListSection {
    /// The section of a list without sections.
    static func only(_ models: [Model]) -> ListSection { ListSection(id: "", models: models) }

    /// Whether another section has the same texts and information, whatever its models.
    @usableFromInline
    func hasEqualTitles(to other: ListSection) -> Bool {
        header == other.header && footer == other.footer && indexTitle == other.indexTitle
            && info == other.info
    }
}
