/** The long way home, and what may be done on it: titles and words of the ladder and the deeds, in English. */
export const LEVEL_WORDS: readonly { readonly title: string; readonly about: string }[] = [
  {
    title: 'Alarm at Home',
    about: 'You were out mining when the call came. Their Mothership is already at your door.',
  },
  { title: 'Steady Hands', about: 'They have bought better sights. A tie is no longer a tie.' },
  {
    title: 'Faster Than Us',
    about: 'New engines, new guns. You will not be home before the first shot.',
  },
  { title: 'Red Wings', about: 'Their Fighters have painted wings, and they have earned them.' },
  { title: 'The Long Guns', about: 'Their gun is longer than your nerve. Choose where you stand.' },
  { title: 'Heavy Iron', about: 'Their Bombers have grown engines, and they know where you live.' },
  { title: 'Full Burn', about: 'They cross the board while you turn round.' },
  { title: 'Wolves', about: 'Three Fighters, and each of them is a better pilot than yours.' },
  { title: 'The Tide', about: 'Everything they have. Home is a dot behind it.' },
];

/** What a level is called where nothing around says that it is one of the Solo Challenge. */
export const RUNG_WORDS = (level: number, title: string): string => `Solo ${level}, ${title}`;

/** Every level once more, on the hard board. */
export const LONG_SHADOW = {
  title: (level: string) => `${level}, in the Long Shadow`,
  about: 'The same Raiders on the hard board: a longer way home, and two rounds more for it.',
} as const;

/** The tables that begin with one press. */
export const START_WORDS = {
  duel: 'Duel',
  against: { easy: 'You and an easy bot', sound: 'You and a sound bot', strong: 'You and a strong bot' },
  campaign: 'The long way home',
  level: (title: string) => `Campaign: ${title}`,
  corners: 'Four Corners',
  three: 'You and three bots',
} as const;

export const STAR_WORDS = {
  station: (hp: number) => `with the station at ${hp} or more`,
  par: (rounds: number) => `within ${rounds} rounds`,
} as const;

export const DEED_WORDS = {
  sparring: { title: 'Sparring', about: 'Beat a sound bot in a Duel without hints.' },
  clean: { title: 'Clean Sheet', about: 'Win a Duel without losing a ship.' },
  nobody: { title: 'Nobody Home', about: 'Win with your station at 4 points.' },
  fours: { title: 'Three Full Fours', about: 'Take 12 or more off a station in one attack.' },
  steel: { title: 'Ring of Steel', about: 'Have three Guardians on the board at once.' },
  notToday: { title: 'Not Today', about: 'Win a fight as defender against three or more ships.' },
  rocks: { title: 'Rock Skipper', about: 'Bring three ships through asteroids in one turn by dice.' },
  wingmen: { title: 'Wingmen', about: 'Win a defence by exactly your wingmen’s bonus.' },
  purse: { title: 'Empty Purse', about: 'Win a Deathmatch without researching anything.' },
  odds: { title: 'Against the Odds', about: 'Win a dogfight you had 15 % or less to win.' },
  pierce: {
    title: 'Strip and Pierce',
    about: 'Destroy a Mothership from full shield and 12 hull in one turn.',
  },
  longShot: { title: 'The Long Shot', about: 'Destroy a ship six or more spaces away.' },
  diplomat: {
    title: 'Diplomat',
    about: 'Win a Victory Point game without destroying a Mothership or a station.',
  },
  counter: { title: 'Noooooooo!', about: 'Cancel a card in the middle of a fight.' },
  home: { title: 'The Long Way Home', about: 'Win all nine levels of the Solo Challenge.' },
  tide: { title: 'Tide Turner', about: 'Win level 9 within 16 rounds.' },
} as const;
