// The lists beside the picture: views, the order of VoiceOver, and frames that differ from the document's.

import { count, element, plain } from "./elements.js";

const place = (rect) => `${plain(rect[0])}, ${plain(rect[1])} · ${plain(rect[2])} × ${plain(rect[3])}`;

export class Sides {
  constructor(inspector) {
    this.inspector = inspector;
    this.tabs = [...document.querySelectorAll("#sides [role=tab]")];
    this.tabs.forEach((tab, index) => {
      tab.addEventListener("click", () => this.choose(index));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step) this.choose((index + step + this.tabs.length) % this.tabs.length, true);
      });
    });
    inspector.shown = (inspection) => this.show(inspection);
    inspector.marks = () => this.marks();
    this.show(null);
  }

  choose(index, focuses = false) {
    this.tabs.forEach((tab, other) => {
      tab.setAttribute("aria-selected", String(other === index));
      tab.tabIndex = other === index ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = other !== index;
    });
    if (focuses) this.tabs[index].focus();
    this.inspector.drawLines();
  }

  isChosen(name) { return document.getElementById(`tab-${name}`).getAttribute("aria-selected") === "true"; }

  show(inspection) {
    this.inspection = inspection;
    document.getElementById("spoken").replaceChildren(...this.spoken());
    document.getElementById("frames").replaceChildren(...this.frames());
  }

  /** A button that selects a view, and marks a rectangle while the pointer or the focus is on it. */
  row(view, rect, ...content) {
    const mark = (isOn) => this.inspector.point(isOn ? rect : null);
    return element("button", {
      type: "button", class: "quiet",
      on: {
        click: () => this.inspector.select(view), pointerenter: () => mark(true), pointerleave: () => mark(false),
        focus: () => mark(true), blur: () => mark(false),
      },
    }, ...content);
  }

  spoken() {
    const stops = this.inspection?.spoken ?? [];
    const unnamed = stops.filter((stop) => stop.isUnnamed).length;
    return [
      element("p", { class: "soft" }, count(stops.length, "stop"),
        unnamed ? element("span", { class: "warning" }, `, ${unnamed} without a name`) : ""),
      element("ol", { class: "stops" }, stops.map((stop) => element("li", {},
        this.row(stop.view, stop.rect, stop.speech,
          stop.isUnnamed ? element("span", { class: "warning", title: "no label names it" }, " ▲") : null)))),
    ];
  }

  frames() {
    if (!this.inspection) return [];
    if (this.inspection.savedScreen) {
      return [element("p", { class: "soft" }, `The document's frames are saved for ${this.inspection.savedScreen}; choose that device to compare.`)];
    }
    const offset = (view) => Math.max(...view.frame.map((number, index) => Math.abs(number - view.savedFrame[index])));
    const views = this.inspection.views.filter((view) => view.savedFrame).sort((a, b) => offset(b) - offset(a));
    if (!views.length) return [element("p", { class: "soft" }, "No view differs from the frame that the document has saved.")];
    return [
      element("p", { class: "soft" }, `${count(views.length, "view")} with another frame than saved`),
      element("ul", { class: "stops" }, views.map((view) => element("li", {}, this.row(view.index, view.rect,
        view.className, " ", element("span", { class: "soft" }, this.inspector.name(view) ?? ""), element("br"),
        element("code", {}, `saved ${place(view.savedFrame)}`), element("br"), element("code", {}, `now ${place(view.frame)}`))))),
    ];
  }

  /** The stops with their numbers over the picture, and the views that differ. */
  marks() {
    if (this.isChosen("frames")) {
      return (this.inspection?.views ?? []).filter((view) => view.savedFrame).map((view) => rectangle(view.rect, "alignment"));
    }
    if (!this.isChosen("spoken")) return [];
    return (this.inspection?.spoken ?? []).flatMap((stop, index) => [
      rectangle(stop.rect, stop.isUnnamed ? "stop unnamed" : "stop"),
      element("svg:text", { class: "stop", x: stop.rect[0] + 2, y: stop.rect[1] + 9 }, String(index + 1)),
    ]);
  }
}

function rectangle(rect, name) {
  return element("svg:rect", { class: name, x: rect[0], y: rect[1], width: rect[2], height: rect[3] });
}
