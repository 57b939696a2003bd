"use strict";

// Plays a film: a session's commands, their answers, and what the screen shows between them.
const Film = (() => {
  const film = JSON.parse(document.getElementById("film").textContent);
  const words = JSON.parse(document.getElementById("words").textContent);
  const byID = (id) => document.getElementById(id);
  const stage = new Pictures.Stage(byID("stage"));
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  // The seconds of a step at usual speed, and the part of them in which views move.
  const stepSeconds = 2.4;
  const moving = 0.3;

  let position = 0;
  let speed = 1;
  let isPlaying = false;
  let lastTick = null;
  let shownStep = -1;
  let selected = null;

  const pictureOf = (index) => {
    for (let step = index; step >= 0; step -= 1) {
      const number = film.steps[step].picture;
      if (number !== undefined) return film.pictures[number];
    }
    return undefined;
  };

  function stepAt(place) {
    return Math.max(0, Math.min(film.steps.length - 1, Math.floor(place)));
  }

  // Shows a place of the film: the whole part is the step, the rest how far it has come.
  function seek(place) {
    position = Math.max(0, Math.min(film.steps.length - 0.001, place));
    const index = stepAt(position);
    if (index !== shownStep) showStep(index);
    const part = Math.min(1, (position - index) / moving);
    stage.pose(calm.matches ? 1 : part);
    byID("scrubber").value = position;
    byID("scrubber").setAttribute(
      "aria-valuetext", `${index + 1} / ${film.steps.length}: ${film.steps[index].command}`);
  }

  function showStep(index) {
    const step = film.steps[index];
    const before = index > 0 ? pictureOf(index - 1) : undefined;
    stage.prepare(before ?? pictureOf(index), pictureOf(index), step.motion);
    byID("blank").hidden = pictureOf(index) !== undefined;
    shownStep = index;
    byID("count").textContent = `${index + 1} / ${film.steps.length}`;
    for (const entry of byID("transcript").children) {
      const isNow = Number(entry.dataset.step) === index;
      entry.classList.toggle("now", isNow);
      if (isNow) {
        entry.setAttribute("aria-current", "step");
        entry.scrollIntoView({ block: "nearest" });
      } else entry.removeAttribute("aria-current");
    }
    const told = step.answer.map((line) => film.lines[line]);
    byID("told").textContent = `${step.command}: ${told.slice(0, 6).join("; ")}`;
    byID("caption").textContent = pictureOf(index)?.caption.join(" · ") ?? "";
    byID("snapshot").replaceChildren(...step.snapshot.map(([section, items]) => {
      const row = document.createElement("li");
      const name = document.createElement("b");
      name.textContent = section;
      row.append(name, ` ${items.slice(0, 60).join(" ")}${items.length > 60 ? " …" : ""}`);
      return row;
    }));
    inspect(selected);
  }

  // Tells of a view: where it is, and what its frame comes from.
  function inspect(id) {
    selected = id;
    for (const view of byID("stage").querySelectorAll(".view")) {
      view.classList.toggle("selected", view.dataset.id === id);
    }
    const element = id && pictureOf(shownStep)?.elements.find((one) => one.id === id);
    byID("inspector").hidden = !element;
    if (!element) return;
    const [x, y, width, height] = element.frame;
    byID("inspected").textContent = element.question ?? element.name;
    let why;
    for (let step = shownStep; step >= 0 && !why; step -= 1) why = film.steps[step].why?.[id];
    byID("derivation").textContent = why
      ? why.map((line) => film.lines[line]).join("\n")
      : `x ${x}  y ${y}  width ${width}  height ${height}`;
  }

  // MARK: Transport

  function play(on) {
    if (on && position >= film.steps.length - 0.01) seek(0);
    isPlaying = on;
    lastTick = null;
    byID("play").setAttribute("aria-label", on ? words.pause : words.play);
    byID("play").textContent = on ? "❚❚" : "▶";
    if (on) requestAnimationFrame(tick);
  }

  function tick(time) {
    if (!isPlaying) return;
    if (lastTick !== null) {
      seek(position + ((time - lastTick) / 1000 / stepSeconds) * speed);
      if (position >= film.steps.length - 0.002) return play(false);
    }
    lastTick = time;
    requestAnimationFrame(tick);
  }

  // Goes to the end of a step's movement, or plays it where motion is wanted.
  function go(index) {
    play(false);
    seek(Math.max(0, Math.min(film.steps.length - 1, index)) + 0.999);
  }

  function changeSpeed(value) {
    speed = value;
    byID("speed").value = String(value);
  }

  const keys = {
    " ": () => play(!isPlaying),
    ",": () => { play(false); seek(position - 0.05); },
    ".": () => { play(false); seek(position + 0.05); },
    "[": () => go(stepAt(position) - 1),
    "]": () => go(stepAt(position) + 1),
    ArrowLeft: () => go(stepAt(position) - 1),
    ArrowRight: () => go(stepAt(position) + 1),
    Home: () => go(0),
    End: () => go(film.steps.length - 1),
    "<": () => changeSpeed(Math.max(0.25, speed / 2)),
    ">": () => changeSpeed(Math.min(4, speed * 2)),
    Escape: () => inspect(null),
  };

  // MARK: The page

  function writeTranscript() {
    film.steps.forEach((step, index) => {
      const entry = document.createElement("li");
      entry.dataset.step = index;
      if (step.refused) entry.classList.add("refused");
      const command = document.createElement("button");
      command.className = "command";
      command.textContent = step.command;
      command.addEventListener("click", () => { play(false); seek(index); play(true); stopAfter(index); });
      const answer = document.createElement("pre");
      answer.append(...partsOf(step.answer.map((line) => film.lines[line])));
      if (step.file) {
        const file = document.createElement("small");
        file.className = "file";
        file.textContent = step.file;
        entry.append(file);
      }
      entry.append(command, answer);
      byID("transcript").append(entry);
      const mark = document.createElement("span");
      mark.className = step.refused ? "refused" : step.motion ? "apply" : "";
      mark.style.left = `${(index / film.steps.length) * 100}%`;
      byID("marks").append(mark);
    });
  }

  // What stands between blank lines; on paper a drawing or a table is not parted by the page's end.
  function partsOf(lines) {
    const parts = [];
    for (const line of lines) {
      if (line === "" || parts.length === 0) parts.push([]);
      parts[parts.length - 1].push(line);
    }
    return parts.map((part) => {
      const block = document.createElement("span");
      block.className = "part";
      block.textContent = part.join("\n");
      return block;
    });
  }

  // Plays one step, then stands still.
  function stopAfter(index) {
    const wait = () => {
      if (!isPlaying) return;
      if (position < index + moving + 0.01 && position >= index) requestAnimationFrame(wait);
      else { play(false); seek(index + 0.999); }
    };
    requestAnimationFrame(wait);
  }

  function start() {
    document.title = film.title;
    writeTranscript();
    Pictures.writeOverlayBoxes(byID("overlays"), stage, words.overlays, () => seek(position));
    const scrubber = byID("scrubber");
    scrubber.max = film.steps.length - 0.001;
    scrubber.addEventListener("input", () => { play(false); seek(Number(scrubber.value)); });
    byID("play").addEventListener("click", () => play(!isPlaying));
    byID("back").addEventListener("click", () => go(stepAt(position) - 1));
    byID("forward").addEventListener("click", () => go(stepAt(position) + 1));
    byID("speed").addEventListener("change", () => changeSpeed(Number(byID("speed").value)));
    const choose = (event) => {
      const view = event.target.closest?.(".view");
      inspect(view ? view.dataset.id : null);
    };
    byID("stage").addEventListener("click", choose);
    byID("stage").addEventListener("keydown", (event) => {
      if (event.key === "Enter") choose(event);
    });
    document.addEventListener("keydown", (event) => {
      const isControl = event.target.closest?.("button, select, input[type=checkbox]");
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isControl && (event.key === " " || event.key === "Enter")) return;
      const isScrubber = event.target === scrubber;
      if (event.target.closest?.("select") || !keys[event.key]) return;
      if (isScrubber && event.key.startsWith("Arrow")) event.preventDefault();
      event.preventDefault();
      keys[event.key]();
    });
    // A place may be named behind the address: `#12.5`, and a view behind it: `#12.5/item "a"`.
    const [place, ...view] = decodeURIComponent(location.hash.slice(1)).split("/");
    if (film.steps.length) seek(place === "" ? 0.999 : Number(place) || 0);
    if (view.length) inspect(view.join("/"));
  }

  start();
  return { seek, play, inspect, position: () => position, steps: film.steps.length };
})();
