/** Positions in a few lines, for missions and rule tests. */
import { clone, defaultOptions, keysOf, type Layer } from '#engine';
import type { AlienClass, AlienId } from './content/aliens.ts';
import { CHARACTERS, type CharacterId } from './content/characters.ts';
import { REGIONS, type Region } from './content/regions.ts';
import { PARADISE } from './content/tracks.ts';
import type { EosFrame, StepName } from './frame.ts';
import { OPTIONS, type Options } from './options.ts';
import { stressFloor, unlocked } from './rules/crew.ts';
import { type GalaxyId, isGalaxy } from './rules/universe.ts';
import { setup } from './setup.ts';
import type { Deck, Decks, Member, Raider, State } from './state.ts';
import { PHASES_TO_COME } from './steps/round.ts';

type CrewGiven = Partial<Omit<Member, 'seat' | 'mission'>> & {
  mission?: Member['mission'] | NonNullable<Member['mission']>['card'];
};
type Cards<K extends keyof Decks> = Decks[K]['discard'];

export interface Given {
  seats?: number;
  options?: Partial<Options>;
  round?: number;
  year?: number;
  progress?: number;
  intel?: number;
  funding?: number;
  credits?: number;
  crew?: Partial<Record<CharacterId, CrewGiven>>;
  hull?: Partial<State['hull']>;
  shields?: number;
  charge?: number[];
  eos?: GalaxyId;
  /** Ships on the map as `class@galaxy`, in the order of placement. */
  ships?: readonly string[];
  frbs?: GalaxyId[];
  skills?: GalaxyId[];
  creditTokens?: GalaxyId[];
  asteroids?: (GalaxyId | { at: GalaxyId; mined: boolean })[];
  stations?: Partial<Record<Region, GalaxyId>>;
  gates?: readonly Region[];
  redeploy?: State['redeploy'];
  invasion?: AlienClass[];
  orders?: State['orders'];
  pursuit?: readonly (AlienId | (Partial<Raider> & { card: AlienId }))[];
  attackers?: readonly (AlienId | (Partial<Raider> & { card: AlienId }))[];
  held?: State['held'];
  effects?: Partial<State['effects']>;
  event?: State['event'];
  /** The top cards of decks, first to be drawn first. */
  top?: { [K in keyof Decks]?: Cards<K> };
  /** The same where nobody has seen them: they come first where a script draws cards in order. */
  next?: { [K in keyof Decks]?: Cards<K> };
  /** The Last Dash is on, with the Planet there. */
  planet?: GalaxyId;
  cycle?: number;
  bagEmpty?: boolean;
  /** What comes first; the rest of the round follows. */
  from?: StepName;
  /** Frames before that. */
  first?: EosFrame[];
}

const STATIONS: Readonly<Record<Region, GalaxyId>> = {
  hawkins: 'g09-2',
  chandra: 'g12-3',
  borealis: 'g15-4',
  perseus: 'g18-6',
};

const PHASE_OF: Readonly<Partial<Record<StepName, State['phase']>>> = {
  round: 'planning',
  planning: 'planning',
  crewActions: 'crew',
  warpPhase: 'warp',
  eosAttack: 'warp',
  alienOrders: 'alien-movement',
  alienAttack: 'alien-movement',
  redeploy: 'redeploy',
  extinction: 'extinction',
  funding: 'funding',
};

export function positionOf(position: Given): State {
  const given = clone(position);
  const s = setup({
    seats: given.seats ?? 1,
    options: { ...defaultOptions(OPTIONS), ...given.options },
  });
  s.round = given.round ?? 2;
  s.extinction = (given.year ?? 2033) - 2033;
  s.progress = given.progress ?? 0;
  s.intel = given.intel ?? 0;
  s.funding = given.funding ?? 0;
  s.credits = given.credits ?? s.credits;
  s.eos = given.eos ?? 'g19-6';
  Object.assign(s.hull, given.hull);
  for (const region of REGIONS) {
    s.stations[region].at = given.stations?.[region] ?? STATIONS[region];
    s.stations[region].gate = given.gates?.includes(region) ?? false;
  }
  s.ships = (given.ships ?? []).map(shipOf);
  s.frbs = given.frbs ?? [];
  s.skills = given.skills ?? [];
  s.creditTokens = given.creditTokens ?? [];
  s.asteroids = (given.asteroids ?? []).map((field) =>
    typeof field === 'string' ? { at: field, mined: false } : field,
  );
  s.redeploy = given.redeploy ?? s.redeploy;
  s.invasion = given.invasion ?? [];
  s.orders = given.orders ?? {};
  s.pursuit = (given.pursuit ?? []).map(raiderOf);
  s.attackers = (given.attackers ?? []).map(raiderOf);
  s.held = given.held ?? [];
  Object.assign(s.effects, given.effects);
  if (given.event) s.event = given.event;
  if (given.planet) {
    s.planet = given.planet;
    s.lastDash = true;
    s.progress = PARADISE;
    s.cycle = given.cycle ?? 1;
  }
  giveCrew(s, given);
  giveShields(s, given);
  takeShips(s, given.bagEmpty ?? false);
  stackDecks(s, given);
  s.stack = stackOf(given);
  s.phase = PHASE_OF[given.from ?? 'crewActions'] ?? 'crew';
  return s;
}

