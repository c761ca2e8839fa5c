// Views of a screen: the tree, what decides about the one that is selected, and lines over the picture.

import { element, plain } from "./elements.js";

const numbers = (list) => list.map(plain).join(", ");
const size = (rect) => `${plain(rect[2])} × ${plain(rect[3])}`;

export class Inspector {
  constructor({ overlay, tree, details, placeOf }) {
    Object.assign(this, { overlay, tree, details, placeOf });
    this.inspection = null;
    this.selected = null;
    this.hovered = null;
    this.hasLines = true;
    this.closed = new Set();
    this.pointed = null;
    /** Called with each inspection, and null where there is none. */
    this.shown = () => {};
    /** Parts of the overlay beside those of the selected view. */
    this.marks = () => [];
    tree.addEventListener("keydown", (event) => this.key(event));
  }

  // MARK: What is shown

  show(inspection) {
    const [selected, hovered] = [this.selected, this.hovered].map((index) => this.inspection?.views[index]);
    this.inspection = inspection;
    inspection.views.forEach((view, index) => {
      view.index = index;
      view.children = [];
      if (view.parent !== undefined && view.parent !== null) inspection.views[view.parent].children.push(index);
    });
    this.selected = this.counterpart(selected);
    // The pointer rests where it was, and a browser sends no event for a row that is replaced below it.
    this.hovered = this.counterpart(hovered);
    this.buildTree();
    this.update();
    this.shown(inspection);
  }

  /** The index of a view of the former inspection in this one, by its id, else by its place; null where it is gone. */
  counterpart(former) {
    const same = former && this.inspection.views.find((view) => former.id ? view.id === former.id
      : view.index === former.index && view.className === former.className);
    return same ? same.index : null;
  }

  fail(reason) {
    this.inspection = null;
    this.selected = null;
    this.tree.replaceChildren(element("p", { class: "soft" }, reason));
    this.overlay.replaceChildren();
    this.shown(null);
  }

  name(view) {
    const name = view.label ?? view.outlets[0]?.split(".").pop();
    return [name, view.text ? `“${view.text}”` : null].filter(Boolean).join(" ") || null;
  }

  // MARK: The tree

  buildTree() {
    const build = (index, level) => {
      const view = this.inspection.views[index];
      const id = this.identity(view);
      const isOpen = !this.closed.has(id);
      const name = this.name(view);
      const row = element("div", {
        class: "row" + (view.isHidden || view.alpha < 0.01 ? " faint" : ""), style: { "--level": level },
        on: { click: () => this.select(index), pointerenter: () => this.mark(index), pointerleave: () => this.mark(null) },
      },
      element("span", {
        class: "twist", "aria-hidden": "true",
        on: { click: (event) => { event.stopPropagation(); this.fold(view); } },
      }, view.children.length ? (isOpen ? "▾" : "▸") : ""),
      element("span", { class: "class" }, view.className), name ? element("span", { class: "name" }, " " + name) : null,
      this.isTroubled(view) ? element("span", { class: "warning", title: "ambiguous, or a constraint is broken" }, " ▲") : null);
      return element("div", {
        role: "treeitem", id: `view-${index}`, "data-index": index, "aria-level": level + 1,
        "aria-expanded": view.children.length ? String(isOpen) : null,
        "aria-selected": String(index === this.selected),
      }, row, view.children.length && isOpen
        ? element("div", { role: "group" }, view.children.map((child) => build(child, level + 1))) : null);
    };
    const roots = this.inspection.views.filter((view) => view.parent === undefined || view.parent === null);
    this.tree.replaceChildren(...roots.map((view) => build(view.index, 0)));
    if (this.inspection.isCut) this.tree.append(element("p", { class: "soft" }, "More views are left out."));
  }

  identity(view) { return view.id ?? `${view.index} ${view.className}`; }

  fold(view) {
    const id = this.identity(view);
    if (!this.closed.delete(id)) this.closed.add(id);
    this.buildTree();
  }

  isTroubled(view) {
    return view.isAmbiguous || view.constraints.some((index) => this.isBroken(this.inspection.constraints[index]));
  }

