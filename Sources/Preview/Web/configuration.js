// The configuration that scenes are shown in: chosen in a bar, kept in the page's address.

import { areFiles, element } from "./elements.js";

const names = ["device", "orientation", "appearance", "language", "size", "contrast", "direction", "look"];

/** The configuration that the page's address has. */
export function read() {
  if (areFiles) return {};
  const parameters = new URLSearchParams(location.search);
  const configuration = {};
  for (const name of names) if (parameters.get(name)) configuration[name] = parameters.get(name);
  return configuration;
}

/** The configuration as the part of an address behind the question mark. */
export function query(configuration, more = {}) {
  const parameters = new URLSearchParams();
  for (const name of names) if (configuration[name]) parameters.set(name, configuration[name]);
  for (const [name, value] of Object.entries(more)) parameters.set(name, value);
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

function write(configuration) {
  history.replaceState(null, "", location.pathname + query(configuration) + location.hash);
}

function menu(name, label, options, value, change) {
  const made = element("select", { name, on: { change: () => change(name, made.value) } }, options.map((option) => {
    if (option.group) {
      return element("optgroup", { label: option.group },
        option.options.map((inner) => element("option", { value: inner }, inner)));
    }
    return element("option", { value: option.value }, option.label);
  }));
  made.value = value ?? "";
  if (made.value !== (value ?? "")) {
    made.append(element("option", { value }, value));
    made.value = value;
  }
  return element("label", {}, element("span", {}, label), made);
}

/** One of few values, each a button. */
function choice(name, label, options, value, change) {
  const buttons = options.map(([option, title]) => element("label", { title },
    element("input", {
      type: "radio", name, value: option, checked: (value ?? "") === option,
      on: { change: () => change(name, option) },
    }),
    element("span", {}, title)));
  return element("div", { role: "radiogroup", "aria-label": label, class: "choice" },
    element("span", { "aria-hidden": "true" }, label), element("div", {}, ...buttons));
}

const languageNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "code" });

function languageName(code) {
  try { return `${languageNames.of(code)} (${code})`; } catch { return code; }
}

/** Fills the bar, and calls `changed` with each new configuration. */
export function show(listing, changed) {
  const form = document.getElementById("configuration");
  form.hidden = areFiles;
  let configuration = read();
  const change = (name, value) => {
    configuration = { ...configuration, [name]: value || undefined };
    write(configuration);
    changed(configuration);
  };
  const devices = (idiom) => listing.devices.filter((device) => device.idiom === idiom).map((device) => device.name).reverse();
  const languages = listing.languages.map((code) => ({ value: code, label: languageName(code) }));
  form.replaceChildren(
    menu("device", "Device", [
      { value: "", label: "as in the document" }, { group: "iPhone", options: devices("iPhone") },
      { group: "iPad", options: devices("iPad") },
    ], configuration.device, change),
    choice("orientation", "Orientation", [["", "auto"], ["portrait", "portrait"], ["landscape", "landscape"]],
      configuration.orientation, change),
    choice("appearance", "Appearance", [["", "light"], ["dark", "dark"]],
      configuration.appearance === "light" ? "" : configuration.appearance, change),
    menu("language", "Language", [{ value: "", label: "development" }, ...languages], configuration.language, change),
    menu("size", "Text size", [
      { value: "", label: "large (standard)" },
      ...listing.contentSizes.filter((size) => size !== "large").map((size) => ({ value: size, label: size })),
    ], configuration.size, change),
    choice("contrast", "Contrast", [["", "normal"], ["high", "high"]],
      configuration.contrast === "normal" ? "" : configuration.contrast, change),
    choice("direction", "Direction", [["", "by language"], ["rtl", "right to left"]],
      configuration.direction === "ltr" ? "" : configuration.direction, change),
    choice("look", "Look", [["", "iOS 18"], ["26", "iOS 26"]],
      configuration.look === "18" ? "" : configuration.look, change),
    element("button", {
      type: "button", class: "quiet",
      on: { click: () => {
        for (const name of names) configuration[name] = undefined;
        write(configuration);
        show(listing, changed);
        changed(configuration);
      } },
    }, "Reset"));
  form.addEventListener("submit", (event) => event.preventDefault());
  return configuration;
}
