// Runs before the page's own scripts: keeps what the server says and what the page answers, for the tests alone.
(() => {
  const tape = { ask: null, view: null, seats: null, over: null, hello: null, views: 0, refusals: [], answers: [], sent: 0 };
  const sockets = [];
  Object.assign(globalThis, { tape, sockets });
  const keep = {
    hello: (message) => (tape.hello = message),
    seats: (message) => (tape.seats = message),
    view: (message) => {
      tape.view = message;
      tape.ask = message.ask ?? null;
      tape.views += 1;
    },
    over: (message) => (tape.over = message),
    refused: (message) => tape.refusals.push(message),
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      sockets.push(this);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        keep[message.type]?.(message);
      });
    }
    send(data) {
      const message = JSON.parse(data);
      tape.sent += 1;
      if (message.type === 'answer') tape.answers.push(message);
      super.send(data);
    }
  };
})();
