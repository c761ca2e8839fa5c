import CoreGraphics
import Foundation
import UIKit

/// A screen that persists between steps and can be used as on a device: a scene in its own window, or the launched app.
@MainActor
final class LiveScreen {
    /// The shortest duration of a touch, in seconds.
    static let shortestTouch: TimeInterval = 0.03

    private enum Subject {
        case scene(StagedScene, VirtualClock)
        case app(AppLaunch)
    }

    private let subject: Subject
    /// The document of the scene.
    private var document: Document?
    private var user: UserActions?
    /// The virtual time at which the touch began.
    private var touchBegin: TimeInterval = 0
    /// The last frame, which is compared with the next one.
    private var lastFrame: CGContext?
    private let log = LiveLog()
    private let recorder = InputRecorder()

    init(_ app: AppLaunch) { subject = .app(app) }

    init(_ scene: StagedScene, of document: Document, _ clock: VirtualClock) {
        subject = .scene(scene, clock)
        self.document = document
    }

    private var window: UIWindow? {
        switch subject {
        case .scene(let scene, _): scene.window
        case .app(let app): app.window
        }
    }

    private var isWholeScreen: Bool {
        if case .scene(let scene, _) = subject { scene.isWholeScreen } else { true }
    }

    /// Runs the closure with the screen and its clock as the main ones.
    func use<T>(_ work: (UIWindow) -> T) -> T? {
        guard let window else { return nil }
        switch subject {
        case .scene(_, let clock): return clock.asMain { window.screen.performAsMain { work(window) } }
        case .app(let app): return app.use { window.screen.performAsMain { work(window) } }
        }
    }

    /// Performs a step; returns nil if the app shows no window.
    func perform(_ step: LiveStep, scale: CGFloat?) -> LiveFrame? {
        var result: LiveReplay?
        let (isDone, messages) = RuntimeDiagnostics.collect { () -> Bool in
            if !step.replays.isEmpty { result = restore(step.replays) }
            for event in step.events {
                _ = use { window in
                    log.note(event, in: window)
                    recorder.note(event, in: window)
                    perform(event, window)
                }
            }
            return use { pass(min(step.time, 1), in: $0) } != nil
        }
        guard isDone else { return nil }
        return use {
            var frame = frame(of: $0, step, scale, messages)
            (frame.inputs, frame.replay) = (recorder.take(), result)
            return frame
        }
    }

    /// Repeats inputs; only the result is logged.
    private func restore(_ inputs: [RecordedInput]) -> LiveReplay {
        let result = replay(inputs)
        _ = (log.take(), recorder.take())
        log.note(result, of: inputs.count)
        return result
    }

