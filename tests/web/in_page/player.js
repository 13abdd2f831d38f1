// Plays at the table by clicking what a person would click. Every option that the server offers must be on the page, at
// a place where a pointer reaches it: where it lies, or as a button beside the question.
(() => {
  const PATIENCE = 60_000;
  const AT_ONCE = 15; // the server takes 20 messages at once and 10 a second
  const PER_SECOND = 9;

  let level = AT_ONCE;
  let filled = performance.now();
  let counted = 0;

  // The real ones: a test may let the page's clock stand still.
  const [requestFrame, startTimer, time] = [requestAnimationFrame, setTimeout, performance.now.bind(performance)];
  const frame = () => new Promise((done) => requestFrame(done));
  const pause = (ms) => new Promise((done) => startTimer(done, ms));

  async function until(true_, what) {
    const end = time() + PATIENCE;
    while (!true_()) {
      if (time() > end) throw new Error(`waited in vain: ${what()}`);
      await frame();
    }
  }

  /** The same for what is asked of the server. */
  async function waitFor(isTrue) {
    while (!(await isTrue())) await pause(100);
  }

  /** Not faster than the server listens; it counts every message, the page's signs of life too. */
  async function breathe() {
    const now = time();
    level = Math.min(AT_ONCE, level + ((now - filled) / 1000) * PER_SECOND) - (tape.sent - counted);
    [filled, counted] = [now, tape.sent];
    if (level < 1) await pause(((1 - level) / PER_SECOND) * 1000);
  }

  /** Everything that answers the open question when it is clicked, one for each option: where it lies, or, where that
   *  is out of sight, its button beside the question. */
  function answers() {
    const spots = [...document.querySelectorAll('.can > .thing[data-option], .act')];
    const buttons = [...document.querySelectorAll('.question.mine [data-answer]')];
    const ranked = [...spots.filter((spot) => !isMet(spot)), ...buttons, ...spots.filter(isMet)]; // the last one counts
    const found = new Map(ranked.map((element) => [indexOf(element), element]));
    return [...found.values()].sort((one, other) => indexOf(one) - indexOf(other)); // the same on every screen
  }

  const indexOf = ({ dataset }) => Number(dataset.option ?? dataset.answer);

  /** What a screen reader calls it. */
  const spoken = (element) =>
    element.getAttribute('aria-label') ?? (element.querySelector('.spoken-only') ?? element).textContent.trim();

  /** The numbers of the options, as the page shows them while Alt is held: up to ten of them. */
  async function numbers() {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Alt' }));
    await frame();
    const shown = answers().map((element) => {
      const digit = (element.matches('.thing') ? element.parentElement.querySelector('.digit') : element.querySelector('kbd'))?.textContent;
      return /^\d$/.test(digit ?? '') ? (Number(digit) + 9) % 10 : -1;
    });
    dispatchEvent(new KeyboardEvent('keyup', { key: 'Alt' }));
    await frame();
    return shown;
  }

  /** Whether a pointer at its middle meets the element. */
  function isMet(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (element.contains(met) || (element.parentElement.contains(met) && element.matches('.thing')));
  }

  /** The same as a person finds it: nothing scrolls but the buttons beside the question. */
  function isInReach(element) {
    const choices = element.closest('.choices');
    if (choices) choices.scrollTop = element.offsetTop - choices.offsetTop - 4;
    return isMet(element);
  }

  /** The options that a person would not find, in words. */
  function hidden() {
    const found = new Map(answers().map((element) => [indexOf(element), element]));
    return tape.ask.options
      .filter((_, index) => !found.has(index) || !isInReach(found.get(index)))
      .map((option) => `${option.words} (${option.at ?? 'nowhere'})`);
  }

  /** The same in a window of this size, with everything as large as this. */
  async function hiddenAt({ width, height, scale }) {
    await until(() => innerWidth === width && innerHeight === height, () => `${innerWidth}x${innerHeight}`);
    document.documentElement.style.setProperty('--scale', scale / 100);
    dispatchEvent(new Event('resize'));
    await frame();
    await frame();
    return hidden();
  }

  function described(element) {
    const spot = element.closest('[data-zone]');
    return `${element.className} ${spot?.dataset.zone ?? ''} “${spoken(element)}”`;
  }

  /** Wait until the open question stands on the page with all its options; gives their elements. */
  async function asked(isThorough) {
    await until(
      () => tape.over || isCurtained() || (tape.ask && answers().length === tape.ask.options.length && document.querySelector('.question.mine')),
      () => `${answers().map(described).join(' | ')} for ${JSON.stringify(tape.ask)}`,
    );
    if (tape.over || isCurtained()) return [];
    // Parts of the table that come later may push others away: then the page looks again.
    let [found, stray] = [[], undefined];
    const isAllInReach = () => {
      found = answers();
      stray = found.find((element) => !isInReach(element));
      return stray === undefined;
    };
    await until(isAllInReach, () => `out of reach: ${described(stray)} of ${JSON.stringify(tape.ask)}`);
    const options = tape.ask.options;
    if (isThorough && options.length <= 10) {
      const shown = (await numbers()).sort((one, other) => one - other);
      if (shown.some((number, place) => number !== place)) {
        throw new Error(`options ${shown} on the page of ${JSON.stringify(options)}: ${found.map(described).join(' | ')}`);
      }
    }
    return found;
  }

  /** Repeatable chance: the same seed clicks the same things. */
  function dice(seed) {
    let state = seed >>> 0;
    return (sides) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * sides);
    };
  }

  const price = (element) => Number(element.querySelector('.price .number')?.textContent ?? -1);

  /** A player who does what can be done: Love first, the dearest that can be had most times, ending when nothing is left. */
  function choose(found, roll) {
    const love = found.find((element) => element.matches('.love'));
    if (love && roll(8)) return love;
    const goods = found.filter((element) => element.matches('.thing') && element.closest('.town'));
    if (goods.length && roll(4)) return goods.reduce((one, other) => (price(other) > price(one) ? other : one));
    const rest = found.filter((element) => !element.matches('.end'));
    const ends = found.filter((element) => element.matches('.end'));
    const from = rest.length && (!ends.length || roll(5)) ? rest : found;
    return from[roll(from.length)];
  }

  const isCurtained = () => document.querySelector('.curtain') !== null;

  /** Play until the end, until a curtain comes down, or until `stop` answers were given. */
  async function play({ seed = 1, stop = Infinity, thorough = true }) {
    const roll = dice(seed);
    let given = 0;
    for (; given < stop; given += 1) {
      const found = await asked(thorough);
      if (!found.length) break;
      await click(choose(found, roll));
    }
    return given;
  }

  /** Click, and wait until the table has moved on. Exactly one answer must go out: at once, or, where the server has a
   *  doubt about the option, after a second click. */
  async function click(element) {
    await breathe();
    const { ask, views } = tape;
    const sent = tape.answers.length;
    element.click();
    const isOut = () => tape.answers.length > sent;
    if (ask.options[indexOf(element)].doubt) {
      await until(() => isOut() || document.querySelector('.question.mine [role=status]'), () => `neither sent nor doubted: ${described(element)}`);
      if (!isOut()) element.click();
    }
    await until(() => tape.views > views || tape.over, () => `nothing came after ${described(element)}; refused: ${JSON.stringify(tape.refusals)}`);
    if (tape.answers.length !== sent + 1) throw new Error(`${tape.answers.length - sent} answers after one click`);
  }

  /** Give one answer; with every call the dice roll on. */
  async function answerOnce(seed) {
    aims ??= dice(seed);
    await click(choose(await asked(false), aims));
  }

  /** Where to point for the next answer; null when the game is over. */
  let aims = null;
  async function aim(seed) {
    aims ??= dice(seed);
    await breathe();
    const found = await asked(false);
    if (tape.over) return null;
    const { left, top, width, height } = choose(found, aims).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  // -- without a pointer --

  let goal = null;

  /** The next answer to give by keyboard: the key for it, if it has one, and whether it will be asked back about. */
  async function aimByKey(seed) {
    aims ??= dice(seed);
    await breathe();
    const found = await asked(false);
    if (tape.over) return null;
    goal = choose(found, aims);
    const shown = goal.matches('.answer') ? (goal.querySelector('kbd')?.textContent.trim() ?? '') : '';
    return { key: shown.toLowerCase(), isDoubted: Boolean(tape.ask.options[indexOf(goal)].doubt?.length) };
  }

  /** Where the focus is: on the goal, in its zone, at the end of its zone, or somewhere else. */
  function isAtGoal() {
    const at = document.activeElement;
    if (at === goal) return 'there';
    if (!at?.matches('[data-spot]') || !goal.matches('[data-spot]')) return 'elsewhere';
    const zone = zoneOf(goal);
    if (zone === null || zone !== zoneOf(at)) return 'elsewhere';
    const spots = [...zone.querySelectorAll('[data-spot]')];
    return spots.at(-1) === at ? 'zone end' : 'zone';
  }

  /** Within which the arrows move. */
  const zoneOf = (spot) => spot.closest('section.houses') ?? spot.closest('.cards, .town, .row, section.aside, .choices');

  const goalWords = () => `${described(goal)}${goal.isConnected ? '' : ' (which is gone)'}`;
  const focusWords = () => described(document.activeElement).slice(0, 80);

  globalThis.player = { aim, aimByKey, answerOnce, answers, asked, click, focusWords, goalWords, hiddenAt, isAtGoal, play, spoken, until, waitFor };
})();
