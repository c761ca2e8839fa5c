import UIKit

/// A class whose name is that of its storyboard or xib and its identifier.
///
/// ``Storyboardable``, ``Nibable``, ``NibOwner`` and ``StoryboardPrototype`` include it. A cell that is none of them
/// conforms by itself where its reuse identifier is not the name of its class:
///
/// ```swift
/// final class UserCell: UITableViewCell, ClassNamed {
///     static var identifier: String { "user-cell" }
/// }
/// ```
@MainActor
public protocol ClassNamed: NSObjectProtocol {
    /// The name of the class, without its module and without the types that it is nested in.
    static var className: String { get }

    /// The storyboard identifier of a screen, and the reuse identifier of a cell or supplementary view. The name of the
    /// class by default.
    static var identifier: String { get }
}

extension ClassNamed {
    // The runtime names a type in a text at once; `String(describing:)` first looks for conformances, which delays the
    // first screen of a process.
    public static var className: String { "\(self)" }
    public static var identifier: String { className }
}

/// A cell or supplementary view whose content is designed within its list in a storyboard, under the class's
/// ``ClassNamed/identifier``.
///
/// A ``ListSource`` registers other classes of collection views by itself. Tables need no such mark, since their
/// prototypes can be asked for; collection views do not expose what they have.
///
/// ```swift
/// final class PhotoCell: UICollectionViewCell, StoryboardPrototype {}    // its prototype's identifier is “PhotoCell”
///
/// let photo = collectionView.dequeueReusableCell(PhotoCell.self, for: indexPath)
/// ```
@MainActor
public protocol StoryboardPrototype: ClassNamed {}
