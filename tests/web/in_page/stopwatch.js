// Runs after the tape: how long it takes from a click to the painted answer, what kept the page from painting, and how
// full it gets. For the benchmark alone.
(() => {
  const taken = { answers: [], tasks: [], nodes: 0, views: 0 };
  let clicked = 0;
  let pending = null; // an answer that was sent and not yet acknowledged: when its click was, and its decision

  /** Done when the next frame is on the screen. */
  const painted = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    });

  async function hear({ type, n }) {
    if (type === 'view') taken.views += 1;
    if (!pending || !(type === 'over' || (type === 'view' && n > pending.n))) return;
    const { at } = pending;
    const heard = performance.now() - at;
    pending = null;
    taken.answers.push({ heard, painted: (await painted()) - at });
  }

  function click() {
    // At the moment of a click nothing travels and no sheet is open: this is the table alone.
    taken.nodes = Math.max(taken.nodes, document.querySelectorAll('*').length);
    clicked = performance.now();
  }

  addEventListener('click', click, { capture: true });
  new PerformanceObserver((list) => taken.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => void hear(JSON.parse(data)));
    }
    send(data) {
      if (JSON.parse(data).type === 'answer') pending = { at: clicked, n: tape.view.n };
      super.send(data);
    }
  };

  /** Click, and wait until something is painted; gives the milliseconds. */
  async function until(clickable, selector) {
    const begun = performance.now();
    document.querySelector(clickable).click();
    while (!document.querySelector(selector)) await painted();
    return (await painted()) - begun;
  }

  /** Bytes that came over the wire until now: bodies as they were packed. */
  const weight = () =>
    performance
      .getEntries()
      .filter(({ transferSize, encodedBodySize }) => transferSize >= encodedBodySize) // else it was in the cache
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

  /** Forget the last game: a page that is not tested keeps none of it either. */
  function forget() {
    Object.assign(tape, { ask: null, view: null, seats: null, over: null, hello: null });
    tape.answers.length = tape.refusals.length = sockets.length = 0;
  }

  globalThis.stopwatch = { forget, taken, until, weight };
})();
