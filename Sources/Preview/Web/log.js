// The log of a live screen: events of the user, actions, segues and typed events, with the responders that they passed.

import { element } from "./elements.js";

/** Entries that are kept. */
const limit = 500;

export class Log {
  /** A log in a section; `point` marks a rectangle of the screen, null none. */
  constructor(section, point) {
    Object.assign(this, { section, point });
    this.list = element("ol", { "aria-live": "off" });
    section.append(element("header", {}, element("h2", {}, "Log"),
      element("button", { type: "button", on: { click: () => this.list.replaceChildren() } }, "Clear")), this.list);
  }

  show(isShown) {
    this.section.hidden = !isShown;
    this.list.replaceChildren();
  }

  add({ begins, entries }) {
    const isAtEnd = this.section.scrollTop + this.section.clientHeight >= this.section.scrollHeight - 8;
    if (begins && this.list.children.length) this.list.append(element("li", { class: "soft" }, "The screen was recreated."));
    for (const entry of entries) this.list.append(this.row(entry));
    while (this.list.children.length > limit) this.list.firstChild.remove();
    if (isAtEnd) this.section.scrollTop = this.section.scrollHeight;
  }

  row(entry) {
    const end = entry.isHandled ? "" : " › nobody";
    return element("li", {
      class: entry.kind + (entry.isHandled ? "" : " unhandled"),
      on: { pointerenter: () => this.point(entry.rect ?? null), pointerleave: () => this.point(null) },
    },
    element("time", {}, entry.time.toFixed(2)), element("b", {}, entry.kind), ` ${entry.text} `,
    element("span", { class: "path" }, entry.path.join(" › ")), element("span", { class: "end" }, end));
  }
}
