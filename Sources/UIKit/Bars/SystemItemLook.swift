/// The content of a system item: a word or a symbol.
enum SystemItemLook {
    case title(String)
    case symbol(String)
    case space

    /// Creates the content in a design: iOS 26 shows signs in place of the words that end a task.
    init(_ item: UIBarButtonItem.SystemItem, design: InterfaceDesign) {
        switch item {
        case .done where design == .glass: self = .symbol("checkmark")
        case .cancel where design == .glass: self = .symbol("xmark")
        case .done: self = .title(SystemWord.done.text)
        case .cancel: self = .title(SystemWord.cancel.text)
        case .edit: self = .title(SystemWord.edit.text)
        case .save: self = .title(SystemWord.save.text)
        case .undo: self = .title(SystemWord.undo.text)
        case .redo: self = .title(SystemWord.redo.text)
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

    /// The word that VoiceOver speaks for an item with a symbol.
    static func spokenWord(for item: UIBarButtonItem.SystemItem) -> SystemWord? {
        switch item {
        case .done: .done
        case .cancel: .cancel
        case .add: .add
        case .compose: .compose
        case .reply: .reply
        case .action: .share
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .stop
        case .close: .close
        case .camera: .camera
        case .trash: .delete
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        default: nil
        }
    }
}
