// A live screen: what the user does goes to the app's process, and each new picture comes back.

import { at, element, fetchJSON, post } from "./elements.js";

/** Keys that are no text, by their names in `UIKeyCommand`. */
const keys = {
  ArrowUp: "UIKeyInputUpArrow", ArrowDown: "UIKeyInputDownArrow", ArrowLeft: "UIKeyInputLeftArrow",
  ArrowRight: "UIKeyInputRightArrow", Escape: "UIKeyInputEscape", Tab: "\t",
};

/** Waits for the browser's next frame, or for a while where the page is hidden and has none. */
const nextFrame = () => new Promise((resolve) => {
  requestAnimationFrame(resolve);
  setTimeout(resolve, 100);
});

export class Live {
  /**
   * A screen in a frame; `resized` is called with each new size in points, `changed` with each picture, `logged` with what
   * the user and the app have sent.
   */
  constructor({ frame, image, stage, resized, changed, logged, message }) {
    Object.assign(this, { frame, image, stage, resized, changed, logged, message });
    this.id = null;
    this.isOn = false;
    this.waiting = [];
    this.isSending = false;
    this.isOpening = false;
    this.isDown = false;
    this.size = null;
    this.canvas = element("canvas", { role: "img", "aria-label": "Live screen", hidden: true });
    image.after(this.canvas);
    this.notice = element("div", { class: "notice", role: "alert", hidden: true });
    frame.append(this.notice);
    this.listen();
  }

  /** Opens the screen of a scene, given as the parts of its address; null is the app. Keeps the state of the present one. */
  async start(scene, configuration) {
    this.isOn = true;
    // Of several changes at once the last one counts.
    this.wanted = { scene, configuration };
    if (this.isOpening) return;
    this.isOpening = true;
    while (this.wanted) {
      const { wanted } = this;
      this.wanted = null;
      await this.open(wanted);
    }
    this.isOpening = false;
  }

  async open({ scene, configuration }) {
    const former = this.id ?? this.former;
    Object.assign(this, { id: null, former, waiting: [], size: null, isDown: false });
    this.notice.hidden = true;
    const scale = Math.min(Math.max(window.devicePixelRatio || 1, 1), 2);
    try {
      const { id } = await post("/live", { scene, former, configuration: { ...configuration, scale: String(scale) } });
      if (!this.isOn) return post(`/live/${id}`, [{ kind: "close" }]);
      Object.assign(this, { id, former: null });
    } catch (error) {
      return this.fail(error.message, "", false);
    }
    this.frame.classList.add("live");
    this.receive();
  }

  stop() {
    // Goes out even as the page is left.
    if (this.id) post(`/live/${this.id}`, [{ kind: "close" }], { keepalive: true }).catch(() => {});
    Object.assign(this, { id: null, former: null, wanted: null, isOn: false, waiting: [], size: null });
    this.frame.classList.remove("live", "down");
    this.notice.hidden = this.canvas.hidden = true;
  }

  // MARK: Frames

  /** Receives frames, each as soon as there is one; those that the page is too slow for arrive as one. */
  async receive() {
    const { id } = this;
    let number = 0;
    const drawing = [];
    while (this.isOn && id === this.id) {
      const frame = await this.fetchFrame(id, number);
      if (id !== this.id) break;
      if (!frame) return this.fail("The connection to the screen is lost.", "", false);
      number = frame.head.number;
      for (const report of frame.head.reports) this.report(report);
      if (!frame.parts.length) continue;
      // The next frames are on their way while this one is decoded and waits for the browser, since they arrive irregularly.
      drawing.push(this.show(frame, id, drawing.at(-1)));
      if (drawing.length > 2) await drawing.shift();
    }
  }