function giveCrew(s: State, given: Given): void {
  for (const who of CHARACTERS) {
    const { mission, ...rest } = given.crew?.[who] ?? {};
    const member = s.crew[who];
    Object.assign(member, rest);
    if (mission !== undefined)
      member.mission = typeof mission === 'string' ? { card: mission, stars: 0, counted: [] } : mission;
  }
  for (const who of CHARACTERS) {
    const { stress, cubes } = given.crew?.[who] ?? {};
    if (stress === undefined) s.crew[who].stress = Math.max(5, stressFloor(s));
    if (cubes === undefined)
      s.crew[who].cubes = who === 'commander' || who === 'engineer' ? 0 : unlocked(s, who).squares;
  }
}

function giveShields(s: State, { shields = 0, charge }: Given): void {
  s.shields = shields;
  s.charge = charge ?? s.charge;
  s.shieldPool = 15 - shields - s.charge.reduce((sum, n) => sum + n, 0);
  if (s.shieldPool < 0) {
    s.charge = [0, 0, 0];
    s.shieldPool = 15 - shields;
  }
}

/** Ship tokens that are elsewhere are not in the bag; an empty bag has the rest in the Mass Invasion region. */
function takeShips(s: State, empty: boolean): void {
  for (const { class: name } of s.ships) s.bag[name]--;
  for (const name of s.redeploy) if (name !== 'none') s.bag[name]--;
  for (const name of s.invasion) s.bag[name]--;
  if (!empty) return;
  for (const name of ['dexer', 'galagat', 'vorde'] as const) {
    for (; s.bag[name] > 0; s.bag[name]--)
      s.ships.push({ class: name, at: s.eos === 'g14-4' ? 'g08-1' : 'g14-4' });
  }
}

/** Cards in play leave their decks, and the named ones lie on top. */
function stackDecks(s: State, given: Given): void {
  const inPlay: string[] = [
    ...s.held,
    ...[...s.pursuit, ...s.attackers].map(({ card }) => card),
    ...Object.values(s.orders).filter((card) => card !== undefined),
    ...CHARACTERS.flatMap((who) => [...s.crew[who].technology, ...(s.crew[who].contract ?? '').split(' ')]),
    ...(s.event ? [s.event] : []),
    ...(given.first ?? []).flatMap((frame) =>
      'cards' in frame ? frame.cards : frame.step === 'thirdCard' ? [frame.card] : [],
    ),
  ];
  for (const deck of Object.values<Deck<string>>(s.decks)) {
    for (const layer of deck.draw) removeAll(layer, inPlay);
    deck.draw = deck.draw.filter(({ cards }) => cards.length > 0);
  }
  for (const id of keysOf(given.top ?? {})) {
    const cards: readonly string[] = given.top?.[id] ?? [];
    const deck: Deck<string> = s.decks[id];
    for (const layer of deck.draw) removeAll(layer, cards);
    deck.draw.unshift({ cards: cards.slice(), seen: 'all' });
  }
  for (const id of keysOf(given.next ?? {})) {
    const cards: readonly string[] = given.next?.[id] ?? [];
    const [layer]: Layer<string>[] = s.decks[id].draw;
    if (layer === undefined) throw new Error(`the deck ${id} is empty`);
    removeAll(layer, cards);
    layer.cards.unshift(...cards);
  }
}

function removeAll(layer: Layer<string>, cards: readonly string[]): void {
  for (const card of cards) {
    const at = layer.cards.indexOf(card);
    if (at >= 0) layer.cards.splice(at, 1);
  }
}

function stackOf({ from = 'crewActions', first = [], planet }: Given): EosFrame[] {
  const frames = PHASES_TO_COME.map(
    (frame): EosFrame => (typeof frame === 'string' ? { step: frame } : frame),
  );
  const order: EosFrame[] = planet
    ? [...dashSteps(), { step: 'dashCycle' }]
    : [{ step: 'planning', passed: 0 }, ...frames];
  const start = order.findIndex(({ step }) => step === from);
  if (start < 0) throw new Error(`${from} is no step of the round`);
  return [...first, ...order.slice(start)].reverse();
}

function dashSteps(): EosFrame[] {
  return [
    { step: 'alienOrders' },
    { step: 'anchorWindow', passed: 0 },
    { step: 'alienMovement' },
    { step: 'alienAttack' },
    { step: 'dashWarp' },
    { step: 'warp', passed: 0 },
    { step: 'warpEnds' },
    { step: 'eosAttack' },
    { step: 'dashCheck' },
    { step: 'crewPhase' },
    { step: 'crewActions', passed: 0 },
  ];
}

function shipOf(words: string): State['ships'][number] {
  const [name, at] = words.split('@');
  if ((name !== 'dexer' && name !== 'galagat' && name !== 'vorde') || at === undefined || !isGalaxy(at))
    throw new Error(`${words} is no ship`);
  return { class: name, at };
}

function raiderOf(ship: AlienId | (Partial<Raider> & { card: AlienId })): Raider {
  const given = typeof ship === 'string' ? { card: ship } : ship;
  return { frb: 0, skill: 0, credit: 0, damage: 0, ...given };
}
