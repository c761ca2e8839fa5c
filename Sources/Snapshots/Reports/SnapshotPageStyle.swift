/// The style of the review page and the scripts of its controls.
enum SnapshotPageStyle {
    static let css = """

        .filters { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
        .snapshot { margin: 34px 0; outline-offset: 12px; }
        .snapshot[hidden] { display: none; }
        .snapshot p { display: flex; flex-wrap: wrap; gap: 5px; margin: 6px 0 12px; }
        .outline { position: absolute; box-sizing: border-box; border: 1.5px solid #ff2d78; pointer-events: none; }
        .outline span { position: absolute; left: -1.5px; bottom: 100%; background: #ff2d78; color: #fff;
          font-size: 10px; line-height: 13px; padding: 0 4px; white-space: nowrap; opacity: .9; }
        [data-view=blink] .outline, [data-view=slider] .outline { display: none; }
        """

    static let script = """
        const all = [...document.querySelectorAll('.snapshot')];
        const search = document.querySelector('input[type=search]');
        const filters = [...document.querySelectorAll('[data-filter]')];
        function show() {
          const states = filters.filter(f => f.ariaPressed === 'true').map(f => f.dataset.filter);
          const word = search.value.toLowerCase();
          for (const item of all)
            item.hidden = !states.includes(item.dataset.state) || !item.dataset.name.includes(word);
        }
        for (const filter of filters) filter.onclick = () => {
          filter.ariaPressed = filter.ariaPressed === 'true' ? 'false' : 'true'; show();
        };
        search.oninput = show;
        """
}
