import CCairo
import Foundation

extension CGContext {
    /// Collects the drawing until `endTransparencyLayer`, which composites it as a whole: with the current opacity,
    /// blend mode and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(nil)
    }

    /// Begins a transparency layer that is clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginLayer(rect)
    }

    private func beginLayer(_ rect: CGRect?) {
        cairo_save(cairo)
        stack.append(SavedState(state: state, purpose: .layer))
        state.masks = []
        if let rect { clip(to: rect) }
        cairo_push_group(cairo)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// Draws the contents since the last `beginTransparencyLayer`; states that were saved since are restored.
    public func endTransparencyLayer() {
        guard let index = stack.lastIndex(where: { $0.purpose == .layer }) else { return }
        while stack.count > index + 1 { restoreGState() }
        endMasks()
        let content = cairo_pop_group(cairo)
        cairo_restore(cairo)
        state = stack.removeLast().state
        guard let content else { return }
        composite(bounds: nil) { target in
            cairo_set_source(target, content)
            cairo_paint_with_alpha(target, state.alpha)
        }
        cairo_pattern_destroy(content)
    }

    /// Draws `content` through the alpha of what `mask` draws. Both start with the current state.
    public func draw(masked content: () -> Void, by mask: () -> Void) {
        guard !state.isCollapsed else { return }
        let contentPattern = gather(content)
        let maskPattern = gather(mask)
        if let contentPattern, let maskPattern {
            composite(bounds: nil) { target in
                cairo_set_source(target, contentPattern)
                cairo_mask(target, maskPattern)
            }
        }
        contentPattern.map(cairo_pattern_destroy)
        maskPattern.map(cairo_pattern_destroy)
    }

    private func gather(_ body: () -> Void) -> OpaquePointer? {
        beginLayer(nil)
        let depth = stack.count
        body()
        while stack.count > depth { stack.last?.purpose == .layer ? endTransparencyLayer() : restoreGState() }
        endMasks()
        let content = cairo_pop_group(cairo)
        cairo_restore(cairo)
        state = stack.removeLast().state
        return content
    }
}
