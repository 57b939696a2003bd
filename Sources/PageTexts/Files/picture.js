"use strict";

// Draws pictures as the program's picture model has them, and what lies between two of them.
const Pictures = (() => {
  const namespace = "http://www.w3.org/2000/svg";
  const margin = 16;
  const sizes = [15, 13, 11, 9.5, 8];
  const leading = 1.22;
  const ruler = document.createElement("canvas").getContext("2d");
  const family = "-apple-system, 'SF Pro Text', 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";

  function make(name, attributes, parent) {
    const node = document.createElementNS(namespace, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    if (parent) parent.append(node);
    return node;
  }

  function widthOf(words, size) {
    ruler.font = `${size}px ${family}`;
    return ruler.measureText(words).width;
  }

  // The words in lines that fit a box, at the largest size that lets them; cut at the smallest.
  function setLabel(words, width, height, largest) {
    if (!words) return { lines: [], size: 0 };
    for (const size of sizes) {
      if (size > largest) continue;
      const rows = Math.floor(height / (size * leading) + 0.05);
      if (rows < 1) continue;
      const lines = [];
      for (const word of words.split(" ")) {
        const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
        if (!lines.length) lines.push(word);
        else if (widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      if (lines.length > Math.min(rows, 3)) continue;
      if (lines.every((line) => widthOf(line, size) <= width)) return { lines, size };
    }
    const least = sizes.findLast((size) => size * leading <= height + 0.5 && size <= 11);
    if (!least) return { lines: [], size: 0 };
    let kept = [...words];
    while (kept.length && widthOf(`${kept.join("")}…`, least) > width) kept.pop();
    return kept.length > 1 ? { lines: [`${kept.join("")}…`], size: least } : { lines: [], size: 0 };
  }

  function mix(start, end, part) { return start + (end - start) * part; }

  function mixPose(start, end, part) {
    return {
      frame: start.frame.map((value, index) => mix(value, end.frame[index], part)),
      opacity: mix(start.opacity ?? 1, end.opacity ?? 1, part),
      z: end.z ?? 0,
      transform: part < 1 && start.transform ? start.transform : end.transform,
    };
  }

  function poseOf(element) {
    const { frame, opacity, z, transform } = element;
    return { frame, opacity, z, transform };
  }

  // How one picture becomes the next: by an apply's own plan, or by what has the same identity.
  function motionBetween(before, after, planned) {
    const known = new Map();
    for (const picture of [before, after]) {
      for (const element of picture?.elements ?? []) known.set(element.id, { element, picture });
    }
    if (planned) {
      return planned.elements.filter((part) => known.has(part.id)).map((part) => ({
        ...known.get(part.id), id: part.id, change: part.change, start: part.start, end: part.end,
      }));
    }
    const old = new Map((before?.elements ?? []).map((element) => [element.id, element]));
    const ways = [];
    const present = new Set((after?.elements ?? []).map((element) => element.id));
    for (const element of before?.elements ?? []) {
      if (present.has(element.id)) continue;
      const pose = poseOf(element);
      ways.push({
        element, picture: before, id: element.id, change: "disappear", start: pose,
        end: { ...pose, opacity: 0 },
      });
    }
    for (const element of after?.elements ?? []) {
      const end = poseOf(element);
      const from = old.get(element.id);
      const start = from ? poseOf(from) : { ...end, opacity: 0 };
      const change = from ? (from.frame.join() === end.frame.join() ? "stay" : "move") : "appear";
      ways.push({ element, picture: after, id: element.id, change, start, end });
    }
    return ways;
  }

  // A view: its surface and its words, put where a pose has it.
  class View {
    constructor(way, parent) {
      this.way = way;
      const { element, picture } = way;
      const color = element.section === undefined
        ? "n" : picture.sections[element.section][1] % 8;
      this.node = make("g", {
        class: `view ${element.role} c${color}`, tabindex: 0, role: "button",
        "aria-label": `${element.name}${element.label === element.name ? "" : ` ${element.label}`}`,
      }, parent);
      this.node.dataset.id = element.id;
      this.surface = make("rect", { class: "surface" }, this.node);
      this.words = make("g", {}, this.node);
      this.size = [];
    }

    place(pose) {
      const [x, y, width, height] = pose.frame;
      this.pose = pose;
      let transform = `translate(${x} ${y})`;
      if (pose.transform) {
        const flat = [0, 1, 4, 5, 12, 13].map((index) => pose.transform[index]);
        transform += ` translate(${width / 2} ${height / 2}) matrix(${flat.join(" ")})`
          + ` translate(${-width / 2} ${-height / 2})`;
      }
      this.node.setAttribute("transform", transform);
      this.node.setAttribute("opacity", pose.opacity ?? 1);
      if (this.size[0] === width && this.size[1] === height) return;
      this.size = [width, height];
      const least = Math.min(width, height);
      const radius = this.way.element.role === "supplementary" ? Math.min(least / 2, 12)
        : Math.min(least / 6, this.way.element.role === "boundary" ? 4 : 8);
      const edge = least < 3 ? 0 : 0.5;
      for (const [name, value] of Object.entries({
        x: edge, y: edge, width: Math.max(0.3, width - 2 * edge),
        height: Math.max(0.3, height - 2 * edge), rx: radius,
      })) this.surface.setAttribute(name, value);
      this.write(width, height);
    }

    // What can be seen in a cell: a surface, an image's place or a control, and words.
    show({ frame: [x, y, width, height], fill, border, radius, shadow, image, control, text }) {
      const rx = Math.min(radius ?? 0, width / 2, height / 2);
      if (shadow && (fill || border)) {
        const [color, right, down, blur] = shadow;
        for (const growth of blur ? [blur / 2, 0, -blur / 2] : [0]) {
          make("rect", {
            x: x + right - growth, y: y + down - growth, width: Math.max(0, width + 2 * growth),
            height: Math.max(0, height + 2 * growth), rx: Math.max(0, rx + growth), fill: color,
            opacity: blur ? 1 / 3 : 1,
          }, this.words);
        }
      }
      if (fill || border) {
        make("rect", {
          x, y, width, height, rx, fill: fill ?? "none", stroke: border?.[0] ?? "none",
          "stroke-width": border?.[1] ?? 0,
        }, this.words);
      }
      if (image !== undefined) {
        make("rect", { x, y, width, height, rx: rx || 4, fill: "#d9dde3" }, this.words);
        const name = setLabel(image, width - 4, Math.min(height, 30), 11);
        name.lines.forEach((line, index) => {
          make("text", {
            x: x + width / 2, y: y + height / 2 + name.size * (0.35 + index),
            "font-size": name.size, "text-anchor": "middle", fill: "#39424e",
          }, this.words).textContent = line;
        });
      }
      if (control) {
        const isSwitch = control[0] === "switch";
        const share = isSwitch || control[0] === "slider" || control[0] === "progress"
          ? Math.min(1, Math.max(0, control[1])) : 1;
        const high = ["slider", "progress"].includes(control[0]) ? 4 : height;
        const top = y + (height - high) / 2;
        make("rect", {
          x, y: top, width, height: high, rx: Math.min(high / 2, 16),
          fill: isSwitch && share ? "#34c759" : "#e3e5e9",
        }, this.words);
        if (share > 0 && (control[0] === "slider" || control[0] === "progress")) {
          make("rect", {
            x, y: top, width: width * share, height: high, rx: 2, fill: "#007aff",
          }, this.words);
        }
        if (isSwitch) {
          const r = height / 2;
          make("circle", {
            cx: share ? x + width - r : x + r, cy: y + r, r: Math.max(1, r - 2), fill: "#fff",
          }, this.words);
        }
      }
      if (!text) return;
      const at = { start: x, middle: x + width / 2, end: x + width }[text.anchor];
      const first = y + (height - text.leading * text.lines.length) / 2 + text.leading * 0.8;
      text.lines.forEach((line, index) => {
        make("text", {
          x: at, y: first + text.leading * index, "font-size": text.size,
          "font-weight": text.weight, "text-anchor": text.anchor, fill: text.color,
        }, this.words).textContent = line;
      });
    }

    write(width, height) {
      const { element, picture } = this.way;
      this.words.replaceChildren();
      const seen = element.contents?.elements;
      // Cells are shown in the appearance whose colours they were asked for.
      this.surface.style.fill = !seen ? "" : element.contents.isDark ? "#000" : "#fff";
      if (seen) {
        for (const one of seen) this.show(one);
        if (element.state && element.state !== "same") this.node.classList.add("marked");
        return;
      }
      const isLeading = element.role === "boundary" || element.role === "decoration";
      const room = width < 60 ? 3 : 10;
      const lines = element.contents?.lines ?? [];
      const label = setLabel(
        element.label, width - 2 * room, lines.length ? (height - 2) * 0.55 : height - 2,
        element.role === "decoration" ? 11 : 15);
      const rest = lines.map((line) => setLabel(line, width - 2 * room, 14, 11))
        .slice(0, Math.max(0, Math.floor((height - label.size * leading) / 14)));
      const total = label.lines.length * label.size * leading + rest.length * 14;
      const x = isLeading ? (picture.isRightToLeft ? width - room : room) : width / 2;
      const anchor = isLeading ? (picture.isRightToLeft ? "end" : "start") : "middle";
      let y = element.role === "decoration" ? 2 : (height - total) / 2;
      const write = (line, size, step, name) => {
        const text = make("text", {
          x, y: y + step / 2 + size * 0.35, "font-size": size, "text-anchor": anchor, class: name,
        }, this.words);
        text.textContent = line;
        y += step;
      };
      for (const line of label.lines) write(line, label.size, label.size * leading, "title");
      for (const one of rest) for (const line of one.lines) write(line, one.size, 14, "detail");
      if (element.state && element.state !== "same") this.node.classList.add("marked");
    }
  }

  const holds = ([x, y, width, height], [left, top, across, down], slack) =>
    x <= left + slack && y <= top + slack && x + width >= left + across - slack
      && y + height >= top + down - slack;

  const touches = ([x, y, width, height], [left, top, across, down]) =>
    x <= left + across + 0.5 && left <= x + width + 0.5
      && y <= top + down + 0.5 && top <= y + height + 0.5;

  // The overlays that explain the place of an element: its own, those around it, and the space at
  // its edges and at those of its groups.
  function explaining(overlays, { section, frame }) {
    const near = overlays.filter((one) => one.section === undefined || one.section === section);
    const groups = near.filter((one) => one.kind === "group" && holds(one.frame, frame, 0.01));
    const edges = [frame, ...groups.map((group) => group.frame)];
    return near.filter((overlay) => {
      switch (overlay.kind) {
      case "item":
        return holds(overlay.frame, frame, 0.01) && holds(frame, overlay.frame, 0.01);
      case "section": case "viewport": return holds(overlay.frame, frame, 0.01);
      case "group": return groups.includes(overlay);
      case "inset": return true;
      case "estimate": return touches(overlay.frame, frame);
      case "spacing": return edges.some((edge) => touches(overlay.frame, edge));
      default: return false;
      }
    });
  }

  // Where the first of two frames ends along an axis, and where the other begins.
  function gap(one, other, axis) {
    const [first, second] = one[axis] <= other[axis] ? [one, other] : [other, one];
    return [first[axis] + first[axis + 2], second[axis]];
  }

  // A screen in a device, of one picture or between two.
  class Stage {
    // `hasCorner`: whether the device has a corner by which it can be drawn to another size.
    constructor(svg, { hasCorner = false } = {}) {
      this.svg = svg;
      make("title", {}, svg);
      const defs = make("defs", {}, svg);
      const clip = make("clipPath", { id: "screen-clip" }, defs);
      this.clip = make("rect", {}, clip);
      for (const [name, turn] of [["inset", 45], ["spacing", -45]]) {
        const pattern = make("pattern", {
          id: `hatch-${name}`, width: 6, height: 6, patternUnits: "userSpaceOnUse",
          patternTransform: `rotate(${turn})`,
        }, defs);
        make("rect", { width: 6, height: 6, class: `hatch ${name} thin` }, pattern);
        make("rect", { width: 1.6, height: 6, class: `hatch ${name}` }, pattern);
      }
      this.screen = make("rect", { class: "screen" }, svg);
      const window = make("g", { "clip-path": "url(#screen-clip)" }, svg);
      this.content = make("g", {}, window);
      this.views = make("g", {}, this.content);
      this.overlays = make("g", { class: "overlays" }, this.content);
      this.bezel = make("rect", { class: "bezel" }, svg);
      if (hasCorner) this.corner = make("circle", { class: "corner", r: 9 }, svg);
      this.kinds = new Set();
      // Elements whose own part of the layout is outlined, and two between which it is measured.
      this.lenses = [];
      this.measured = [];
    }

    // Prepares what leads from one picture to another; `pose` shows a moment of it.
    // Gets ready to show how `before` becomes `after`; `current` has where views are just now.
    prepare(before, after, planned, current = new Map()) {
      this.before = before ?? after;
      this.after = after ?? before;
      this.isAnimated = planned ? planned.isAnimated : true;
      this.ways = after || before
        ? motionBetween(before, after, planned?.isAnimated ? planned : null) : [];
      for (const way of this.ways) {
        if (way.change !== "appear" && current.has(way.id)) way.start = current.get(way.id);
      }
      const rank = (way) => [way.end.z ?? 0, way.change === "disappear" ? 0 : 1];
      this.ways = this.ways.map((way, index) => ({ way, index })).sort((one, other) => {
        const [a, b] = [rank(one.way), rank(other.way)];
        return a[0] - b[0] || a[1] - b[1] || one.index - other.index;
      }).map(({ way }) => way);
      this.views.replaceChildren();
      this.drawn = this.ways.map((way) => new View(way, this.views));
      this.svg.querySelector("title").textContent = this.after?.caption?.join(", ") ?? "";
    }

    // Shows the moment `part`, from 0 to 1; it eases in and out.
    pose(part) {
      if (!this.after) return;
      const moment = this.isAnimated ? part * part * (3 - 2 * part) : 1;
      const bounds = this.before.bounds.map((value, index) =>
        mix(value, this.after.bounds[index], moment));
      this.frame(bounds);
      for (const view of this.drawn) {
        view.place(mixPose(view.way.start, view.way.end, moment));
        const isGone = moment === 1 && view.way.change === "disappear";
        view.node.setAttribute("display", isGone ? "none" : "inline");
      }
      this.overlays.setAttribute("display", part < 1 ? "none" : "inline");
      if (part === 1) this.drawOverlays();
    }

    // Where each view is at the moment that is shown.
    poses() {
      return new Map(this.drawn?.filter((view) => view.pose).map((view) => [view.way.id, view.pose]));
    }

    frame([x, y, width, height]) {
      const bezel = 8;
      const inset = margin + bezel;
      const radius = (this.after.safeArea?.[2] ?? 0) > 0 ? 38 : 10;
      this.svg.setAttribute("viewBox", `0 0 ${width + 2 * inset} ${height + 2 * inset}`);
      for (const rect of [this.clip, this.screen]) {
        for (const [name, value] of Object.entries({ x: inset, y: inset, width, height, rx: radius }))
          rect.setAttribute(name, value);
      }
      for (const [name, value] of Object.entries({
        x: inset - bezel / 2, y: inset - bezel / 2, width: width + bezel, height: height + bezel,
        rx: radius + bezel / 2,
      })) this.bezel.setAttribute(name, value);
      this.corner?.setAttribute("cx", width + inset);
      this.corner?.setAttribute("cy", height + inset);
      this.content.setAttribute("transform", `translate(${inset - x} ${inset - y})`);
    }

    // Overlays of the kinds that are switched on; a label that has no free place is left out.
    drawOverlays() {
      this.overlays.replaceChildren();
      const picture = this.after;
      const all = picture.overlays ?? [];
      const close = new Set(this.lenses.flatMap((element) => explaining(all, element)));
      const shown = all.filter((one) => this.kinds.has(one.kind) || close.has(one));
      const taken = [];
      if (this.measured.length === 2) this.measure(...this.measured, taken);
      const order = ["inset", "spacing", "item", "group", "section", "viewport", "estimate", "stop"];
      for (const kind of order) {
        for (const overlay of shown.filter((one) => one.kind === kind)) this.outline(overlay);
      }
      const labelled =
        ["section", "spacing", "inset", "estimate", "stop", "viewport", "item", "group"];
      for (const kind of labelled) {
        for (const overlay of shown.filter((one) => one.kind === kind && one.label)) {
          this.label(overlay, taken);
        }
      }
    }

    // The way from the edge of one element to the nearest of another, on each axis where there is one.
    measure(one, other, taken) {
      for (const axis of [0, 1]) {
        const [from, to] = gap(one.frame, other.frame, axis);
        if (to <= from) continue;
        const cross = 1 - axis;
        const low = Math.max(one.frame[cross], other.frame[cross]);
        const high = Math.min(...[one, other].map(({ frame }) => frame[cross] + frame[cross + 2]));
        const middle = (low + high) / 2;
        const ends = axis === 0
          ? { x1: from, x2: to, y1: middle, y2: middle } : { x1: middle, x2: middle, y1: from, y2: to };
        make("line", { ...ends, class: "distance" }, this.overlays);
        const length = Math.round((to - from) * 100) / 100;
        const [x, y] = axis === 0 ? [(from + to) / 2, middle] : [middle, (from + to) / 2];
        const width = widthOf(String(length), 9) + 6;
        this.plate([x - width / 2, y - 6.5, width, 13], String(length), "distance", taken);
      }
    }

    tintOf(overlay) {
      return overlay.section === undefined
        ? "n" : this.after.sections[overlay.section][1] % 8;
    }

    outline(overlay) {
      const [x, y, width, height] = overlay.frame;
      make("rect", { x, y, width, height, class: `over ${overlay.kind} c${this.tintOf(overlay)}` },
        this.overlays);
    }

    label(overlay, taken) {
      const [x, y, width, height] = overlay.frame;
      const size = [widthOf(overlay.label, 9) + 6, 13];
      const [left, right] = [x + 2, x + width - size[0] - 2];
      const [top, bottom] = [y + 2, y + height - size[1] - 2];
      const [middle, centre] = [x + (width - size[0]) / 2, y + (height - size[1]) / 2];
      const places = {
        section: [[left, top], [right, top], [left, bottom]],
        group: [[right, bottom], [left, bottom], [right, top]],
        item: [[middle, bottom], [middle, top]],
        viewport: [[right, bottom], [left, bottom]],
        estimate: [[middle, centre], [middle + 14, top], [middle, bottom]],
        stop: [[middle, centre], [middle + 14, top], [middle, bottom]],
        inset: [[middle, centre], [middle, centre + 14], [middle, centre - 14]],
        spacing: [[middle, centre], [middle, centre + 14], [middle, centre - 14]],
      }[overlay.kind];
      const bounds = this.after.bounds;
      const free = places.find(([px, py]) => px >= bounds[0] && px + size[0] <= bounds[0] + bounds[2]
        && py >= bounds[1] && py + size[1] <= bounds[1] + bounds[3]
        && !taken.some(([tx, ty, tw, th]) => px < tx + tw && tx < px + size[0]
          && py < ty + th && ty < py + size[1]));
      if (!free) return;
      this.plate([...free, ...size], overlay.label, `${overlay.kind} c${this.tintOf(overlay)}`, taken);
    }

    // Words on a plate of their own, whose place no other plate takes.
    plate([x, y, width, height], words, kind, taken) {
      taken.push([x, y, width, height]);
      const plate = make("g", { class: `plate ${kind}` }, this.overlays);
      make("rect", { x, y, width, height, rx: 3 }, plate);
      make("text", {
        x: x + width / 2, y: y + 9.6, "font-size": 9, "text-anchor": "middle",
      }, plate).textContent = words;
    }
  }

  // A box for each kind of overlay, which has the stage show it or not; `redraw` then draws anew.
  function writeOverlayBoxes(parent, stage, words, redraw) {
    for (const [kind, word] of Object.entries(words)) {
      const label = document.createElement("label");
      const box = document.createElement("input");
      box.type = "checkbox";
      box.value = kind;
      box.addEventListener("change", () => {
        if (box.checked) stage.kinds.add(kind); else stage.kinds.delete(kind);
        stage.svg.classList.toggle("explained", stage.kinds.size > 0);
        redraw();
      });
      label.append(box, ` ${word}`);
      parent.append(label);
    }
  }

  return { Stage, gap, make, writeOverlayBoxes };
})();
