import Foundation

/// Records how to undo changes, in groups that are undone together.
///
/// If `groupsByEvent` is set, the default, a registration outside of a group opens one, and the next `undo()` or the
/// end of the main queue's turn closes it.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// One thing to undo, or a group of things.
    private enum Step {
        case action(target: Weak, work: @MainActor (AnyObject) -> Void)
        case group([Step], name: String, isDiscardable: Bool)
    }

    private struct Weak {
        weak var object: AnyObject?
    }

    private struct OpenGroup {
        var steps: [Step] = []
        var name = ""
        var isDiscardable = false
        var isOfEvent = false
    }

    private var undoStack: [Step] = []
    private var redoStack: [Step] = []
    private var open: [OpenGroup] = []
    private var disabledLevels = 0
    private var isPostingCheckpoint = false

    public override init() { super.init() }

    // MARK: State

    /// Whether steps are being undone.
    open private(set) var isUndoing = false
    /// Whether steps are being done again.
    open private(set) var isRedoing = false
    /// Whether a group is opened for what is registered outside of one.
    open var groupsByEvent = true
    /// The modes of the run loop in which the groups of events end; stored, but there is one mode here.
    open var runLoopModes: [RunLoop.Mode] = [.default]
    /// The maximum number of groups to undo; 0 for no limit.
    open var levelsOfUndo = 0 { didSet { dropOldest() } }
    /// The number of open groups.
    open var groupingLevel: Int { open.count }
    /// Whether registrations are recorded.
    open var isUndoRegistrationEnabled: Bool { disabledLevels == 0 }
    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is an action to redo.
    open var canRedo: Bool {
        postCheckpoint()
        return !redoStack.isEmpty
    }

    /// Posts a checkpoint, unless one is being posted: observers read whether actions can be redone, which posts one, too.
    private func postCheckpoint() {
        guard !isPostingCheckpoint else { return }
        isPostingCheckpoint = true
        defer { isPostingCheckpoint = false }
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
    }

    /// Disables registration, until `enableUndoRegistration` was called as often.
    open func disableUndoRegistration() { disabledLevels += 1 }

    /// Reverts one `disableUndoRegistration`.
    open func enableUndoRegistration() {
        guard disabledLevels > 0 else {
            return RuntimeDiagnostics.report(
                "enableUndoRegistration was called more often than disableUndoRegistration")
        }
        disabledLevels -= 1
    }

    // MARK: Registering

    /// Registers how to undo a change. The target is not retained; without it there is nothing to undo.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(target) { if let target = $0 as? TargetType { handler(target) } }
    }

    /// Registers a method that undoes a change, and its argument.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(target as AnyObject) { ActionTable.perform(selector, on: $0, with: [anObject]) }
    }

    private func register(_ target: AnyObject, _ work: @escaping @MainActor (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent else {
                return RuntimeDiagnostics.report(
                    "registerUndo was called outside of a group, and groupsByEvent is false")
            }
            openEventGroup()
        }
        open[open.count - 1].steps.append(.action(target: Weak(object: target), work: work))
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    private func openEventGroup() {
        beginUndoGrouping()
        open[0].isOfEvent = true
        MainQueue.later(with: Weak(object: self)) { ($0.object as? UndoManager)?.closeEventGroup() }
    }

    private func closeEventGroup() {
        if open.count == 1, open[0].isOfEvent { endUndoGrouping() }
    }

    // MARK: Groups

    /// Opens a group.
    open func beginUndoGrouping() {
        postCheckpoint()
        open.append(OpenGroup())
        NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
    }

    /// Closes the innermost group.
    open func endUndoGrouping() {
        guard let group = open.last else {
            return RuntimeDiagnostics.report("endUndoGrouping was called without beginUndoGrouping")
        }
        postCheckpoint()
        NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
        open.removeLast()
        keep(group)
        NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
    }

    private func keep(_ group: OpenGroup) {
        guard !group.steps.isEmpty else { return }
        let step = Step.group(group.steps, name: group.name, isDiscardable: group.isDiscardable)
        if !open.isEmpty {
            open[open.count - 1].steps.append(step)
        } else if isUndoing {
            redoStack.append(step)
        } else {
            undoStack.append(step)
            dropOldest()
        }
    }

    private func dropOldest() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Undoing

    /// Closes the group of the current event and undoes the last group.
    open func undo() {
        closeEventGroup()
        guard open.isEmpty else {
            return RuntimeDiagnostics.report("undo was called with too many nested undo groups")
        }
        undoNestedGroup()
    }

    /// Undoes the last group that was closed.
    open func undoNestedGroup() {
        guard let step = undoStack.popLast() else { return }
        postCheckpoint()
        NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
        isUndoing = true
        replay(step)
        isUndoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Redoes the last undone action.
    open func redo() {
        closeEventGroup()
        guard let step = redoStack.popLast() else { return }
        postCheckpoint()
        NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
        isRedoing = true
        replay(step)
        isRedoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    /// Runs a step; its registrations are the group that reverses it, under the same name.
    private func replay(_ step: Step) {
        beginUndoGrouping()
        if case .group(_, let name, let isDiscardable) = step {
            open[open.count - 1].name = name
            open[open.count - 1].isDiscardable = isDiscardable
        }
        run(step)
        endUndoGrouping()
    }

    private func run(_ step: Step) {
        switch step {
        case .action(let target, let work): target.object.map(work)
        case .group(let steps, _, _): steps.reversed().forEach(run)
        }
    }

    // MARK: Forgetting

    /// Forgets all steps.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        open = []
        disabledLevels = 0
    }

    /// Forgets the steps of one target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        undoStack = undoStack.compactMap { without(target, $0) }
        redoStack = redoStack.compactMap { without(target, $0) }
        for index in open.indices { open[index].steps = open[index].steps.compactMap { without(target, $0) } }
    }

    private func without(_ target: AnyObject, _ step: Step) -> Step? {
        switch step {
        case .action(let owner, _): owner.object === target || owner.object == nil ? nil : step
        case .group(let steps, let name, let isDiscardable):
            {
                let left = steps.compactMap { without(target, $0) }
                return left.isEmpty ? nil : .group(left, name: name, isDiscardable: isDiscardable)
            }()
        }
    }

    // MARK: Names

    /// Sets the name of the open group for menus: "Typing".
    open func setActionName(_ actionName: String) {
        if !open.isEmpty { open[open.count - 1].name = actionName }
    }

    /// Sets whether the open group's changes may be discarded on saving.
    open func setActionIsDiscardable(_ discardable: Bool) {
        if !open.isEmpty { open[open.count - 1].isDiscardable = discardable }
    }

    /// The name of the next action to undo; "" if it has none.
    open var undoActionName: String { open.first.map(\.name) ?? name(of: undoStack.last) }
    /// The name of the next action to redo; "" if it has none.
    open var redoActionName: String { name(of: redoStack.last) }
    /// Whether the next action to undo is discardable.
    open var undoActionIsDiscardable: Bool { isDiscardable(undoStack.last) }
    /// Whether the next action to redo is discardable.
    open var redoActionIsDiscardable: Bool { isDiscardable(redoStack.last) }
    /// "Undo" and the name of the action.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// "Redo" and the name of the action.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// "Undo" and the name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title(.undo, actionName)
    }

    /// "Redo" and the name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title(.redo, actionName)
    }

    private static func title(_ word: SystemWord, _ actionName: String) -> String {
        actionName.isEmpty ? word.text : "\(word.text) \(actionName)"
    }

    private func name(of step: Step?) -> String {
        if case .group(_, let name, _) = step { name } else { "" }
    }

    private func isDiscardable(_ step: Step?) -> Bool {
        if case .group(_, _, let isDiscardable) = step { isDiscardable } else { false }
    }
}

extension NSNotification.Name {
    /// Posted when groups are opened or closed, or the ability to redo is checked.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// A group was opened.
    public static let NSUndoManagerDidOpenUndoGroup =
        NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup =
        NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// A group was closed.
    public static let NSUndoManagerDidCloseUndoGroup =
        NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before a group is undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name(
        "NSUndoManagerWillUndoChangeNotification")
    /// A group was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name(
        "NSUndoManagerDidUndoChangeNotification")
    /// Posted before a group is redone.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name(
        "NSUndoManagerWillRedoChangeNotification")
    /// A group was done again.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name(
        "NSUndoManagerDidRedoChangeNotification")
}
