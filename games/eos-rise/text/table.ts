/** The words of the table of Project EOS Rise, in English. */
import type { AlienClass, Trait } from '../content/aliens.ts';
import type { CharacterId, HexIcon } from '../content/characters.ts';
import { ABILITIES, BOARDS, TOP_LEVEL } from '../content/characters.ts';
import type { Keyword } from '../content/damage.ts';
import type { HullRoom } from '../content/rooms.ts';
import { INTEL_LAP, PARADISE } from '../content/tracks.ts';
import type { Costly } from '../outlook/costs.ts';
import type { Toll } from '../outlook/ways.ts';
import type { Phase } from '../state.ts';
import type { SeenMember } from '../view.ts';
import { ABILITY_WORDS } from './cards.ts';
import { CHARACTER_NAMES, CLASS_NAMES, count, listed } from './names.ts';

export const TABLE_WORDS = {
  close: 'Close',
  stages: {
    won: undefined,
    come: 'The Aliens move',
    strike: undefined,
    land: 'New ships and tokens land',
    event: 'The year turns',
  },
  universe: 'The Universe: arrow keys walk from galaxy to galaxy',
  starship: 'Starship EOS',
  crew: 'The crew',
  watch: 'Orders and events',
  lenses: { map: 'Map', ship: 'Ship', fight: 'Fight' },
  asks: 'What is asked',
  nothing: 'nothing here',
  now: 'now',
} as const;

/** Names that fit into a small room. */
export const ROOM_SHORT: Readonly<Record<HullRoom, string>> = {
  command: 'Command',
  engine: 'Engine',
  medical: 'Medical',
  crafting: 'Crafting',
  'cargo-bay': 'Cargo Bay',
  'mining-control': 'Mining',
  scanner: 'Scanner',
};

export const TRACK_WORDS = {
  year: 'Year',
  left: (n: number) => (n === 1 ? 'last year' : `${n} years left`),
  progress: 'Progress',
  progressAt: (at: number) => `Progress ${at} of ${PARADISE}; a skill level on 2, 4, 6 and 8`,
  intel: 'Intel',
  intelAt: (at: number) => `Intel ${at} of ${INTEL_LAP}: each full lap is 1 Progress`,
  funding: 'Funding',
  next: (n: number) => `next +${n}`,
  credits: 'Credits',
  shields: 'Shields',
  shieldsHeld: (n: number) => `${count(n, 'shield token')} with the Commander`,
  extinction: (n: number) => `Attacks +${n}`,
  extinctionHelp: (n: number) => `Extinction damage ${n}: added when the crew flees and when Aliens attack`,
  hull: 'Hull',
  dash: 'Last Dash',
  cycle: (n: number, unlimited: boolean) => (unlimited ? `cycle ${n}` : `cycle ${n} of 4`),
  soon: 'One more Progress begins the Last Dash at once: no cubes, credits or cargo after it.',
} as const;

/** The nine phases: a short name, and what is asked of whom. */
export const PHASE_WORDS: Readonly<Record<Phase, { readonly name: string; readonly asks: string }>> = {
  planning: { name: 'Planning', asks: 'Everyone buys power cubes, scraps technology, then is ready.' },
  crew: {
    name: 'Crew',
    asks: 'Pick a figure below, then an icon on the EOS. Press Done when all are placed.',
  },
  warp: { name: 'Warp', asks: 'The Pilot flies lane by lane, or stops.' },
  'eos-attack': { name: 'Attack', asks: 'The Combat Specialist leads against every ship in pursuit.' },
  'alien-movement': { name: 'Aliens', asks: 'Every Alien ship moves by the orders of its class.' },
  'alien-attack': { name: 'Hits', asks: 'Ships that reached the EOS strike once; the Commander shields.' },
  redeploy: { name: 'Redeploy', asks: 'New ships and tokens land on the map.' },
  extinction: { name: 'Event', asks: 'A year passes; an event of this region is read.' },
  funding: { name: 'Funding', asks: 'Credits come in, shields and the Redeploy track fill up.' },
};

export const CHANGE_WORDS = {
  progress: 'Progress',
  intel: 'Intel',
  credits: 'Credits',
  shields: 'Shields',
  lanes: 'Lanes left',
  pursuit: 'In pursuit',
  attackers: 'Attackers',
  held: 'Held cards',
  damage: 'Damage to assign',
  hull: (room: string) => `${room} hull`,
  level: (who: string) => `${who} level`,
  stress: (who: string) => `${who} stress`,
  cubes: (who: string) => `${who} cubes`,
  technology: (who: string) => `${who} technology`,
  brings: 'It brings',
  luck: 'luck decides',
} as const;

