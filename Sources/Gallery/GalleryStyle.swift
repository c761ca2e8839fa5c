/// The look of the page.
enum GalleryStyle {
    static let css = """
        :root { color-scheme: light dark; --ground: #f5f5f7; --card: #fff; --text: #1d1d1f; --soft: #6e6e73;
          --line: #d2d2d7; --accent: #0066cc; --error: #c4332b; }
        @media (prefers-color-scheme: dark) { :root { --ground: #101012; --card: #1c1c1e; --text: #f5f5f7;
          --soft: #98989d; --line: #38383a; --accent: #4da3ff; --error: #ff6961; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--ground); color: var(--text);
          font: 15px/1.45 system-ui, -apple-system, "Inter", "Segoe UI", sans-serif; }
        header, nav, main { max-width: 1440px; margin: 0 auto; padding: 0 32px; }
        header { padding-top: 48px; }
        h1 { font-size: 34px; line-height: 1.15; letter-spacing: -.02em; margin: 0; }
        header p { color: var(--soft); margin: 8px 0 24px; }
        nav { display: flex; flex-wrap: wrap; gap: 4px 18px; padding-bottom: 16px; font-size: 13px; }
        nav a { color: var(--accent); text-decoration: none; overflow-wrap: anywhere; }
        section { border-top: 1px solid var(--line); padding: 28px 0 20px; }
        h2 { font-size: 19px; margin: 0 0 20px; font-weight: 650; overflow-wrap: anywhere; }
        h2 span { color: var(--soft); font-weight: 400; }
        .cards { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start; }
        figure { margin: 0; max-width: 100%; }
        figure img { display: block; max-width: 100%; height: auto; background: var(--card);
          box-shadow: 0 0 0 1px var(--line), 0 10px 30px rgb(0 0 0 / .12); }
        figcaption { padding-top: 12px; font-size: 13px; display: flex; flex-direction: column; gap: 3px;
          max-width: 330px; overflow-wrap: anywhere; }
        figcaption b { font-size: 14px; }
        code { color: var(--soft); font: 12px ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
        figcaption i { display: inline-block; font-style: normal; font-size: 11.5px; color: var(--soft);
          border: 1px solid var(--line); border-radius: 99px; padding: 0 8px; margin: 3px 5px 0 0; }
        details { margin-top: 20px; font-size: 13px; color: var(--soft); }
        summary { cursor: pointer; }
        ul { padding-left: 20px; margin: 8px 0; }
        li { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        li.error { color: var(--error); }
        """
}
