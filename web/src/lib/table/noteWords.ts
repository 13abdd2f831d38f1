// The words of the notes; only whoever reads them fetches them.

export const noteWords: Record<string, string> = {
  next: 'Go on',
  enough: 'Enough of these',
  hand: 'This is your hand. What has a green edge can be done now, and one click does it. Point at any card, or hold it, to read it.',
  serve:
    'Maids serve from your hand: each needs one Serving (the bell above) and gives what her icons say: cards, Love, more Servings, Employments.',
  purse:
    'What you can spend this turn: Servings (bell) for maids from your hand, Love (heart) for prices, Employments (person) for how many you may take.',
  love: 'Now play your Love. One button plays all of it.',
  employ:
    'Green piles in the Town can be employed (bought) with your Love. The heart is the price, the number below is how many are left.',
  discard:
    'Whoever you employ goes to your discard pile (kitchen entrance). When your deck (waiting room) is empty it is shuffled into a new one, and she comes into your hand.',
  chamber:
    'A maid with a bed can move into your private quarters as a chambermaid, for as many Servings as stand beside it. There she is out of your deck, and many chambermaids are worth points.',
  events:
    'An event lies on your house: Illness lets a maid count for nothing, a Bad Habit costs points. Point at it to read what it does.',
  end: 'How near the end is stands in the bar above: when that many piles of maids have run out, the game ends, and the most points (stars) win. Beers, and a pile of preparations, end it too when they run out.',
  private: 'A private maid works for your house every turn. Only the newest one is active.',
  pick: 'In the Park everybody first picks a high class maid for the round. Her effect, or her errand, is yours this turn.',
  work: 'Maids brought you skill points: Imagination, Concentration, Effort. With the right work chief they pay for preparations.',
  preparations:
    'Preparations are the points of the party: Food, Decoration and Cleaning. You can gain the top card of the pile whose work chief you picked.',
  buildings: 'Buildings come into your private quarters for Love, if you have what they require. They stay there and score.',
  prices: 'Prices can change: an underlined price is not the printed one, and the arrow says in which direction.',
  under: 'Cards can lie under a building. They count there as the building says.',
  reminiscences: 'Reminiscences are acquired in your Serving Phase for cards from your hand, not for Love.',
  acquire: 'You hold what this Reminiscence asks for: one click, and you pay for it card by card.',
  pay: 'Choose the cards you pay with. As long as nothing new was seen, Undo takes it back.',
  beers: 'Beers lie face down in the quarters and are counted at the end. Bar maids sell them, and the Beer Stand.',
  buyBeer: 'You can have a beer now: the open one, or one from the pile that nobody has seen.',
  ownBeers: 'Your beers: only you see them, until they are counted at the end.',
};
