/// The content of a system item: a word or a symbol.
enum SystemItemLook {
    case title(String)
    case symbol(String)
    case space

    init(_ item: UIBarButtonItem.SystemItem) {
        switch item {
        case .done: self = .title("Done")
        case .cancel: self = .title("Cancel")
        case .edit: self = .title("Edit")
        case .save: self = .title("Save")
        case .undo: self = .title("Undo")
        case .redo: self = .title("Redo")
        case .add: self = .symbol("plus")
        case .compose: self = .symbol("square.and.pencil")
        case .reply: self = .symbol("arrowshape.turn.up.left")
        case .action: self = .symbol("square.and.arrow.up")
        case .organize: self = .symbol("folder")
        case .bookmarks: self = .symbol("book")
        case .search: self = .symbol("magnifyingglass")
        case .refresh: self = .symbol("arrow.clockwise")
        case .stop, .close: self = .symbol("xmark")
        case .camera: self = .symbol("camera")
        case .trash: self = .symbol("trash")
        case .play: self = .symbol("play.fill")
        case .pause: self = .symbol("pause.fill")
        case .rewind: self = .symbol("backward.fill")
        case .fastForward: self = .symbol("forward.fill")
        case .pageCurl: self = .symbol("book.pages")
        case .flexibleSpace, .fixedSpace: self = .space
        }
    }
}
