import UIKit

/// The views that were registered with a data source.
@MainActor
struct ViewRegister<Model: DataSourceModel> {
    typealias Source = ListSource<Model>
    typealias Section = ListSection<Model>
    typealias Row = (Source, AttachedTable, IndexPath, Model) -> UITableViewCell?
    typealias Item = (Source, AttachedCollection, IndexPath, Model) -> UICollectionViewCell?

    /// A view of a section, and how a visible one is configured again.
    struct Title {
        let make: (AttachedTable, Section) -> UIView?
        let reconfigure: (UIView, Section) -> Bool
    }

    /// A kind of supplementary views, and the section of the view, if it belongs to one.
    typealias SupplementPlace = (kind: String, section: Section?)

    /// A supplementary view, and how a visible one is configured again.
    struct Supplement {
        let make: (AttachedCollection, SupplementPlace, IndexPath) -> UICollectionReusableView?
        let reconfigure: (UIView, Section) -> Bool
    }

    var rows = Registrations<Model, Row>()
    var items = Registrations<Model, Item>()
    var headers = Registrations<Section, Title>()
    var footers = Registrations<Section, Title>()
    var supplements = Registrations<SupplementPlace, Supplement>()
    /// The kinds of supplementary views that are registered; nil where a provider makes views of any kind.
    var kinds: Set<String>? = []

    func titles(_ place: TitlePlace) -> Registrations<Section, Title> {
        place == .header ? headers : footers
    }

    /// Whether models are shown by cells of several kinds.
    var hasSeveralCells: Bool { rows.areSeveral || items.areSeveral }

    /// Whether two models are shown by cells of one kind, so that one's cell can be configured for the other.
    func showAlike(_ model: Model, _ other: Model) -> Bool {
        rows.index(for: model) == rows.index(for: other)
            && items.index(for: model) == items.index(for: other)
    }
}
