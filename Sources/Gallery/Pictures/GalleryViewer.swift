/// The overlay with an enlarged image.
enum GalleryViewer {
    static let html = """
        <dialog class="viewer" aria-labelledby="viewed">
        <header><p id="viewed" aria-live="polite"></p>
        <button data-do="previous" aria-label="Previous picture">←</button>
        <button data-do="next" aria-label="Next picture">→</button>
        <button data-do="smaller" aria-label="Smaller">−</button>
        <button data-do="fit">Fit</button>
        <button data-do="larger" aria-label="Larger">+</button>
        <button data-do="variants" aria-pressed="false">Variants</button>
        <button data-do="close" aria-label="Close">✕</button></header>
        <div class="stage" tabindex="0" aria-label="Picture"></div>
        </dialog>
        """
}
