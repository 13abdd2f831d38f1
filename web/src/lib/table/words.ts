// The words of the end of a game and of replays. They stand apart from lib/words.ts so that the first script stays
// small: only whoever comes so far loads them.

const several = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;

/** With a real minus sign. */
export const signed = (number: number): string => String(number).replace('-', '−');

/** A name in the middle of a sentence: in whatever direction it is written, the sentence keeps its own. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

export const endWords = {
  wins: (name: string, points: string): string => `${isolated(name)} has won the heart of the house, with ${points}.`,
  youWin: (points: string): string => `You have won the heart of the house, with ${points}.`,
  sharedBy: (names: string, points: string): string => `${names} share the heart of the house, with ${points} each.`,
  you: 'You',
  and: ' and ',
  points: (number: number): string => `${signed(number)} ${Math.abs(number) === 1 ? 'point' : 'points'}`,
  after: (rounds: number, why: string): string => `The game ended in round ${rounds}: ${why}.`,
  endedIn: (rounds: number): string => `The game ended in round ${rounds}.`,
  ties: {
    'plain maids': 'Equal points. The most maids without printed points decide',
    chambermaids: 'Equal points. The most chambermaids decide',
  } as Record<string, string>,
  otherTie: 'Equal points. What decides',
  tied: (number: number, name: string): string => `${number} for ${isolated(name)}`,
  standings: 'Houses from first to last',
  place: (number: number): string => `Place ${number}`,
  winner: 'Winner',
  sheet: 'Where every point comes from',
  sheetRegion: 'Score sheet, scrolls sideways',
  what: 'Card or rule',
  total: 'Total',
  cell: (count: number, each: number, points: number): string =>
    `${count} × ${signed(each)} = ${signed(points)}`,
  nothing: 'nothing',
  printed: (points: number): string => `${endWords.points(points)} printed on each.`,
  ruleOnly: 'No points are printed on it; the rule alone gives them.',
  read: 'Read the whole card',
  notCounted: 'covered by an event: does not count',
  wouldBe: (count: number, points: number): string => `${count}, would be ${signed(points)}`,
  noScore: 'Nothing gave or took any points.',
  chart: 'Points, round by round',
  chartSpoken: (rounds: number, last: string): string =>
    `A line for each house over ${several(rounds, 'round', 'rounds')}. At the end: ${last}.`,
  chartTable: 'The same as a table',
  chartRegion: 'Points by round, scrolls',
  round: 'Round',
  decks: 'What every deck ended as',
  decksLoading: 'Turning all cards over …',
  deckOf: (name: string, cards: number): string => `${isolated(name)}: ${several(cards, 'card', 'cards')}`,
  length: (rounds: number, decisions: number): string =>
    `${several(rounds, 'round', 'rounds')}${decisions ? `, ${several(decisions, 'decision', 'decisions')}` : ''}.`,
  longest: (name: string, round: number, answers: number): string =>
    `The longest turn was ${isolated(name)}’s in round ${round}: ${several(answers, 'decision', 'decisions')}.`,
  fair: 'Fair shuffles: check them',
  fairText:
    'The order of all cards was fixed before the first one was dealt. This table showed the commitment from the ' +
    'beginning; now the seed is no secret any more. Download the record, and this command plays the whole game again ' +
    'and checks both:',
  sandboxText: 'Somebody chose the seed of this game, so nothing was promised about its shuffles.',
  commitment: 'Commitment',
  seed: 'Seed',
  copy: (what: string): string => `Copy: ${what}`,
  command: (file: string, commitment: string): string => `cuore verify ${file} --commitment ${commitment}`,
  commandName: 'the command',
  copied: 'Copied.',
  notCopied: 'This browser does not copy by itself. Here it is:',
  again: 'Play again',
  next: 'To the next game',
  another: 'Another town',
  replay: 'Replay',
  share: 'Share',
  download: 'Download record',
  close: 'Look at the table',
};

export const replayWords = {
  open: 'Open a replay',
  openText:
    'Choose a game that was saved as a file: the record of a table here or elsewhere, of the terminal, or of an ' +
    'arena. It is played again to be shown, and nothing of it is kept.',
  choose: 'Choose a file',
  other: 'Open another file',
  loading: 'Laying the cards out again …',
  games: 'To my games',
  track: 'Position in the game',
  spoken: (decision: number, last: number, round: number, whose: string): string =>
    `Decision ${decision} of ${last}, round ${round}, ${whose}`,
  picking: 'everybody picks',
  turnOf: (name: string): string => `${isolated(name)}’s turn`,
  begins: 'The cards are dealt.',
  asked: 'has to decide',
  decided: 'decided',
  over: 'The game is over.',
  unfinished: 'The record ends here.',
  sheet: 'Score sheet',
  first: 'First position',
  turnBack: 'Turn back',
  stepBack: 'Step back',
  play: 'Play',
  pause: 'Pause',
  step: 'Step',
  turn: 'Next turn',
  last: 'Last position',
  speed: 'Speed',
  times: (speed: number): string => `${speed === 0.5 ? '½' : speed}×`,
  number: 'Number of the decision',
  of: (last: number): string => `of ${last}`,
  seenAs: 'Seen as',
  spectator: 'Spectator',
  openHands: 'Open hands',
  turning: 'Turning the cards …',
  link: 'Copy the link to this position',
  copied: 'Link copied.',
  notCopied: 'This browser does not copy by itself. Here it is:',
  download: 'Download record',
  playOn: 'Play on from here',
  playOnShort: 'Play on',
  playOnText: (name: string): string =>
    `A new table begins with this position. Everything that ${isolated(name)} could not know here is dealt anew: ` +
    'hands, decks and whatever lies face down. So nobody plays with what this replay shows.',
  mySeat: 'I play as',
  others: 'The other houses',
  playedBy: (name: string): string => `${name} is played by`,
  begin: 'Deal',
  dealing: 'Dealing …',
  cancel: 'Not now',
  tools: 'Replay',
  more: 'More',
  tabs: { since: 'Since', log: 'Log', cards: 'Cards' } as Record<'since' | 'log' | 'cards', string>,
  told: 'What is told',
  hands: 'All hands',
  handOf: (name: string): string => `Hand of ${name}`,
  zones: {
    deck: 'Deck (waiting room), the next card first',
    discard: 'Discard pile (kitchen entrance), the top card first',
    beers: 'Beers',
    face_down: 'Private maids, face down',
    guests_down: 'Guests, face down',
    reminiscences_down: 'Reminiscences, face down',
    beers_down: 'Beers, face down',
  } as Record<string, string>,
  noCards: 'none',
  onTheTable: 'Face down on the table',
  keys: 'Arrows step, [ and ] go by turns, Home and End to the ends, Space plays.',
};
