/// The script of the gallery for its controls and keys.
enum GalleryPageScript {
    static let javaScript = lists + search + sizes + index + viewer + keys

    /// Collects the page's images once.
    private static let lists = """
        const one = (selector, root = document) => root.querySelector(selector);
        const every = (selector, root = document) => [...root.querySelectorAll(selector)];
        const form = one('#filters'), words = form.elements.words, output = one('output', form);
        const sections = every('main > section').map(element => ({
          element, title: one('h2', element).textContent.toLowerCase(), link: one(`.index a[href="#${element.id}"]`),
          scenes: every('article', element).map(scene => ({
            element: scene, text: null,
            units: every('[data-traits]', scene).map(unit => ({
              element: unit, state: unit.dataset.state || '',
              traits: unit.dataset.traits.split(';').map(traits => traits.split('|'))
            }))
          }))
        }));
        const figures = every('figure');
        const visible = () => figures.filter(figure => !figure.hidden && !figure.closest('[hidden]'));

        """

    private static let search = """
        function textOf(section, scene) {
          scene.text ??= (section.title + ' ' + scene.element.textContent + ' '
            + every('img', scene.element).map(image => image.alt).join(' ')).toLowerCase();
          return scene.text;
        }
        function choice(name) {
          const value = form.elements[name]?.value;
          return value ? value.slice(1) : null;
        }
        function hide(element, isHidden) { if (element.hidden !== isHidden) element.hidden = isHidden; }
        function apply() {
          const wanted = words.value.toLowerCase().split(/\\s+/).filter(Boolean);
          const traits = ['device', 'appearance', 'language'].map(choice);
          const state = choice('state'), diagnostics = choice('diagnostics');
          const isFiltered = state !== null || traits.some(value => value !== null);
          const suits = unit => (state === null || unit.state === state)
            && unit.traits.some(its => traits.every((value, index) => value === null || its[index] === value));
          let pictures = 0, any = false;
          for (const section of sections) {
            const found = section.element.dataset.diagnostics;
            const isWanted = diagnostics === null || diagnostics === found
              || diagnostics === 'diagnostics' && found === 'errors';
            let count = 0, isEmpty = true;
            for (const scene of section.scenes) {
              const isFound = isWanted && wanted.every(word => textOf(section, scene).includes(word));
              let shown = 0;
              for (const unit of scene.units) {
                const isShown = isFound && suits(unit);
                hide(unit.element, !isShown);
                if (isShown) shown += 1;
                if (isShown && unit.element.tagName === 'FIGURE') count += 1;
              }
              hide(scene.element, shown === 0);
              if (shown) isEmpty = false;
            }
            // A document without images is found by its name and its diagnostics.
            if (!section.scenes.length && isWanted && !isFiltered)
              isEmpty = !wanted.every(word => section.element.textContent.toLowerCase().includes(word));
            hide(section.element, isEmpty);
            if (section.link) hide(section.link, isEmpty);
            pictures += count;
            if (!isEmpty) any = true;
          }
          for (const folder of every('.index details'))
            hide(folder, !one('a:not([hidden])', folder));
          one('.empty').hidden = any;
          const isAll = !wanted.length && !isFiltered && diagnostics === null;
          output.value = isAll ? '' : `${pictures} of ${figures.length} pictures`;
        }
        form.hidden = false;
        form.onsubmit = event => event.preventDefault();
        form.onreset = () => setTimeout(() => { apply(); resize(); });
        form.oninput = event => event.target.name === 'size' ? resize() : apply();

        """

    private static let sizes = """
        const root = document.documentElement;
        function resize() { root.style.setProperty('--size', form.elements.size.value / 100); }
        new ResizeObserver(() => root.style.setProperty('--bar', form.offsetHeight + 'px')).observe(form);

        """

    /// Highlights the current document in the index.
    private static let index = """
        const links = new Map(sections.map(section => [section.element, section.link]));
        let current = null;
        const reading = new IntersectionObserver(entries => {
          for (const entry of entries) {
            const link = links.get(entry.target);
            if (!entry.isIntersecting || !link || link === current) continue;
            current?.removeAttribute('aria-current');
            current = link;
            link.setAttribute('aria-current', 'true');
            const list = link.closest('.index'), inner = link.getBoundingClientRect();
            const outer = list.getBoundingClientRect();
            if (inner.top < outer.top || inner.bottom > outer.bottom)
              list.scrollTop += inner.top - outer.top - outer.height / 3;
          }
        }, { rootMargin: '-15% 0px -75% 0px' });
        if (links.size && one('.index')) for (const section of links.keys()) reading.observe(section);

        """

