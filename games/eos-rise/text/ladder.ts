/** The ladder “Seven launches” and the achievements, in English. */
interface Named {
  readonly title: string;
  readonly about: string;
}

/** What may help who lost, with the numbers of this voyage. */
export const ADVICE_WORDS = {
  hull: (shields: number) =>
    `The ship fell, not the clock${shields === 0 ? ', and no shield was left' : ''}. Look at who may come before a flight ends, end it where fewer can, and charge shields in years when many can.`,
  assistants: (level: number) =>
    `The Assistants never came: the Commander stood at level ${level}, and level 5 wakes them. Eight figures instead of four win voyages.`,
  stress: (name: string) =>
    `The ${name} was near a breakdown, which costs three levels. Treat whoever is within 2 of it before the next fight.`,
  lanes: (lanes: number) =>
    `The EOS flew ${lanes === 1 ? '1 lane' : `${lanes} lanes`} a year: each level of the Pilot that brings a lane brings radio bursts into reach, year after year.`,
  intel: (intel: number, lap: number) =>
    `Radio bursts alone are too few: cargo and defeated ships pay intel, and each ${lap} of it is Progress. ${intel} stood unused.`,
} as const;

export const RUNG_WORDS = {
  shakedown: { title: 'Shakedown', about: 'Easy, and the Last Dash has all the time.' },
  voyage: { title: 'First voyage', about: 'Easy, with four cycles for the Last Dash.' },
  deep: { title: 'Deep space', about: 'Normal.' },
  hostile: { title: 'Hostile space', about: 'Normal, and Alien ships have traits.' },
  short: { title: 'Short of everything', about: 'Hard: two radio bursts to begin with.' },
  hunted: { title: 'Hunted', about: 'Hard, and Alien ships have traits.' },
  last: { title: 'The year 2039', about: 'Hard, with traits, and shield tokens expire.' },
} as const satisfies Readonly<Record<string, Named>>;

export const DEED_WORDS = {
  light: { title: 'First light', about: 'Collect a radio burst in 2033.' },
  complement: { title: 'Full complement', about: 'Assistants by the end of 2035.' },
  untouched: { title: 'Untouched', about: 'Defeat a Vorde in a fight without hull damage.' },
  volley: { title: 'One volley', about: 'Defeat three ships in one combat round.' },
  nerves: {
    title: 'Cold nerves',
    about: 'Flee from an Ironclad, a Reaver or any Vorde, and take no damage.',
  },
  today: { title: 'Not today', about: 'A shield on the number rolled keeps at least 10 damage away.' },
  tape: { title: 'Duct tape', about: 'End a year with three rooms at 1 hull, and lose none in it.' },
  breaks: { title: 'Nobody breaks', about: 'Win with no breakdown and nobody ever above stress 8.' },
  diplomat: { title: 'Quiet diplomat', about: 'Win with five ships defeated or fewer.' },
  game: { title: 'Big game', about: 'Defeat all three classes in one fight.' },
  post: { title: 'Postmaster', about: 'Deliver four contracts in one game.' },
  corners: { title: 'Four corners', about: 'Use all four stations in one game.' },
  gate: { title: 'Gate crasher', about: 'Jump through a gate and collect a radio burst in the same flight.' },
  science: { title: 'Men of science', about: 'Complete three missions in one game.' },
  hair: { title: 'By a hair', about: 'Win with Command at 1 hull, or in the last cycle of the Last Dash.' },
  hand: { title: 'Old hand', about: 'Win on hard with traits, without hints.' },
} as const satisfies Readonly<Record<string, Named>>;
