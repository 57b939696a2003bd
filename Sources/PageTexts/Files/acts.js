"use strict";

// Turns what a person does on a picture into a command as it would be typed.
const Acts = (() => {
  const round = (value) => Math.round(value * 100) / 100;

  // The command that gives the view another size, everything else as it is.
  function resize(container, width, height) {
    const rest = container.words.split(" ").slice(3);
    return ["container", round(width), "x", round(height), ...rest].join(" ");
  }

  // The same on its side: what was above is then left of it, as far as the device says.
  function rotate(container) {
    const words = container.words.split(" ").slice(3);
    const rest = [];
    for (let index = 0; index < words.length; index += 1) {
      rest.push(words[index]);
      if (words[index] !== "safe") continue;
      const [top, left, bottom, right] = words.slice(index + 1, index + 5).map(Number);
      // A bar at the top goes; what is kept free of a corner is kept at both sides.
      rest.push(...(container.width < container.height
        ? [0, top, Math.min(bottom, 21), top] : [Math.max(left, right), 0, bottom, 0]));
      index += 4;
    }
    return ["container", round(container.height), "x", round(container.width), ...rest].join(" ");
  }

  function mirror(container) {
    const words = container.words.split(" ");
    const kept = words.filter((word) => word !== "rtl");
    return ["container", ...kept, ...(kept.length === words.length ? ["rtl"] : [])].join(" ");
  }

  function scroll(points) { return `scroll by ${round(points)}`; }

  // A finger that goes left brings what comes next.
  function swipe(picture, section, towardsLeft) {
    return `swipe ${picture.sections[section][0]} ${towardsLeft ? "left" : "right"}`;
  }

  // An item dropped on another takes its place; `snapshot` has sections with their items.
  function reorder(picture, moved, target, snapshot) {
    if (moved === target || moved.role !== "cell" || target.role !== "cell") return null;
    const [section, items] = snapshot[target.section] ?? [];
    if (section === undefined) return null;
    const index = items.indexOf(target.name);
    return index < 0 ? null : `reorder item ${moved.name} to ${section} ${index}`;
  }

  // The section whose row of groups is under a point of the content.
  function scrolledSection(picture, x, y) {
    const found = (picture?.overlays ?? []).find(({ kind, frame }) => kind === "viewport"
      && x >= frame[0] && x <= frame[0] + frame[2] && y >= frame[1] && y <= frame[1] + frame[3]);
    return found?.section;
  }

  // What lies between two frames: the gap on each axis, negative where they overlap.
  function distance(one, other) {
    return [0, 1].map((axis) => {
      const [from, to] = Pictures.gap(one, other, axis);
      return round(to - from);
    });
  }

  return { resize, rotate, mirror, scroll, swipe, reorder, scrolledSection, distance };
})();
