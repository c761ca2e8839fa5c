/// The style of the gallery, in addition to the style that all pages share.
enum GalleryPageStyle {
    static let css = frame + controls + index + scenes + viewer

    private static let frame = """
        html { scroll-behavior: auto; scroll-padding-top: 16px; }
        @media (min-width: 900px) { html { scroll-padding-top: calc(var(--bar, 56px) + 16px); } }
        .gallery h2 { margin-bottom: 14px; }
        .gallery > header, .gallery > main { max-width: none; width: 100%; margin: 0; }
        .gallery > header { padding-top: 26px; padding-bottom: 14px; display: grid; column-gap: 18px;
          grid-template-columns: auto 1fr; align-items: center; }
        .gallery > header > * { grid-column: 2; }
        .gallery > header > .mark { grid-column: 1; grid-row: 1 / span 3; margin: 0; }
        .gallery > header h1 { font-size: clamp(24px, 3vw, 34px); }
        .gallery > header p { margin-top: 4px; font-size: 15px; }
        .gallery main { min-width: 0; }
        @media (min-width: 900px) {
          .indexed { display: grid; grid-template-columns: minmax(220px, 290px) minmax(0, 1fr); }
          .indexed > header, .indexed > .controls { grid-column: 1 / -1; }
          .indexed > main { padding-left: 28px; } }
        main > section:first-child { border-top: 0; padding-top: 22px; }

        """

    private static let controls = """
        @media (min-width: 900px) { .controls { position: sticky; top: 0; z-index: 2; } }
        .controls { display: flex; flex-wrap: wrap; gap: 8px 10px;
          align-items: center; padding: 10px clamp(18px, 4vw, 56px); border-bottom: 1px solid var(--line);
          background: color-mix(in srgb, var(--ground) 90%, transparent); backdrop-filter: blur(16px); }
        .controls input[type=search] { flex: 1 1 200px; max-width: 380px; }
        .controls select { max-width: 210px; }
        .size { display: flex; align-items: center; gap: 6px; font-size: 13px; color: var(--soft); }
        .size input { width: 110px; accent-color: var(--accent); }
        .controls output { font-size: 13px; color: var(--soft); font-variant-numeric: tabular-nums; }
        .keys { margin: 0; border: 0; background: none; position: relative; }
        .keys summary { padding: 4px 8px; }
        .keys p { position: absolute; right: 0; top: 100%; width: 290px; margin: 6px 0 0; padding: 12px 16px;
          font-size: 13px; line-height: 2; background: var(--card); border: 1px solid var(--line); border-radius: 12px;
          box-shadow: 0 10px 30px -8px rgb(var(--shade) / .3); }
        kbd { font: 12px ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; padding: 2px 6px;
          border: 1px solid var(--line); border-radius: 5px; background: var(--ground); }
        .empty { padding: 60px 0; text-align: center; color: var(--soft); }

        """

    private static let index = """
        .index { display: block; padding-bottom: 18px; }
        .index details { margin: 0 0 8px; border: 0; background: none; }
        .index summary { padding: 5px 0; font-size: 12px; overflow-wrap: anywhere; }
        .index small { flex: none; color: var(--soft); font-size: 12px; margin-left: 7px; font-variant-numeric: tabular-nums; }
        .index a { display: flex; justify-content: space-between; color: var(--text); text-decoration: none;
          font-size: 13px; padding: 4px 10px; border-radius: 8px; overflow-wrap: anywhere; }
        .index a:hover { background: var(--card); }
        .index a[aria-current] { background: var(--card); color: var(--accent); font-weight: 600;
          box-shadow: inset 0 0 0 1px var(--line); }
        .index a.error { color: var(--error); }
        @media (max-width: 899px) { .index { max-height: 32vh; overflow: auto; } }
        @media (min-width: 900px) { .index { position: sticky; top: var(--bar, 56px); align-self: start; width: 100%;
          max-height: calc(100vh - var(--bar, 56px)); overflow: auto; overscroll-behavior: contain; padding: 18px 8px 30px
          clamp(10px, calc(4vw - 10px), 46px); } }

        """

    /// Skips the layout of scenes outside of the viewport; their sizes are known from the images.
    private static let scenes = """
        main > section { margin-left: -16px; padding-left: 16px; content-visibility: auto; contain-intrinsic-size: auto none auto 620px; }
        .gallery .cards { gap: 26px 6px; margin-left: -16px; }
        article { content-visibility: auto; max-width: 100%; min-width: min(210px, 100%); padding: 4px 16px 26px;
          contain-intrinsic-size: auto calc(var(--all, 200) * var(--size, 1) * 1px + 46px)
          auto calc(var(--high, 40) * var(--size, 1) * 1px + 150px); }
        article h3, .names { width: 0; min-width: 100%; }
        article:target h3 { color: var(--accent); }
        h3 { margin: 0 0 2px; line-height: 1.35; }
        .names { margin: 0 0 14px; font-size: 12px; line-height: 1.5; overflow-wrap: anywhere; }
        .same { font-size: 13px; color: var(--soft); }
        .same a { color: var(--accent); }
        .twin { width: 240px; }
        .variants { display: flex; flex-wrap: wrap; gap: 22px 26px; align-items: flex-start; }
        .gallery figure { min-width: 0; }
        .gallery figure img { width: calc(var(--w) * var(--size, 1) * 1px); aspect-ratio: var(--w) / var(--h);
          border-radius: calc(var(--r) * var(--size, 1) * 1px); }
        .gallery .device { padding: calc(3px + 4px * var(--size, 1));
          border-radius: calc(var(--r) * var(--size, 1) * 1px + 3px + 4px * var(--size, 1));
          box-shadow: 0 0 0 1.5px var(--rim), 0 6px 20px -6px rgb(var(--shade) / .4); }
        .gallery figcaption { padding-top: 12px; max-width: max(calc(var(--w) * var(--size, 1) * 1px + 14px), 150px); }
        .gallery figcaption span { padding: 0; }

        """

    private static let viewer = """
        .viewer { width: 100vw; height: 100vh; max-width: none; max-height: none; border: 0; padding: 0; color: #f3f2f0;
          background: rgb(20 20 22 / .97); }
        .viewer[open] { display: flex; flex-direction: column; }
        .viewer header { max-width: none; width: 100%; margin: 0; display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: 10px 16px; }
        .viewer header p { flex: 1 1 240px; margin: 0; color: inherit; font-size: 14px; overflow-wrap: anywhere; }
        .viewer button { color: inherit; background: #333337; border-color: #4a4a50; min-width: 36px; }
        .viewer button:disabled { opacity: .4; cursor: default; }
        .stage { flex: 1; min-height: 0; display: flex; gap: 24px; padding: 8px 24px 24px; outline: none;
          align-items: center; justify-content: safe center; overflow: hidden; }
        .stage.zoomed { overflow: auto; align-items: safe center; }
        .stage img { flex: 0 1 auto; min-width: 0; max-width: 100%; max-height: 100%; object-fit: contain;
          border-radius: 6px; cursor: zoom-in; }
        .stage.zoomed img { flex: none; cursor: zoom-out; }
        @media print { .controls, .index, .viewer { display: none; } }

        """
}
