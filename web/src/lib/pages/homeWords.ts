// The words of the first page.

export const homeWords = {
  greeting: 'A house of your own, and somebody always needs tea.',
  what:
    'Tanto Cuore is a deck-building card game for two to six. Your maids serve, the Love they bring employs more of ' +
    'them, and the finest house wins. Play with friends, or with good-natured bots.',
  play: 'Play',
  dealing: 'Dealing…',
  against: (opponents: string): string => `A game against ${opponents}.`,
  change: 'Change',
  count: ['no', 'one', 'two', 'three', 'four', 'five'],
  and: ' and ',
  goOn: 'Go on playing',
  yourTurn: 'Your turn',
  waiting: (free: number): string => (free === 1 ? 'Waits for one more player' : `Waits for ${free} more players`),
  states: { open: 'Not dealt yet', playing: 'Running', paused: 'Paused', frozen: 'Stands still' } as Record<
    string,
    string
  >,
  allGames: 'All my games',
  ways: 'Other ways to begin',
  newTable: 'New table',
  newTableText: 'Choose boxes, the Town, and who sits where.',
  town: 'Choose a town',
  townText: 'Wish for cards, draw, share the code.',
  friends: 'With friends',
  friendsText: 'Open a table and send the link.',
  passing: 'Pass and play',
  passingText: 'One screen for all, a curtain between turns.',
  lobby: 'Lobby',
  lobbyText: 'Tables that are open to everybody.',
  cards: 'Cards',
  cardsText: 'All five boxes, to browse and to read.',
  replay: 'Open a replay',
  replayText: 'A game that was saved as a file.',
  joinLabel: 'Link or code of your invitation',
  joinButton: 'Join',
  noInvitation: 'That is no invitation. It looks like …/#/table/ABC/DEF, or ABC/DEF.',
};
