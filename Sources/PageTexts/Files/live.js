"use strict";

// Follows a prompt: shows what each command makes of the screen, and sends acts as commands.
const Live = (() => {
  const byID = (id) => document.getElementById(id);
  const words = JSON.parse(byID("words").textContent);
  const stage = new Pictures.Stage(byID("stage"), { hasCorner: true });
  const wanted = new Pictures.Stage(byID("goal"));
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const duration = 300;
  const ghosts = Pictures.make("g", { class: "ghosts" }, stage.content);

  let state = null;
  let picture;
  let last = null;
  let start = null;
  let pace = 1;
  let selected = [];
  let pinned = [];
  let hovered = null;
  let waiting = null;

  // MARK: What the prompt tells

  function take(next) {
    if (next.isBusy) return say("busy");
    clearTimeout(waiting);
    say("following");
    const step = next.film.steps[0];
    const shown = step.picture === undefined ? undefined : next.film.pictures[step.picture];
    const isFirst = state === null;
    state = next;
    last = { before: picture ?? shown, after: shown, motion: step.motion };
    picture = shown;
    begin(isFirst ? 1 : 0, 1, stage.poses());
    byID("blank").hidden = shown !== undefined;
    byID("caption").textContent = shown?.caption.join(" · ") ?? "";
    if (step.command) tell(step, next.film.lines);
    list(step);
    for (const id of ["undo", "redo"]) byID(id).disabled = !next[id === "undo" ? "canUndo" : "canRedo"];
    mark();
    showGoal(next.goal);
    teach(next.lesson);
  }

  // What the step of a lesson says, and how far its goal is.
  function teach(lesson) {
    byID("lesson").hidden = !lesson;
    document.body.classList.toggle("taught", lesson !== undefined);
    byID("behind").hidden = !state.goal;
    if (!lesson) return;
    byID("lesson").querySelector("h2").textContent =
      `${lesson.title}   ${lesson.part} / ${lesson.parts}${lesson.isSolved ? "   ★" : ""}`;
    byID("said").textContent = lesson.said.join("\n");
  }

  // The goal of a lesson beside the screen; what is not there yet, or not so, is marked.
  function showGoal(goal) {
    byID("goal-side").hidden = !goal;
    if (!goal) return;
    const frames = new Map((picture?.elements ?? []).map(({ id, frame }) => [id, frame.join()]));
    for (const element of goal.elements) {
      if (frames.get(element.id) !== element.frame.join()) element.state = "changed";
    }
    wanted.prepare(goal, goal);
    wanted.pose(1);
  }

  function tell(step, lines) {
    const told = step.answer.map((line) => lines[line]);
    byID("command").textContent = step.command;
    byID("command").classList.toggle("refused", step.refused === true);
    byID("told").textContent = told.join("\n");
    byID("answer").scrollTop = 0;
    byID("spoken").textContent = `${step.command}: ${told.slice(0, 8).join("; ")}`;
  }

  // The data, section by section; an item and its view are chosen together.
  function list(step) {
    const onScreen = new Set((picture?.elements ?? []).map((element) => element.name));
    byID("snapshot").classList.toggle("pending", step.pending === true);
    byID("snapshot").replaceChildren(...step.snapshot.map(([section, items]) => {
      const row = document.createElement("li");
      const name = document.createElement("b");
      name.textContent = section;
      row.append(name);
      const rows = state.outlines?.[section] ?? items.map((item) => [item]);
      for (const [item, ...place] of rows.slice(0, 200)) {
        const chip = document.createElement("button");
        chip.textContent = item;
        chip.className = onScreen.has(item) ? "" : "unseen-item";
        chip.dataset.name = item;
        row.append(" ", state.outlines?.[section] ? branch(chip, item, place) : chip);
      }
      if (items.length > 200) row.append(" …");
      return row;
    }));
    if (step.pending) {
      const note = document.createElement("li");
      note.textContent = `· ${words.pending}`;
      byID("snapshot").append(note);
    }
  }

  // An item of a tree, as far in as it stands, with the mark that opens and closes it.
  function branch(chip, item, [level, way, toggle]) {
    const row = document.createElement("span");
    row.className = "row";
    row.style.marginInlineStart = `${level * 1.4}em`;
    if (way) {
      const mark = document.createElement("button");
      mark.className = "mark";
      mark.textContent = way === "open" ? "▾" : "▸";
      mark.setAttribute("aria-expanded", way === "open");
      mark.setAttribute("aria-label", item);
      mark.addEventListener("click", () => act(toggle));
      row.append(mark);
    }
    row.append(chip);
    return row;
  }

  // MARK: Motion

  // Shows the way from what was to what is, from a part of it on; whatever moves is taken up where
  // it is.
  function begin(from, slowness, poses) {
    stage.prepare(last.before, last.after, last.motion, poses);
    pace = slowness;
    const isStill = calm.matches || from === 1 || last.motion?.isAnimated === false;
    if (isStill) {
      start = null;
      return finish();
    }
    start = performance.now();
    stage.pose(0);
    requestAnimationFrame(tick);
  }

  function tick(time) {
    if (start === null) return;
    const part = Math.min(1, Math.max(0, (time - start) / (duration * pace)));
    if (part === 1) return finish();
    stage.pose(part);
    requestAnimationFrame(tick);
  }

  function finish() {
    start = null;
    stage.pose(1);
    mark();
    haunt(state?.pending);
  }

  // What an apply would change, as ghosts: where views would come up or go to, and which would go.
  function haunt(pending) {
    ghosts.replaceChildren();
    if (!pending || !picture) return;
    const coming = new Map(pending.elements.map((element) => [element.id, element]));
    const draw = ({ name, frame: [x, y, width, height] }, sign, kind) => {
      const node = Pictures.make("g", { class: `ghost ${kind}` }, ghosts);
      Pictures.make("rect", { x: x + 1, y: y + 1, width: Math.max(1, width - 2),
        height: Math.max(1, height - 2), rx: 6 }, node);
      Pictures.make("text", { x: x + 6, y: y + 14, "font-size": 12 }, node)
        .textContent = `${sign} ${name}`;
    };
    for (const element of picture.elements) {
      if (!coming.has(element.id)) draw(element, "-", "deleted");
    }
    for (const element of coming.values()) {
      const now = elementOf(element.id);
      if (!now) draw(element, "+", "inserted");
      else if (now.frame.join() !== element.frame.join()) draw(element, ">", "moved");
    }
  }

  // MARK: Acts

  function say(word) {
    byID("status").textContent = words[word];
    byID("status").dataset.word = word;
  }

  async function act(command) {
    if (!command || document.body.dataset.state) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => say("waiting"), 400);
    try {
      const answer = await fetch("act", {
        method: "POST", body: command, headers: { "Content-Type": "application/x-diffplay" },
      });
      if (!answer.ok) say("waiting");
    } catch {
      say("gone");
    }
  }

  const elementOf = (id) => picture?.elements.find((element) => element.id === id);

  function select(ids) {
    selected = ids;
    for (const view of byID("stage").querySelectorAll(".view")) {
      view.classList.toggle("selected", ids.includes(view.dataset.id));
    }
    const chosen = ids.map(elementOf);
    const names = chosen.map((element) => element.name);
    for (const chip of byID("snapshot").querySelectorAll("button")) {
      chip.classList.toggle("selected", names.includes(chip.dataset.name));
    }
    outline();
    byID("inspector").hidden = chosen.length === 0;
    byID("bars").replaceChildren();
    if (chosen.length === 1) describe(chosen[0]);
    if (chosen.length === 2) measure(chosen);
  }

  function describe({ name, frame }) {
    const [x, y, width, height] = frame;
    byID("inspected").textContent = `${name}   x ${x}  y ${y}  width ${width}  height ${height}`;
    if (state.film.steps[0].command !== elementOf(selected[0])?.question || !state.why) return;
    state.why.forEach((term, index) => byID("bars").append(derivation(term, index < 2)));
  }

  // A number with what it was made of, which opens at a click; with a bar that shows how much of the
  // largest of these it is.
  function derivation({ label, number: told, calculation, value, property, operands = [] }, hasBar) {
    const node = document.createElement(operands.length ? "details" : "p");
    const head = operands.length ? document.createElement("summary") : node;
    const number = document.createElement("b");
    number.textContent = told;
    head.append(`${label} `, number, `${calculation} `);
    if (property) {
      const source = document.createElement("small");
      source.textContent = property;
      head.append(source);
    }
    if (!operands.length) return node;
    node.append(head);
    const largest = Math.max(value, ...operands.map((operand) => operand.value));
    if (hasBar && largest > 0) {
      const bar = document.createElement("div");
      bar.className = "bar";
      const part = document.createElement("div");
      part.style.width = `${Math.max(0, value / largest) * 100}%`;
      bar.append(part);
      node.append(bar);
      node.open = true;
    }
    node.append(...operands.map((operand) => derivation(operand, false)));
    return node;
  }

  function measure([one, other]) {
    const [across, down] = Acts.distance(one.frame, other.frame);
    byID("inspected").textContent = `${one.name} ↔ ${other.name}   ↔ ${across}  ↕ ${down}`;
  }

  // Marks that belong to views, after these were drawn anew.
  function mark() {
    pinned = pinned.filter((id) => elementOf(id));
    select(selected.filter((id) => elementOf(id)));
  }

  // Outlines what the layout says of the views that are pointed at, chosen or pinned.
  function outline() {
    const ids = new Set([...(hovered ? [hovered] : []), ...selected, ...pinned]);
    stage.lenses = [...ids].map(elementOf).filter(Boolean);
    stage.measured = selected.length === 2 ? selected.map(elementOf) : [];
    for (const view of byID("stage").querySelectorAll(".view")) {
      view.classList.toggle("pinned", pinned.includes(view.dataset.id));
    }
    if (picture && start === null) stage.drawOverlays();
  }

  // Keeps the outlines of what is chosen, or lets them go.
  function pin() {
    const kept = pinned.filter((id) => !selected.includes(id));
    pinned = kept.length < pinned.length || !selected.length ? kept : [...pinned, ...selected];
    outline();
  }

  function hover(event) {
    const id = event.target.closest?.(".view")?.dataset.id ?? null;
    if (id === hovered) return;
    hovered = id;
    outline();
  }

  // MARK: Pointer and wheel

  // A point of the window in points of the content.
  function place(event) {
    const matrix = stage.content.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [point.x, point.y];
  }

  let drag = null;

  function press(event) {
    if (event.button !== 0 || !picture) return;
    const view = event.target.closest?.(".view");
    const [x, y] = place(event);
    const isEdge = event.target.classList?.contains("corner");
    drag = {
      id: view?.dataset.id, x, y, isEdge, hasMoved: false,
      section: Acts.scrolledSection(picture, x, y),
    };
    byID("stage").setPointerCapture(event.pointerId);
  }

  function pull(event) {
    if (!drag) return hover(event);
    const [x, y] = place(event);
    [drag.dx, drag.dy] = [x - drag.x, y - drag.y];
    if (Math.hypot(drag.dx, drag.dy) > 6) drag.hasMoved = true;
    if (!drag.hasMoved) return;
    drag.isSwipe ??= drag.section !== undefined && Math.abs(drag.dx) > Math.abs(drag.dy);
    if (drag.isEdge) {
      const [left, top, width, height] = picture.bounds;
      stage.frame([left, top, Math.max(1, width + drag.dx), Math.max(1, height + drag.dy)]);
    } else if (drag.id && !drag.isSwipe) {
      const view = stage.drawn.find((one) => one.way.id === drag.id);
      view?.node.setAttribute("transform", `translate(${view.pose.frame[0] + drag.dx} ${
        view.pose.frame[1] + drag.dy})`);
      view?.node.classList.add("dragged");
    }
  }

  function release(event) {
    const done = drag;
    drag = null;
    if (!done) return;
    if (!done.hasMoved) {
      if (!done.id) return select([]);
      const element = elementOf(done.id);
      if (event.shiftKey) return select([...selected.slice(-1), done.id]);
      select([done.id]);
      return act(element?.question);
    }
    const command = commandOf(done, event);
    stage.pose(1);
    mark();
    act(command);
  }

  function commandOf(done, event) {
    if (done.isEdge) {
      return Acts.resize(
        state.container, Math.max(1, Math.round(state.container.width + done.dx)),
        Math.max(1, Math.round(state.container.height + done.dy)));
    }
    if (done.isSwipe) return Acts.swipe(picture, done.section, done.dx < 0);
    const moved = done.id && elementOf(done.id);
    const [x, y] = place(event);
    const target = picture.elements.findLast(({ role, frame, id }) => role === "cell"
      && id !== done.id && x >= frame[0] && x <= frame[0] + frame[2] && y >= frame[1]
      && y <= frame[1] + frame[3]);
    return moved && target
      ? Acts.reorder(picture, moved, target, state.film.steps[0].snapshot) : null;
  }

  let turned = [0, 0];
  let turning = null;

  function turn(event) {
    if (!picture) return;
    event.preventDefault();
    turned = [turned[0] + event.deltaX, turned[1] + event.deltaY];
    const [x, y] = place(event);
    const section = Acts.scrolledSection(picture, x, y);
    clearTimeout(turning);
    turning = setTimeout(() => {
      const [dx, dy] = turned;
      turned = [0, 0];
      if (section !== undefined && Math.abs(dx) > Math.abs(dy)) {
        return act(Acts.swipe(picture, section, dx > 0));
      }
      const scale = stage.content.getScreenCTM().a || 1;
      act(Acts.scroll(dy / scale));
    }, 120);
  }

  // MARK: The page

  // Reads what stands beside the page, where no prompt is behind it.
  async function read(name) {
    try {
      const next = await (await fetch(name, { cache: "no-store" })).json();
      if (next.number !== state?.number) take(next);
    } catch {
      say("gone");
    }
    setTimeout(read, 1000, name);
  }

  function listen() {
    if (document.body.dataset.state) return read(document.body.dataset.state);
    const events = new EventSource("events");
    events.addEventListener("message", (event) => take(JSON.parse(event.data)));
    events.addEventListener("error", () => say("gone"));
    events.addEventListener("open", () => say("following"));
  }

  const keys = {
    u: () => act("undo"), r: () => act("redo"), p: () => again(), k: () => pin(),
    g: () => document.body.classList.toggle("behind"), Escape: () => select([]),
  };

  function again() {
    if (last?.before && last.after) begin(0, 5, new Map());
  }

  function begins() {
    Pictures.writeOverlayBoxes(byID("overlays"), stage, words.overlays, () => { if (picture) finish(); });
    const svg = byID("stage");
    svg.addEventListener("pointerdown", press);
    svg.addEventListener("pointermove", pull);
    svg.addEventListener("pointerup", release);
    svg.addEventListener("pointerleave", hover);
    svg.addEventListener("pointercancel", () => { drag = null; stage.pose(1); mark(); });
    svg.addEventListener("wheel", turn, { passive: false });
    svg.addEventListener("keydown", (event) => {
      const id = event.target.closest?.(".view")?.dataset.id;
      if (event.key === "Enter" && id) { select([id]); act(elementOf(id)?.question); }
    });
    byID("snapshot").addEventListener("click", (event) => {
      const name = event.target.dataset?.name;
      const element = name && picture?.elements.find((one) => one.name === name);
      if (element) { select([element.id]); act(element.question); }
    });
    byID("undo").addEventListener("click", () => act("undo"));
    byID("redo").addEventListener("click", () => act("redo"));
    byID("rotate").addEventListener("click", () => act(state && Acts.rotate(state.container)));
    byID("mirror").addEventListener("click", () => act(state && Acts.mirror(state.container)));
    byID("again").addEventListener("click", again);
    byID("device").addEventListener("change", () => {
      if (byID("device").value) act(`device "${byID("device").value}"`);
      byID("device").value = "";
    });
    byID("pin").addEventListener("click", pin);
    byID("behind").addEventListener("click", keys.g);
    byID("projector").addEventListener("click", () => document.body.classList.toggle("large"));
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.closest?.("select, input")) return;
      keys[event.key]?.();
    });
    listen();
  }

  begins();
  return {
    take, act, state: () => state, picture: () => picture, isMoving: () => start !== null,
  };
})();