  isBroken(constraint) { return constraint.priority >= 1000 && (constraint.deviation ?? 0) > 0.6; }

  key(event) {
    if (!this.inspection) return;
    const shown = [...this.tree.querySelectorAll("[role=treeitem]")].map((item) => Number(item.dataset.index));
    const at = shown.indexOf(this.selected);
    const view = this.inspection.views[this.selected];
    const id = view && this.identity(view);
    const moves = {
      ArrowDown: () => this.select(shown[Math.min(at + 1, shown.length - 1)]),
      ArrowUp: () => this.select(shown[Math.max(at - 1, 0)]),
      Home: () => this.select(shown[0]),
      End: () => this.select(shown[shown.length - 1]),
      ArrowLeft: () => {
        if (view?.children.length && !this.closed.has(id)) this.fold(view);
        else if (view?.parent !== undefined && view?.parent !== null) this.select(view.parent);
      },
      ArrowRight: () => {
        if (view && this.closed.has(id)) this.fold(view);
        else if (view?.children.length) this.select(view.children[0]);
      },
    };
    if (!moves[event.key]) return;
    event.preventDefault();
    moves[event.key]();
  }

  // MARK: Choosing

  /** The innermost visible view at a point, the frontmost first; with `outer` the one around the selected. */
  at(point) {
    const views = this.inspection?.views ?? [];
    const isHidden = (view) => view.isHidden || view.alpha < 0.01 || view.parent >= 0 && isHidden(views[view.parent]);
    const contains = (rect) => point.x >= rect[0] && point.y >= rect[1] && point.x < rect[0] + rect[2] && point.y < rect[1] + rect[3];
    let found = null;
    for (const view of views) {
      // Later views are in front; a large one of UIKit's own, such as an effect, must not hide what people look for.
      if (!contains(view.rect) || isHidden(view)) continue;
      const isOwn = view.id || view.outlets.length || view.baseClass || view.text;
      if (found === null || isOwn || view.rect[2] * view.rect[3] < views[found].rect[2] * views[found].rect[3]) found = view.index;
    }
    return found;
  }

  pick(point, isOuter) {
    const found = this.at(point);
    const parent = this.inspection?.views[this.selected]?.parent;
    this.select(isOuter && parent !== undefined ? parent : found);
  }

  hover(point) { this.mark(point ? this.at(point) : null); }

  mark(index) {
    if (index === this.hovered) return;
    this.hovered = index;
    this.drawLines();
  }

  /** Marks a rectangle of the window; null none. */
  point(rect) {
    this.pointed = rect;
    this.drawLines();
  }

  select(index) {
    this.selected = index ?? null;
    const view = this.inspection?.views[this.selected];
    // Opens what is around it.
    for (let parent = view?.parent; parent >= 0; parent = this.inspection.views[parent].parent) {
      this.closed.delete(this.identity(this.inspection.views[parent]));
    }
    if (this.inspection) this.buildTree();
    this.update();
    const item = document.getElementById(`view-${this.selected}`);
    if (item) item.firstChild.scrollIntoView({ block: "nearest" });
    this.tree.setAttribute("aria-activedescendant", item ? item.id : "");
  }

  showLines(isOn) {
    this.hasLines = isOn;
    this.drawLines();
  }

  // MARK: Details

