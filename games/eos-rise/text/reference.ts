/** The reference sheet: how an Alien attack goes, step by step, and what every icon means. In English. */

export const REFERENCE_WORDS = {
  open: 'Help',
  title: 'Alien attack and icons',
  flow: 'Alien attack',
  flowWhen: 'In Phase 6, for ships that land on the EOS, and in step 2 of a Last Dash cycle.',
  icons: 'Icons',
} as const;

/** ER-16, ER-17.6 the steps of an Alien attack, each with its rule. */
export const ATTACK_FLOW: readonly {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
}[] = [
  {
    title: 'Who attacks',
    text: 'Every ship that reached the EOS draws a card of its class. All of them attack together, once. There is no fight and no flight.',
    rule: 'ER-17.6',
  },
  {
    title: 'Capacitor Bank',
    text: 'Whoever holds one may take up to 3 shield tokens from the pool.',
    rule: 'ER-16.1',
  },
  {
    title: 'Shields',
    text: 'The Commander puts shield tokens on hit pips: one token covers one pip of one ship.',
    rule: 'ER-16.2',
  },
  {
    title: 'Roll',
    text: 'One D6 for all ships. A Probability Lens may roll it again.',
    rule: 'ER-16.3',
  },
  {
    title: 'Who hits',
    text: 'A ship hits if the number is one of its pips and no token covers that pip of that ship.',
    rule: 'ER-16.4',
  },
  {
    title: 'Point Defence',
    text: 'If it is ready, one ship that hit deals 4 less; at 0 it missed.',
    rule: 'ER-16.6',
  },
  {
    title: 'Damage',
    text: 'Add up the ships that hit; if any did, add this year’s extinction damage once. That is one event: reductions first, then the Engineer spreads it over the rooms.',
    rule: 'ER-17.6',
  },
  {
    title: 'Afterwards',
    text: 'Placed tokens go to the pool, all attackers are discarded, nobody is paid. Tokens that came with ships onto the EOS are collected if the hull was untouched, else each lands elsewhere.',
    rule: 'ER-18.3',
  },
];

/** What is drawn: a token, or an icon of dice, hexes and rooms. */
export const ICON_REFERENCE = [
  { token: 'frb', name: 'Radio burst', text: 'Collected, it moves Progress by 1.' },
  { token: 'skill', name: 'Skill level', text: 'One level for one character, who the Facilitator names.' },
  { token: 'credit', name: 'Credit', text: 'The crew’s common money.' },
  { token: 'intel', name: 'Intel', text: 'The Intel track moves by 1; its last hex moves Progress.' },
  { token: 'shield', name: 'Shield token', text: 'Covers one pip of one ship for one strike roll.' },
  { token: 'cargo', name: 'Cargo', text: 'Where a contract is delivered: fly there.' },
  { token: 'asteroid', name: 'Asteroid field', text: 'A damage card each time it is met.' },
  {
    token: 'mined',
    name: 'Mining Station',
    text: 'On a field: 1 credit a year while Mining Control stands.',
  },
  { token: 'station', name: 'Space station', text: 'Six more actions while the EOS is there.' },
  { token: 'gate', name: 'Jump gate', text: 'From one to any other for 1 lane.' },
  { token: 'planet', name: 'Paradise Planet', text: 'The goal of the Last Dash.' },
  { icon: 'arrow', name: 'ARROW', text: 'Fills an ARROW. In a scan: 3 credits.' },
  {
    icon: 'gear',
    name: 'GEAR',
    text: 'Fills a GEAR. In a scan: move cargo up to 3 lanes, or a technology card.',
  },
  { icon: 'syringe', name: 'SYRINGE', text: 'Fills a SYRINGE. In a scan: reveals a class’s orders.' },
  {
    icon: 'crosshair',
    name: 'CROSSHAIR',
    text: 'Fills any icon; a printed CROSSHAIR takes nothing else. In a scan: a held damage card.',
  },
  { icon: 'stress', name: 'STRESS', text: 'Stress for whoever rolled it.' },
  { icon: 'warp', name: 'WARP', text: 'One more lane.' },
  { icon: 'damage', name: 'DAMAGE', text: 'One more damage card in every combat round.' },
  { icon: 'tool', name: 'TOOL', text: 'One more room may stand.' },
  { icon: 'assistant', name: 'ASSISTANT', text: 'A second figure for everyone.' },
  { icon: 'lock', name: 'LOCK', text: 'On a room: not built. On a hex: an ability of its own.' },
] as const;
