import CCairo
import Foundation

extension CGContext {
    /// Runs a drawing closure with the current blend mode, antialiasing and shadow. The closure draws on the Cairo
    /// context that it receives, with its own source; for the shadow's silhouette it runs a second time.
    /// `bounds` is the area in user space that it draws in.
    @_spi(Drawing) public func composite(bounds: CGRect?, _ body: (OpaquePointer) -> Void) {
        guard !state.isCollapsed else { return }
        if state.shadow != nil { drawShadow(bounds: bounds, body) }
        let mode = state.blendMode
        if mode == .normal {
            prepare(cairo)
            body(cairo)
        } else {
            blend(mode, bounds: bounds, body)
        }
    }

    private func blend(_ mode: CGBlendMode, bounds: CGRect?, _ body: (OpaquePointer) -> Void) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        prepare(cairo)
        // In Cairo these modes affect the whole clip, in Quartz only the shape.
        if mode.isUnbounded, let bounds {
            let path = cairo_copy_path(cairo)
            cairo_new_path(cairo)
            addRect(bounds)
            cairo_clip(cairo)
            if let path {
                cairo_append_path(cairo, path)
                cairo_path_destroy(path)
            }
        }
        cairo_set_operator(cairo, mode.cairo)
        body(cairo)
    }

    private func prepare(_ target: OpaquePointer) {
        cairo_set_antialias(target, state.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Sets a color, with the context's opacity, as the source of the Cairo context.
    @_spi(Drawing) public func setSource(_ color: CGColor, on target: OpaquePointer) {
        if let pattern = color.tile?.makePattern() {
            cairo_set_source(target, pattern)
            return cairo_pattern_destroy(pattern)
        }
        let rgb = color.drawn
        cairo_set_source_rgba(target, rgb.red, rgb.green, rgb.blue, color.alpha * state.alpha)
    }

    /// The fill color.
    @_spi(Drawing) public var fillColor: CGColor { state.fillColor }

    /// The stroke color.
    @_spi(Drawing) public var strokeColor: CGColor { state.strokeColor }

    /// The opacity of all drawing.
    @_spi(Drawing) public var alpha: CGFloat { state.alpha }
}

extension CGBlendMode {
    var isUnbounded: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }

    /// Cairo's operator. It has no plus-darker, which is approximated by multiply.
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