  update() {
    this.drawLines();
    const view = this.inspection?.views[this.selected];
    if (!view) {
      this.details.replaceChildren(
        element("p", { class: "soft" }, "Click a view with ", element("kbd", {}, "Alt"), ", or choose one in the tree."),
        ...(this.inspection ? [this.table([["Traits", this.inspection.traits.join(", ")], ["Size", size([0, 0, ...this.inspection.size])]])] : []));
      return;
    }
    const known = view.file ?? (view.line ? this.inspection.document : null);
    const rows = [
      ["Class", view.baseClass ? `${view.className} : ${view.baseClass}` : view.className],
      ["Controller", view.controller],
      ["Outlet", view.outlets.join(", ")],
      ["Label", view.label],
      ["Text", view.text],
      ["Identifier", view.accessibilityIdentifier],
      ["Document", known ? this.placeOf(known, view.line) : element("span", { class: "soft" }, "made by code")],
      ["Object ID", view.id],
      ["Frame", `${numbers(view.frame.slice(0, 2))} · ${size(view.frame)}`],
      ["Saved frame", view.savedFrame ? element("span", { class: "warning" }, `${numbers(view.savedFrame.slice(0, 2))} · ${size(view.savedFrame)}`) : null],
      ["In window", `${numbers(view.rect.slice(0, 2))} · ${size(view.rect)}`],
      ["Alignment", view.alignmentRect ? `${numbers(view.alignmentRect.slice(0, 2))} · ${size(view.alignmentRect)}` : null],
      ["Intrinsic", view.intrinsicSize.every((length) => length < 0) ? null
        : view.intrinsicSize.map((length) => length < 0 ? "–" : plain(length)).join(" × ")],
      ["Hugging", numbers(view.hugging)],
      ["Compression", numbers(view.compressionResistance)],
      ["Safe area", view.safeArea.some((inset) => inset) ? numbers(view.safeArea) : null],
      ["Margins", view.margins.some((inset) => inset) ? numbers(view.margins) : null],
      ["Hidden", view.isHidden ? "yes" : null],
      ["Alpha", view.alpha === 1 ? null : plain(view.alpha)],
      ["Autoresizing", view.usesAutoresizing ? "frame as constraints" : null],
      ["Layout", view.isAmbiguous ? element("b", { class: "warning" }, "ambiguous") : null],
    ];
    this.details.replaceChildren(this.table(rows), ...this.actionList(view), this.constraintList(view), ...this.chain(view));
  }

  actionList(view) {
    if (!view.actions.length) return [];
    return [element("section", {}, element("h3", {}, "Actions"),
      element("ul", { class: "plain" }, view.actions.map((text) => element("li", {}, element("code", {}, text)))))];
  }

  /** The responders that an event passes from the view. */
  chain(view) {
    const links = [];
    const all = this.inspection.responders;
    for (let index = view.responder; index >= 0 && links.length < all.length; index = all[index].next) links.push(all[index]);
    if (!links.length) return [];
    return [element("section", {}, element("h3", {}, `Responder chain (${links.length})`),
      element("ol", { class: "chain" }, links.map((link) => element("li", {}, this.link(link),
        link.role ? element("small", { class: "soft" }, ` ${link.role}`) : null,
        link.isFirstResponder ? element("small", { class: "warning" }, " first responder") : null))))];
  }

  link(responder) {
    if (!(responder.view >= 0)) return element("code", {}, responder.className);
    return element("button", {
      type: "button", class: "quiet code",
      on: {
        click: () => this.select(responder.view), pointerenter: () => this.mark(responder.view),
        pointerleave: () => this.mark(null), focus: () => this.mark(responder.view), blur: () => this.mark(null),
      },
    }, responder.className);
  }

