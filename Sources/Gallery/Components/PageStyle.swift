/// The style that all pages share.
enum PageStyle {
    /// The logo: three crossing bars, as in the joinery that the project is named after.
    static let mark = """
        <svg class="mark" viewBox="0 0 48 48" width="44" height="44" aria-hidden="true"><g fill="none" \
        stroke-width="7" stroke-linecap="square"><path stroke="#0a84ff" d="M6 17h36"/><path stroke="#ff9f0a" \
        d="M17 6v36"/><path stroke="#30b0c7" d="M6 32h36"/><path stroke="#ff453a" d="M32 6v8m0 8v20"/></g></svg>
        """

    static let css = colors + page + controls + cards + notes

    private static let colors = """
        :root { --ground: #f4f3f0; --card: #fff; --text: #1c1b1a; --soft: #6a6763; --line: #dedbd5;
          --accent: #0060c7; --error: #b3261e; --alive: #1b7a3d; --bezel: #1b1b1d; --rim: #4b4b50; --shade: 40 32 20; }
        @media (prefers-color-scheme: dark) { :root { --ground: #131315; --card: #1f1f22; --text: #f3f2f0;
          --soft: #a09d99; --line: #34343a; --accent: #6cb2ff; --error: #ff8a80; --alive: #6fd492; --bezel: #000; --rim: #5a5a61;
          --shade: 0 0 0; } }

        """

    private static let page = """
        * { box-sizing: border-box; }
        html { scroll-behavior: smooth; scroll-padding-top: 24px; }
        @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
        body { margin: 0; background: var(--ground); color: var(--text); -webkit-text-size-adjust: 100%;
          font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Inter, "Noto Sans", sans-serif; }
        header, nav, main { max-width: 1480px; margin: 0 auto; padding: 0 clamp(18px, 4vw, 56px); }
        header { padding-top: clamp(32px, 6vw, 72px); padding-bottom: 20px; }
        .mark { display: block; margin-bottom: 18px; }
        h1 { font-size: clamp(28px, 4.4vw, 46px); line-height: 1.08; letter-spacing: -.025em; margin: 0;
          font-weight: 750; overflow-wrap: anywhere; }
        header p { color: var(--soft); margin: 10px 0 0; font-size: 16px; }
        header a { color: var(--accent); }
        strong { color: var(--error); font-weight: 600; }
        nav { padding-bottom: 28px; }
        [hidden] { display: none !important; }
        a:focus-visible, summary:focus-visible, button:focus-visible, select:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 4px; }
        section { border-top: 1px solid var(--line); padding: 30px 0 44px; }
        h2 { font-size: 20px; line-height: 1.3; margin: 0 0 26px; font-weight: 680; letter-spacing: -.01em;
          overflow-wrap: anywhere; }
        h3 { font-size: 16px; margin: 0 0 12px; font-weight: 650; overflow-wrap: anywhere; }
        h2 span { display: block; color: var(--soft); font-weight: 400; font-size: 13px; letter-spacing: 0; }

        """

    private static let controls = """
        button, select, input[type=search] { font: inherit; font-size: 13px; color: inherit; background: var(--card);
          border: 1px solid var(--line); border-radius: 99px; padding: 4px 12px; }
        button, select { cursor: pointer; }
        button small { margin-left: 6px; color: var(--soft); }
        button[aria-pressed=true] { border-color: currentColor; font-weight: 600; }

        """

    private static let cards = """
        .cards { display: flex; flex-wrap: wrap; gap: 44px 36px; align-items: flex-start; }
        figure { margin: 0; max-width: 100%; min-width: min(200px, 100%); }
        figure a { display: inline-block; max-width: 100%; transition: transform .18s ease; }
        figure a:hover { transform: translateY(-3px); }
        @media (prefers-reduced-motion: reduce) { figure a { transition: none; }
          figure a:hover { transform: none; } }
        img { display: block; max-width: 100%; height: auto; }
        .device { background: var(--bezel); }
        .part { background: var(--card);
          box-shadow: 0 0 0 1px var(--line), 0 6px 20px -6px rgb(var(--shade) / .2); }
        figcaption { padding: 16px 2px 0; font-size: 13px; display: flex; flex-direction: column; gap: 3px;
          overflow-wrap: anywhere; }
        figcaption b { font-size: 15px; font-weight: 620; }
        code, li { font: 12px/1.55 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; }
        code { color: var(--soft); }
        figcaption span { display: flex; flex-wrap: wrap; gap: 5px; padding-top: 5px; }
        i { font-style: normal; font-size: 12px; line-height: 1.5; color: var(--soft);
          border: 1px solid var(--line); border-radius: 99px; padding: 0 9px; }
        i.alive { color: var(--alive); border-color: currentColor; }
        i.stand-in { border-style: dashed; }
        i.failed { color: var(--error); border-color: currentColor; }
        figcaption small { color: var(--soft); font-size: 12px; padding-top: 4px; }

        """

    private static let notes = """
        details { margin-top: 34px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
        summary { cursor: pointer; padding: 10px 16px; font-size: 13px; color: var(--soft); }
        summary strong { margin-left: 6px; }
        ul { list-style: none; margin: 0; padding: 2px 16px 14px; }
        li { padding: 5px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
        li.error { color: var(--error); }
        li b { font-weight: 600; }
        li span { color: var(--soft); }
        pre { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; margin: 6px 0;
          padding: 8px 12px; background: var(--ground); border-radius: 8px; white-space: pre-wrap;
          overflow-wrap: anywhere; }
        .list { border: 1px solid var(--line); border-radius: 12px; background: var(--card); padding: 6px 16px 8px; }
        .list li:first-child { border-top: 0; }
        @media print { nav, details { display: none; } section { break-inside: avoid; } }
        """
}