    private static let viewer = """
        const dialog = one('.viewer'), stage = one('.stage');
        let seen = null, zoom = 0, together = false;
        function enlarged(figure) {
          const image = new Image(), small = one('img', figure);
          image.src = small.src;
          image.alt = small.alt;
          if (zoom) image.style.cssText = `width:${small.getAttribute('width') * zoom}px;max-width:none;max-height:none`;
          return image;
        }
        function draw() {
          const scene = seen.closest('article');
          const all = together ? every('figure', scene).filter(figure => !figure.hidden) : [seen];
          stage.replaceChildren(...all.map(enlarged));
          stage.classList.toggle('zoomed', zoom > 0);
          const tags = every('figcaption i', seen).map(tag => tag.textContent);
          const shown = visible();
          const at = shown.indexOf(seen) + 1;
          one('#viewed').textContent = [one('h3', scene).textContent, ...(together ? [] : tags)].join(', ')
            + (at ? ` (${at} of ${shown.length})` : '');
          one('[data-do=variants]').disabled = every('figure:not([hidden])', scene).length < 2;
          one('[data-do=variants]').ariaPressed = String(together);
        }
        function view(figure) {
          if (!figure) return;
          seen = figure;
          draw();
          if (!dialog.open) dialog.showModal();
          stage.focus();
        }
        function step(by) {
          const shown = visible();
          let at = shown.indexOf(seen) + by;
          if (together) while (shown[at] && shown[at].closest('article') === seen.closest('article')) at += by;
          view(shown[at]);
        }
        function scaleBy(factor) {
          const image = one('img', stage), small = one('img', seen);
          const now = zoom || image.clientWidth / small.getAttribute('width') || 1;
          zoom = Math.min(8, Math.max(.1, now * factor));
          draw();
        }
        const actions = {
          previous: () => step(-1), next: () => step(1), smaller: () => scaleBy(1 / 1.25), larger: () => scaleBy(1.25),
          fit: () => { zoom = 0; draw(); }, variants: () => { together = !together; draw(); },
          close: () => dialog.close()
        };
        dialog.onclick = event => {
          const name = event.target.dataset.do;
          if (name) return actions[name]();
          if (event.target === stage || event.target === dialog) return dialog.close();
          if (event.target.parentElement === stage) { zoom = zoom ? 0 : 1.5; draw(); }
        };
        dialog.onclose = () => {
          zoom = 0;
          const link = one('a', seen);
          link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          link.focus();
        };
        one('main').addEventListener('click', event => {
          let figure = event.target.closest('figure a')?.closest('figure');
          // The link may refer to a scene that the filters hide.
          const link = event.target.closest('.same a'), scene = link && one(link.getAttribute('href'));
          if (scene?.closest('[hidden]')) figure = one('figure', scene);
          if (!figure || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          view(figure);
        });

        """

    private static let keys = """
        function move(by) {
          const shown = visible();
          let at = shown.indexOf(document.activeElement.closest?.('figure'));
          if (at >= 0) at += by;
          else at = shown.findIndex(figure => figure.getBoundingClientRect().bottom > form.offsetHeight);
          const link = shown[at] && one('a', shown[at]);
          if (!link) return;
          link.focus({ preventScroll: true });
          shown[at].closest('article').scrollIntoView({ block: 'nearest', behavior: 'instant' });
          link.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        }
        onPlainKey((key, event) => {
          if (dialog.open) {
            const name = {
              ArrowLeft: 'previous', ArrowRight: 'next', k: 'previous', j: 'next', '+': 'larger', '=': 'larger',
              '-': 'smaller', 0: 'fit', v: 'variants'
            }[key] ?? (key === 'Enter' && event.target === stage ? 'close' : null);
            if (name === 'variants' && one('[data-do=variants]').disabled && !together) return true;
            if (name) actions[name]();
            return Boolean(name);
          }
          if (key === '/') { words.focus(); words.select(); return true; }
          const by = { ArrowLeft: -1, ArrowRight: 1, k: -1, j: 1 }[key];
          if (by) move(by);
          return Boolean(by);
        });
        apply();
        resize();

        """
}