  /** A frame after the one of a number: its head, and its parts as files; null where the screen has ended. */
  async fetchFrame(id, number) {
    try {
      const response = await fetch(at(`/live/${id}/frame?after=${number}`));
      const bytes = response.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
      if (bytes.byteLength < 4) return null;
      let offset = 4 + new DataView(bytes).getUint32(0, true);
      const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, offset - 4)));
      const parts = head.parts.map(([x, y, width, height, length]) => {
        offset += length;
        return { x, y, file: new Blob([new Uint8Array(bytes, offset - length, length)], { type: "image/png" }) };
      });
      return { head, parts };
    } catch {
      return null;
    }
  }

  report({ log, failure }) {
    if (failure) return this.fail(failure.reason, failure.output, failure.restarts);
    for (const text of log.messages) this.message(text);
    this.logged(log);
  }

  /** Draws a frame after the former one. */
  async show({ head, parts }, id, former) {
    const decoded = Promise.all(parts.map((part) => createImageBitmap(part.file))).catch(() => null);
    await former;
    const images = await decoded;
    if (!images) return;
    // Of two pictures that arrive close to each other, the browser shows both.
    await this.isShown;
    if (!this.isOn || id !== this.id) return;
    if (this.canvas.width !== head.pixelWidth || this.canvas.height !== head.pixelHeight) {
      this.canvas.width = head.pixelWidth;
      this.canvas.height = head.pixelHeight;
    }
    const context = this.canvas.getContext("2d", { alpha: false });
    images.forEach((image, index) => {
      context.drawImage(image, parts[index].x, parts[index].y);
      image.close();
    });
    this.isShown = nextFrame();
    this.canvas.hidden = false;
    this.image.hidden = true;
    this.frame.classList.remove("down");
    if (!this.size || this.size.width !== head.width || this.size.height !== head.height) {
      this.size = { width: head.width, height: head.height, cornerRadius: head.cornerRadius };
      this.resized(this.size);
    }
    this.changed();
  }

  fail(reason, output, restarts) {
    this.frame.classList.add("down");
    this.notice.hidden = false;
    this.notice.replaceChildren(
      element("p", {}, element("b", {}, "The screen has ended: "), reason),
      element("p", {}, restarts ? "It starts again." : "It starts again when it is restarted, or when a file is saved."),
      ...(output ? [element("pre", {}, output)] : []));
    this.isDown = false;
  }

  /** The views as they are now. */
  inspection() { return fetchJSON(`/live/${this.id}/inspection.json`); }

  // MARK: What the user does

  /** Sends a command; movements that wait are sent together. */
  send(command) {
    if (!this.id) return;
    const last = this.waiting.at(-1);
    if (command.kind === "move" && last?.kind === "move") this.waiting.pop();
    if (command.kind === "wheel" && last?.kind === "wheel") {
      this.waiting.pop();
      command = { ...command, dx: command.dx + last.dx, dy: command.dy + last.dy };
    }
    this.waiting.push(command);
    this.flush();
  }

  async flush() {
    if (this.isSending) return;
    this.isSending = true;
    while (this.id && this.waiting.length) {
      const commands = this.waiting;
      this.waiting = [];
      try { await post(`/live/${this.id}`, commands); } catch (error) { this.fail(error.message, "", false); break; }
    }
    this.isSending = false;
  }

  point(event) {
    const box = this.canvas.getBoundingClientRect();
    return {
      x: (event.clientX - box.left) / box.width * this.size.width,
      y: (event.clientY - box.top) / box.height * this.size.height,
    };
  }

  /** Whether an event is the screen's, rather than the inspector's. */
  isOwn(event) { return this.isOn && this.size && !event.altKey && !this.frame.classList.contains("inspecting"); }

  listen() {
    const { frame } = this;
    frame.addEventListener("pointerdown", (event) => {
      if (!this.isOwn(event) || event.button !== 0 || this.notice.contains(event.target)) return;
      event.preventDefault();
      this.stage.focus({ preventScroll: true });
      frame.setPointerCapture(event.pointerId);
      // Why the screen ended stays to be read until the next one is used.
      if (!frame.classList.contains("down")) this.notice.hidden = true;
      this.isDown = true;
      this.send({ kind: "down", ...this.point(event) });
    });
    frame.addEventListener("pointermove", (event) => {
      if (this.isDown && this.isOn && this.size) this.send({ kind: "move", ...this.point(event) });
    });
    const up = (kind) => () => {
      if (!this.isDown) return;
      this.isDown = false;
      this.send({ kind });
    };
    frame.addEventListener("pointerup", up("up"));
    frame.addEventListener("pointercancel", up("cancel"));
    frame.addEventListener("wheel", (event) => {
      if (!this.isOwn(event)) return;
      event.preventDefault();
      if (event.ctrlKey) return this.send({ kind: "pinch", ...this.point(event), factor: Math.exp(-event.deltaY / 200) });
      const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? this.size.height : 1;
      this.send({ kind: "wheel", ...this.point(event), dx: event.deltaX * unit, dy: event.deltaY * unit });
    }, { passive: false });
    this.stage.addEventListener("keydown", (event) => {
      if (!this.isOn || !this.size || event.isComposing) return;
      const modifiers = (event.shiftKey ? 1 << 17 : 0) | (event.ctrlKey ? 1 << 18 : 0) | (event.altKey ? 1 << 19 : 0) | (event.metaKey ? 1 << 20 : 0);
      if ((event.metaKey || event.ctrlKey) && event.key === "r") return;
      const plain = !event.metaKey && !event.ctrlKey;
      if (plain && event.key.length === 1 || plain && [...event.key].length === 1) this.send({ kind: "text", text: event.key });
      else if (event.key === "Enter") this.send({ kind: "text", text: "\n" });
      else if (event.key === "Backspace") this.send({ kind: "text", text: "\b" });
      else if (keys[event.key]) this.send({ kind: "key", text: keys[event.key], modifiers });
      else if (event.key.length === 1) this.send({ kind: "key", text: event.key, modifiers });
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    this.stage.addEventListener("paste", (event) => {
      if (this.isOn) this.send({ kind: "text", text: event.clipboardData.getData("text/plain") });
    });
    addEventListener("pagehide", () => this.stop());
  }
}