    /// Advances the virtual clock by a number of seconds.
    func pass(_ time: TimeInterval, in window: UIWindow) {
        if time > 0 { VirtualClock.main.advance(by: time) }
        // Other threads may have enqueued work on the main queue.
        for _ in 0..<4 {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceReferenceDate: 0))
        }
        window.layoutIfNeeded()
    }

    /// Returns the current state of the views.
    func inspection() -> SceneInspection? {
        use { SceneInspection(of: $0, from: document) }
    }

    private func frame(of window: UIWindow, _ step: LiveStep, _ scale: CGFloat?, _ messages: [String])
        -> LiveFrame
    {
        var picture = Picture(of: window, isWholeScreen: isWholeScreen)
        picture.scale = scale
        let context = picture.drawnBitmap()
        let former = step.begins || step.wantsAll ? nil : lastFrame
        let parts = context.map { changedParts(of: $0, since: former, step) } ?? []
        lastFrame = context
        if step.wantsPicture { write(context?.pngData() ?? Data(), to: step.folder + "/" + step.pictureFile) }
        return LiveFrame(
            parts: parts, pixelWidth: context?.width ?? 0, pixelHeight: context?.height ?? 0,
            width: Double(window.bounds.width), height: Double(window.bounds.height),
            cornerRadius: isWholeScreen ? Double(window.screen.environment.device.cornerRadius) : 0,
            isIdle: VirtualClock.main.isIdle, takesText: window.editedView is any UIKeyInput,
            messages: messages, log: log.take())
    }

    /// Writes the parts that differ from the last frame to the step's file.
    private func changedParts(of context: CGContext, since former: CGContext?, _ step: LiveStep) -> [LivePart]
    {
        var (parts, data) = ([LivePart](), Data())
        for rect in context.changedRects(since: former) {
            guard let file = context.pngData(of: rect) else { continue }
            parts.append(LivePart(rect: rect, length: file.count))
            data += file
        }
        if !data.isEmpty { write(data, to: step.folder + "/" + step.file) }
        return parts
    }

    private func write(_ data: Data, to path: String) { try? data.write(to: URL(fileURLWithPath: path)) }

    // MARK: Events

    func perform(_ event: LiveEvent, _ window: UIWindow) {
        if user?.window !== window { user = UserActions(on: window) }
        guard let user else { return }
        switch event {
        case .down(let x, let y):
            if user.fingerCount > 0 { user.touchCancel() }
            touchBegin = VirtualClock.main.now
            user.touchDown(CGPoint(x: x, y: y))
        case .move(let x, let y): if user.fingerCount > 0 { user.touchMove(CGPoint(x: x, y: y)) }
        case .up:
            guard user.fingerCount > 0 else { return }
            let rest = Self.shortestTouch - (VirtualClock.main.now - touchBegin)
            if rest > 0 { user.wait(rest) }
            user.touchUp()
        case .cancel: if user.fingerCount > 0 { user.touchCancel() }
        case .wheel(let x, let y, let dx, let dy):
            scroll(window, at: CGPoint(x: x, y: y), by: CGSize(width: dx, height: dy))
        case .pinch(let x, let y, let factor):
            guard factor.isFinite, factor > 0.1, factor < 10, user.fingerCount == 0 else { return }
            user.pinch(around: CGPoint(x: x, y: y), from: 100, to: 100 * factor, duration: 0.1)
        case .text(let text): user.type(String(text.prefix(10_000)))
        case .key(let key, let modifiers):
            user.press(key: key, modifiers: UIKeyModifierFlags(rawValue: modifiers))
        case .rotate:
            var environment = window.screen.environment
            environment.isLandscape.toggle()
            window.transition(to: UIScreen(environment: environment))
        }
    }

    /// Scrolls the innermost scroll view at a point that scrolls in the direction.
    private func scroll(_ window: UIWindow, at point: CGPoint, by distance: CGSize) {
        guard distance.width.isFinite, distance.height.isFinite else { return }
        let isVertical = abs(distance.height) >= abs(distance.width)
        var view = window.hitTest(point, with: nil)
        while let current = view {
            if let scroll = current as? UIScrollView, scroll.scrolls(vertically: isVertical) {
                let offset = scroll.contentOffset
                let wanted = CGPoint(x: offset.x + distance.width, y: offset.y + distance.height)
                let target = scroll.nearestOffset(to: wanted)
                if target != offset {
                    scroll.userScroll(to: target)
                    return recorder.note(scrolled: scroll)
                }
            }
            view = current.superview
        }
    }
}

extension SceneWorker {
    /// Performs a step on the job's live screen, which the first step creates.
    func live(_ step: LiveStep, _ job: SceneJob) -> SceneReply {
        var reply = SceneReply()
        if step.begins || liveScreen == nil {
            do throws(DocumentError) {
                liveScreen = try makeLiveScreen(for: job)
            } catch {
                reply.refusal = .init(reason: error.diagnostic.message)
                return reply
            }
        }
        reply.live = liveScreen?.perform(step, scale: job.scale.map { CGFloat($0) })
        if step.inspects { reply.inspection = liveScreen?.inspection() }
        if reply.live == nil {
            liveScreen = nil
            reply.refusal = .init(reason: AppLaunch.current?.failure ?? "there is no screen to show")
        }
        return reply
    }

    private func makeLiveScreen(for job: SceneJob) throws(DocumentError) -> LiveScreen? {
        if job.isLaunch {
            AppLaunch.end()
            return AppLaunch.app(in: job.variant).map(LiveScreen.init)
        }
        let stage = try stage(for: job)
        guard let scene = stage.scenes.first(where: { $0.id == job.scene }) else { return nil }
        if let app = AppLaunch.app(in: job.variant, of: stage.loader.document),
            app.show(scene, of: stage.loader.document) != nil
        {
            return LiveScreen(app)
        }
        let clock = VirtualClock()
        return clock.asMain { stage.show(scene) }.map { LiveScreen($0, of: stage.loader.document, clock) }
    }
}
