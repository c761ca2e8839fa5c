/// The style of the review page and the scripts of its controls.
enum SnapshotPageStyle {
    static let css = """

        .filters { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
        button, input[type=search] { font: inherit; font-size: 13px; color: inherit; background: var(--card);
          border: 1px solid var(--line); border-radius: 99px; padding: 4px 12px; }
        button small { margin-left: 6px; color: var(--soft); }
        button { cursor: pointer; }
        button[aria-pressed=true] { border-color: currentColor; font-weight: 600; }
        .snapshot { margin: 34px 0; outline-offset: 12px; }
        .snapshot[hidden] { display: none; }
        .snapshot p { display: flex; flex-wrap: wrap; gap: 5px; margin: 6px 0 12px; }
        .views { display: flex; flex-wrap: wrap; gap: 6px; margin: 14px 0; align-items: center; }
        .views input { display: none; }
        [data-view=slider] .views input { display: inline-block; }
        .frame { position: relative; margin-top: 14px; background: var(--card); overflow: hidden;
          box-shadow: 0 0 0 1px var(--line), 0 6px 20px -6px rgb(var(--shade) / .2); }
        .frame img { position: absolute; inset: 0; width: 100%; height: 100%; border-radius: 0; }
        [data-view=after] .before, [data-view=after] .difference, [data-view=before] .after,
        [data-view=before] .difference, [data-view=difference] .before, [data-view=difference] .after,
        [data-view=slider] .difference, [data-view=blink] .difference { visibility: hidden; }
        [data-view=slider] .after { clip-path: inset(0 0 0 var(--cut, 50%)); }
        [data-view=blink] .after { animation: blink 1.2s steps(1) infinite; }
        @keyframes blink { 50% { opacity: 0; } }
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
        function choose(item, view) {
          if (!item.querySelector(`button[data-view=${view}]`)) return;
          item.dataset.view = view;
          for (const button of item.querySelectorAll('.views button'))
            button.ariaPressed = button.dataset.view === view ? 'true' : 'false';
        }
        for (const item of all) {
          for (const button of item.querySelectorAll('.views button'))
            button.onclick = () => choose(item, button.dataset.view);
          if (item.dataset.view) choose(item, item.dataset.view);
          const range = item.querySelector('input[type=range]');
          if (range) range.oninput = () => item.style.setProperty('--cut', range.value + '%');
        }
        document.addEventListener('keydown', event => {
          if (event.target.tagName === 'INPUT' || event.metaKey || event.ctrlKey || event.altKey) return;
          const shown = all.filter(item => !item.hidden);
          const at = shown.indexOf(document.activeElement.closest('.snapshot'));
          const key = event.key.toLowerCase();
          if (key === 'j' || key === 'k') {
            const next = shown[Math.max(0, Math.min(shown.length - 1, at + (key === 'j' ? 1 : -1)))];
            if (next) { next.focus(); next.scrollIntoView({ block: 'start' }); }
          }
          const views = { a: 'after', b: 'before', d: 'difference', s: 'slider', l: 'blink' };
          if (views[key] && shown.length) choose(shown[Math.max(0, at)], views[key]);
        });
        """
}
