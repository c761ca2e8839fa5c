extension PicturePair {
    /// The help text for the keys of pages of pairs.
    package static let keys =
        "Keys: J and K go to the next and the previous, B, A, D, S, L and O choose before, after, difference, slider, "
        + "blink and overlay."

    package static let style = """
        .views { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 14px; align-items: center; }
        .views input { display: none; accent-color: var(--accent); }
        [data-view=slider] .views input { display: inline-block; }
        .frame { position: relative; isolation: isolate; max-width: 100%; background: var(--card); overflow: hidden;
          box-shadow: 0 0 0 1px var(--line), 0 6px 20px -6px rgb(var(--shade) / .2); }
        .frame img { position: absolute; left: 0; top: 0; max-width: none; }
        [data-view=after] .before, [data-view=before] .after, .pair:not([data-view=difference]) img.difference,
        .pair:not(.blended)[data-view=difference] :is(.before, .after) { visibility: hidden; }
        .pair:not([data-view]) img { visibility: visible; }
        .blended[data-view=difference] .frame { background: #000; filter: brightness(2.5); }
        .blended[data-view=difference] .after { mix-blend-mode: difference; }
        [data-view=overlay] .after { opacity: .5; }
        [data-view=slider] .after { clip-path: inset(0 0 0 var(--cut, 50%)); }
        [data-view=blink] .after { animation: blink 1.2s steps(1) infinite; }
        @keyframes blink { 50% { opacity: 0; } }

        """

    /// Returns a script that switches views with buttons, and with keys for the elements of a class that contain a pair.
    package static func script(of className: String) -> String {
        HTMLPage.keyScript + """
            function choose(pair, view) {
              if (!pair?.querySelector(`button[data-view=${view}]`)) return;
              pair.dataset.view = view;
              for (const button of pair.querySelectorAll('.views button'))
                button.ariaPressed = String(button.dataset.view === view);
            }
            for (const pair of document.querySelectorAll('.pair')) {
              for (const button of pair.querySelectorAll('.views button'))
                button.onclick = () => choose(pair, button.dataset.view);
              const range = pair.querySelector('input[type=range]');
              if (range) range.oninput = () => pair.style.setProperty('--cut', range.value + '%');
            }
            onPlainKey(key => {
              const shown = [...document.querySelectorAll('.\(className):not([hidden])')];
              const at = shown.findIndex(item => item.contains(document.activeElement));
              if (key === 'j' || key === 'k') {
                const next = shown[Math.max(0, Math.min(shown.length - 1, at + (key === 'j' ? 1 : -1)))];
                if (next) { next.focus({ preventScroll: true }); next.scrollIntoView({ block: 'start' }); }
                return true;
              }
              const view = { \(View.allCases.map { "\($0.key): '\($0.rawValue)'" }.joined(separator: ", ")) }[key];
              if (view && shown.length) choose(shown[Math.max(0, at)].querySelector('.pair'), view);
              return Boolean(view);
            });

            """
    }
}