  table(rows) {
    return element("dl", {}, rows.filter(([, value]) => value !== null && value !== undefined && value !== "")
      .flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]));
  }

  constraintList(view) {
    const list = view.constraints.map((index) => [index, this.inspection.constraints[index]]);
    if (!list.length) return element("p", { class: "soft" }, "No constraint mentions it.");
    return element("section", {}, element("h3", {}, `Constraints (${list.length})`), element("ul", { class: "constraints" },
      list.map(([index, constraint]) => element("li", {
        class: this.isBroken(constraint) ? "broken" : constraint.priority < 1000 ? "optional" : "",
        on: { pointerenter: () => this.emphasize(index), pointerleave: () => this.emphasize(null) },
      }, element("code", {}, constraint.text),
      constraint.identifier ? element("small", {}, ` ${constraint.identifier}`) : null,
      constraint.line ? element("small", {}, " ", this.placeOf(this.inspection.document, constraint.line)) : null,
      (constraint.deviation ?? 0) > 0.6
        ? element("small", { class: "warning" }, ` missed by ${plain(constraint.deviation)}${constraint.priority < 1000 ? ", optional" : ""}`) : null))));
  }

  emphasize(index) {
    for (const line of this.overlay.querySelectorAll("[data-constraint]")) {
      line.classList.toggle("strong", Number(line.dataset.constraint) === index);
    }
  }

  // MARK: Lines

  drawLines() {
    const parts = [];
    const views = this.inspection?.views ?? [];
    const rectangle = (rect, name) => element("svg:rect", { class: name, x: rect[0], y: rect[1], width: rect[2], height: rect[3] });
    const view = views[this.selected];
    if (this.hovered !== null && this.hovered !== this.selected && views[this.hovered]) {
      parts.push(rectangle(views[this.hovered].rect, "hovered"));
    }
    if (view) {
      parts.push(rectangle(view.rect, "selected"));
      if (view.alignmentRect) parts.push(rectangle(view.alignmentRect, "alignment"));
      if (this.hasLines) {
        for (const index of view.constraints) parts.push(...this.line(index, this.inspection.constraints[index]));
      }
    }
    if (this.pointed) parts.push(rectangle(this.pointed, "hovered"));
    this.overlay.replaceChildren(...this.marks(), ...parts);
  }

  line(index, constraint) {
    const name = "line" + (this.isBroken(constraint) ? " broken" : constraint.priority < 1000 ? " optional" : "");
    const [first, second] = [constraint.first, constraint.second];
    const isVertical = ["top", "bottom", "height", "centerY", "firstBaseline", "lastBaseline"].includes(first.attribute);
    const [a, b] = [this.coordinate(first), second && this.coordinate(second)];
    let ends;
    if (first.attribute === "width" || first.attribute === "height") {
      const [x, y, width, height] = first.rect;
      ends = isVertical ? [x + width / 2, y, x + width / 2, y + height] : [x, y + height / 2, x + width, y + height / 2];
    } else if (second && a !== null && b !== null) {
      const along = this.crossing(first.rect, second.rect, isVertical);
      ends = isVertical ? [along, a, along, b] : [a, along, b, along];
    } else {
      return [];
    }
    const parts = [element("svg:line", {
      class: name, "data-constraint": index, x1: ends[0], y1: ends[1], x2: ends[2], y2: ends[3],
    })];
    // A line of no length is a mark across.
    if (Math.hypot(ends[2] - ends[0], ends[3] - ends[1]) < 1) {
      const [dx, dy] = isVertical ? [12, 0] : [0, 12];
      parts[0].setAttribute("x1", ends[0] - dx); parts[0].setAttribute("y1", ends[1] - dy);
      parts[0].setAttribute("x2", ends[2] + dx); parts[0].setAttribute("y2", ends[3] + dy);
    } else {
      const [dx, dy] = isVertical ? [4, 0] : [0, 4];
      for (const [x, y] of [[ends[0], ends[1]], [ends[2], ends[3]]]) {
        parts.push(element("svg:line", { class: name + " end", "data-constraint": index, x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy }));
      }
      if (constraint.constant) {
        parts.push(element("svg:text", {
          class: name, "data-constraint": index, x: (ends[0] + ends[2]) / 2 + (isVertical ? 5 : 0), y: (ends[1] + ends[3]) / 2 + (isVertical ? 3 : -4),
          "text-anchor": isVertical ? "start" : "middle",
        }, plain(constraint.constant)));
      }
    }
    return parts;
  }

  /** Where an item's attribute lies in the window. */
  coordinate(item) {
    const [x, y, width, height] = item.rect;
    const isRightToLeft = this.inspection.traits.includes("right to left");
    switch (item.attribute) {
      case "left": return x;
      case "right": return x + width;
      case "leading": return isRightToLeft ? x + width : x;
      case "trailing": return isRightToLeft ? x : x + width;
      case "top": return y;
      case "bottom": case "lastBaseline": return y + height;
      case "firstBaseline": return y;
      case "centerX": return x + width / 2;
      case "centerY": return y + height / 2;
      default: return null;
    }
  }

  /** Where a line between two rectangles runs: through the middle of what they share. */
  crossing(first, second, isVertical) {
    const [place, length] = isVertical ? [0, 2] : [1, 3];
    const low = Math.max(first[place], second[place]);
    const high = Math.min(first[place] + first[length], second[place] + second[length]);
    return low <= high ? (low + high) / 2 : first[place] + first[length] / 2;
  }
}
