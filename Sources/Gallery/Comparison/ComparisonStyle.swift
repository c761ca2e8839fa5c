/// The style of comparisons.
enum ComparisonStyle {
    static let css = """
        .comparison { outline-offset: 8px; padding: 8px 0 36px; }
        .comparison details { margin-top: 20px; }
        .unchanged { color: var(--soft); font-size: 13px; }
        .versions { display: flex; flex-wrap: wrap; gap: 28px; align-items: flex-start; }
        .versions figure { width: var(--w); min-width: 0; }
        .picture { position: relative; isolation: isolate; border-radius: 6px; overflow: hidden;
          background: var(--card); box-shadow: 0 0 0 1px var(--line), 0 6px 20px -6px rgb(var(--shade) / .2); }
        .picture p { margin: 0; padding: 40px 12px; text-align: center; color: var(--soft); font-size: 13px; }
        .picture img { width: 100%; border-radius: 0; }
        .outline { position: absolute; box-sizing: border-box; border: 2px solid var(--mark); border-radius: 3px;
          background: color-mix(in srgb, var(--mark) 6%, transparent); }
        .added { --mark: #1f9d4d; } .removed { --mark: #d0312d; }
        .changed { --mark: #d97a00; } .question { --mark: #8e44ce; }

        """
}