export const ROUTE_WORDS = {
  to: (name: string, lanes: number) => `${name}: ${count(lanes, 'lane')}`,
  collects: (things: readonly string[]) => `collects ${listed(things)}`,
  wakes: (n: number) => `wakes ${count(n, 'ship')} to fight`,
  guarded: (n: number) => `${count(n, 'item')} for whoever defeats them`,
  meets: (n: number) => `${count(n, 'asteroid field')}: damage up to 7${n > 1 ? ' each' : ''}`,
  delivers: (n: number) => `delivers ${count(n, 'cargo', 'cargoes')}`,
  frb: (n: number) => count(n, 'radio burst'),
  skill: (n: number) => count(n, 'skill token'),
  credit: (n: number) => count(n, 'credit'),
  quiet: 'nothing on the way',
  short: (lanes: number, flies: number) => `${count(lanes, 'lane')}. The EOS flies ${flies}.`,
  levelTo: 'the level goes to the',
  fly: 'Fly this route',
  clear: 'Clear',
  start: 'The warp began here',
} as const;

/** What a way collects, wakes and meets. */
export function tollWords(toll: Toll): string {
  const gains = [
    ...(toll.frbs > 0 ? [ROUTE_WORDS.frb(toll.frbs)] : []),
    ...(toll.skills > 0 ? [ROUTE_WORDS.skill(toll.skills)] : []),
    ...(toll.credits > 0 ? [ROUTE_WORDS.credit(toll.credits)] : []),
  ];
  const parts = [
    ...(gains.length > 0 ? [ROUTE_WORDS.collects(gains)] : []),
    ...(toll.cargo > 0 ? [ROUTE_WORDS.delivers(toll.cargo)] : []),
    ...(toll.ships > 0 ? [ROUTE_WORDS.wakes(toll.ships)] : []),
    ...(toll.guarded > 0 ? [ROUTE_WORDS.guarded(toll.guarded)] : []),
    ...(toll.asteroids > 0 ? [ROUTE_WORDS.meets(toll.asteroids)] : []),
  ];
  const lanes = count(toll.lanes, 'lane');
  return `${lanes}: ${parts.length > 0 ? parts.join(', ') : ROUTE_WORDS.quiet}`;
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const WATCH_WORDS = {
  orders: 'Orders',
  unknown: 'unknown',
  called: (kind: string, card: string | undefined) => (card ? `${kind}: ${card}` : kind),
  ordersOf: (name: AlienClass) => `${CLASS_NAMES[name]} orders`,
  eos: 'to the EOS',
  frb: 'to a radio burst',
  planet: 'to the Planet',
  lanes: (n: number) => count(n, 'lane'),
  redeploy: 'Redeploy',
  ships: 'Ships',
  hex: (n: number) => `0${n}`,
  empty: 'empty',
  invasion: 'Invasion',
  event: 'Event',
  noEvent: 'No event yet',
  bagOf: (bag: Readonly<Record<AlienClass, number>>) =>
    `Lands at the end of the year. Left in the bag: ${bag.dexer} Dexers, ${bag.galagat} Galagats, ${bag.vorde} Vordes`,
  kinds: { roundRule: 'Round Rule', gameChanger: 'Game Changer', tryYourLuck: 'Try Your Luck' },
  outlook: 'of the unseen cards go to the EOS',
  absent: 'none on the map',
  follows: 'in pursuit of us',
  /** Ships on their way to a radio burst may come past the EOS as well. */
  seen(eos: number, all: number, top: number, some: boolean): string {
    const come = top === 0 ? 'none can come' : `${some ? 'up to ' : ''}${percent(top)} to come`;
    return `${come}; ${eos} of ${all} cards hunt the EOS${top > eos / all ? ', others lead past it' : ''}`;
  },
} as const;

export const SHIP_WORDS = {
  locked: (cost: number) => `locked · ${cost} credits`,
  build: (cost: number) => `Build: ${cost} credits`,
  press: (name: string) => `${name}: here`,
  here: 'Here',
  fixes: (points: number) => `Quick Fix: +${points} hull`,
  less: (name: string) => `${name}: one point less`,
  more: (name: string) => `${name}: one point more`,
  explodes: (room: HullRoom) =>
    room === 'command' ? '☠ the game is lost' : room === 'engine' ? 'cannot fly' : 'explodes',
  gives: (what: string, hull: number) => `${what} · ${hull} hull`,
  hull: (n: number, of: number) => `${n} of ${of} hull`,
  noHull: 'no hull track',
  shieldControl: 'Shield Control',
  station: (name: string) => `${name} Station`,
  resting: 'used last year: closed until next year',
  cost: (n: number) => (n > 0 ? `· ${n} credits` : '· free'),
  slot: (name: string, taken: number, of: number) => `${name}, ${taken} of ${of} taken`,
  tokens: (n: number) => (n === 0 ? 'paid out' : count(n, 'token')),
  damage: (n: number) => `${count(n, 'point')} of damage to assign: press a room`,
  last: 'last point',
  repairs: 'Press a room to repair it',
  builds: 'Press a room to build it',
  advanced: 'Advanced rooms',
  out: 'out: the EOS cannot move',
} as const;

export const CREW_WORDS = {
  short: { commander: 'Commander', pilot: 'Pilot', specialist: 'Specialist', engineer: 'Engineer' } as const,
  letter: { commander: 'C', pilot: 'P', specialist: 'S', engineer: 'E' } as const,
  cube: {
    commander: 'Pills',
    pilot: 'Afterburners',
    specialist: 'Target Locks',
    engineer: 'Quick Fixes',
  } as const satisfies Record<CharacterId, string>,
  oneCube: {
    commander: 'Pill',
    pilot: 'Afterburner',
    specialist: 'Target Lock',
    engineer: 'Quick Fix',
  } as const satisfies Record<CharacterId, string>,
  level: (n: number) => `Level ${n}`,
  lv: 'Lv',
  next: 'Next',
  top: 'highest level',
  choose: 'choose a track',
  dice: (n: number) => count(n, 'die', 'dice'),
  stress: (at: number, of: number, floor: number) => `Stress ${at} of ${of}, floor ${floor}`,
  stressName: 'Stress',
  cubes: (n: number, of: number, name: string) => `${n} of ${of} ${name}`,
  assistant: 'Assistant',
  assistantOf: (who: CharacterId) => `Assistant of the ${CHARACTER_NAMES[who]}`,
  fights: 'fights',
  staysOut: 'stays out',
  figure: 'Figure',
  placed: 'placed',
  more: (who: CharacterId) => `Board of the ${CHARACTER_NAMES[who]}`,
  technology: 'Technology',
  gained: (who: CharacterId) =>
    `New technology of the ${CHARACTER_NAMES[who]}. It is used once; the table asks when its moment comes.`,
  contract: 'Contract',
  mission: 'Mission',
  none: 'none',
  cargoAt: (name: string) => `cargo at ${name}`,
  stars: (n: number, of: number) => `${n} of ${of} stars`,
  reward: 'Reward',
  basic: 'Basic track',
  room: 'Advanced room',
  you: 'yours',
  breakdown: (n: number) => `breaks down at ${n}`,
} as const;

const ICON_WORDS: Readonly<Record<Exclude<HexIcon, (typeof ABILITIES)[number]>, string>> = {
  basicDie: 'basic die',
  advancedDie: 'advanced die',
  stressStart3: 'stress down to 5',
  stressStart2: 'stress down to 3',
  stressStart1: 'stress down to 1',
  assistant: 'Assistants',
  warp: '+1 lane',
  damage: '+1 damage card',
  tool: '+1 room',
  cube: '+1 power cube',
};

export function hexWords(icons: readonly HexIcon[]): string {
  return icons.map(iconWords).join(', ');
}

/** What the next hex prints; both tracks where one must choose. */
export function nextHex(who: CharacterId, { level, track }: SeenMember): string {
  if (level >= TOP_LEVEL) return CREW_WORDS.top;
  const board = BOARDS[who];
  const basic = board.basic[level];
  if (basic) return hexWords(basic);
  if (track) return hexWords(board.advanced[track]?.[level - board.basic.length] ?? []);
  return CREW_WORDS.choose;
}

/** What an ability does. */
export function iconText(icon: HexIcon): string | undefined {
  const ability = ABILITIES.find((id) => id === icon);
  return ability && ABILITY_WORDS[ability].text;
}

export function iconWords(icon: HexIcon): string {
  const ability = ABILITIES.find((id) => id === icon);
  if (ability) return ABILITY_WORDS[ability].name;
  return icon in ICON_WORDS ? ICON_WORDS[icon as keyof typeof ICON_WORDS] : icon;
}

export const FIGHT_WORDS = {
  attack: 'EOS attack',
  round: (n: number) => `Combat round ${n}`,
  strikes: {
    retaliation: 'Retaliation',
    flee: 'Flee',
    attack: 'Alien attack',
    swarm: 'Missile Swarm',
  } as const,
  stages: ['Load', 'Roll', 'Fire', 'Answer', 'Go on?'],
  ships: 'Ships',
  cards: 'Damage cards',
  dice: 'Dice',
  hull: (left: number, of: number) => `hull ${left} of ${of}`,
  damage: (n: number) => `${n} damage`,
  hits: 'hits on',
  reward: 'pays',
  carries: 'carries',
  firstStrike: (n: number) => `First Strike +${n}`,
  bolt: (n: number) => `⚡+${n}`,
  paid: (n: number, who: CharacterId, stress: number) => `${CREW_WORDS.short[who]} ${stress} → ${stress + n}`,
  struck: (who: CharacterId) => `First Strike by the ${CHARACTER_NAMES[who]}`,
  chance: (percent: string) => `${percent} to activate`,
  toHit: (percent: string) => `${percent} to hit`,
  odds: 'As it stands:',
  asItStands: 'If they all strike back:',
  expected: (n: string) => `${n} damage on average`,
  extinction: (n: number) => `if anything hits, the dying Earth adds ${n} more`,
  worst: (n: number) => `at worst ${n}`,
  rolled: (hits: readonly string[]) =>
    hits.length === 0 ? 'Nothing hits us.' : `${listed(hits)} ${hits.length === 1 ? 'hits' : 'hit'} us!`,
  fallen: (ships: readonly string[]) =>
    `${listed(ships)} ${ships.length === 1 ? 'is' : 'are'} defeated! What ${ships.length === 1 ? 'it pays and carries' : 'they pay and carry'} is ours.`,
  hitBy: (percent: string, mean: string, worst: number) =>
    `${percent} to be hit, ${mean} on average, at worst ${worst}`,
  spent: 'fired',
  held: 'Held',
  noDice: 'The dice are rolled after First Strike.',
  pick: 'Pick a die, then a glowing icon. CROSSHAIR fits any icon.',
  die: (face: string, who: CharacterId) => `${face}, ${CHARACTER_NAMES[who]}`,
  placed: 'placed',
  rolls: (n: number) => `rolls ${n}`,
  stressOf: (at: number, of: number) => `stress ${at} of ${of}`,
  falls: (n: number) => `${n} damage: defeated`,
  /** R7 the next round begins with whole hulls: what defeats nobody is not fired. */
  unfired: {
    soon: 'As they lie, these dice defeat no ship. Damage that defeats none does not last, so no card would be fired.',
    done: 'No card was fired: these dice could defeat no ship, and damage that defeats none does not last.',
  },
  survives: (n: number, left: number) => `${n} of ${left}: not enough`,
  refill: 'Fight on: hulls are whole again, new cards and dice.',
  flees: 'Flee: one more strike roll; items and rewards are lost.',
  pip: (ship: string, pip: number, shielded: boolean) =>
    `${ship} hits on ${pip}${shielded ? ', shielded' : ''}`,
} as const;

export const KEYWORD_NAMES: Readonly<Record<Keyword, string>> = {
  array: 'Array',
  core: 'Core',
  terminal: 'Terminal',
  converter: 'Converter',
};

export const TRAIT_NAMES: Readonly<Record<Trait, string>> = {
  protector: 'Protector',
  'missile-swarm': 'Missile Swarm',
  tricky: 'Tricky',
  'hypersonic-bolt': 'Hypersonic Bolt',
};

/** Big moments, as they come. */
export const GAINED_WORDS = {
  delivered: 'Cargo delivered',
  progress: (at: number) => `Progress ${at} of ${PARADISE}`,
  toGo: (at: number) =>
    at >= PARADISE
      ? 'The signal is whole: the way to the Paradise Planet is open.'
      : `${PARADISE - at} more, and the Last Dash begins.`,
} as const;

export const ENDING_WORDS = {
  won: 'The crew wins',
  lost: 'The crew loses',
  year: 'Year',
  progress: 'Progress',
  kills: 'Ships defeated',
  hull: 'Hull left',
  levels: 'Skill levels',
  left: (year: number, progress: number, of: number, likely: number | undefined) =>
    `The voyage was given up in ${year}, at Progress ${progress} of ${of}${likely === undefined ? '' : `, on course for ${likely}`}.`,
  stood: (progress: number, of: number, year: number) =>
    `Progress stood at ${progress} of ${of} from ${year} on.`,
  room: (name: string, hull: number, year: number) =>
    hull === 0 ? `${name} was out from ${year} on.` : `${name} was down to ${hull} from ${year} on.`,
  struck: ({ year, ships, damage, shields, placed }: Costly) =>
    `${year}: ${[
      ...(ships > 0 ? [count(ships, 'ship')] : []),
      `${damage} damage`,
      shields > 0 ? count(shields, 'shield') : 'no shields',
      ...(placed === 0 ? ['no figure placed'] : []),
    ].join(', ')}.`,
  again: { easy: 'On easy', normal: 'On normal', hard: 'On hard' },
} as const;
