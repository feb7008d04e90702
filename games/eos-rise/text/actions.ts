/** Actions as choices to read in a list, and what each decision asks, in English. */
import { byType } from '#engine';
import type { EosAction } from '../action.ts';
import { BOARDS, CHARACTERS, type CharacterId, OWNER_OF } from '../content/characters.ts';
import { DAMAGE } from '../content/damage.ts';
import { BUILD_COST, LOCKABLE_ROOMS } from '../content/rooms.ts';
import type { CharacterPurpose, EosFrame, StepName } from '../frame.ts';
import { hitting } from '../outlook/struck.ts';
import { threatAt } from '../rules/threat.ts';
import type { View } from '../view.ts';
import { ABILITY_WORDS, contractWords, EVENT_WORDS, ROOM_WORDS, technologyWords } from './cards.ts';
import { crewActionWords } from './crewActions.ts';
import {
  alienName,
  CLASS_NAMES,
  count,
  damageName,
  FACE_NAMES,
  galaxyName,
  listed,
  REGION_NAMES,
  ROOM_NAMES,
  seatName,
  TOKEN_NAMES,
  trackName,
  CHARACTER_NAMES as WHO,
} from './names.ts';
import { hexWords, nextHex } from './table.ts';

type ActionWords<T extends EosAction['type']> = (
  action: Extract<EosAction, { type: T }>,
  view: View,
) => string;

const LINES: { readonly [T in EosAction['type']]: ActionWords<T> } = {
  buyCube: ({ who }) => `Buy a power cube for the ${WHO[who]}`,
  scrap: ({ who, card }) => `${WHO[who]} scraps ${technologyWords(card).name}`,
  sabotage: () => `${ABILITY_WORDS['redeploy-sabotage'].name}: clear hex 04`,
  intercept: ({ class: name }) => `${ABILITY_WORDS['intercept-orders'].name}: ${CLASS_NAMES[name]}`,
  quickFix: ({ room }) => `Quick Fix: 2 points in ${ROOM_NAMES[room]}`,
  ready: (_, { crew, credits }) =>
    CHARACTERS.every((id) => crew[id].cubes >= crew[id].squares)
      ? 'Go on: every cube is there'
      : CHARACTERS.every((id) => crew[id].cubes >= crew[id].squares || BOARDS[id].cubeCost > credits)
        ? 'Go on: no credits for a cube'
        : 'Buy nothing and go on',
  spoof: () => 'Discard these orders and reveal the next',
  place: ({ who, figure, action }, view) => {
    const name = figure === 'assistant' ? `${WHO[who]}’s Assistant` : WHO[who];
    const { room, level } = view.crew[who];
    if (action === 'training')
      return `${name}: Training Center, level ${level + 1}: ${nextHex(who, view.crew[who])}`;
    return `${name}: ${action === 'advanced-room' && room ? ROOM_WORDS[room].name : crewActionWords(action, view)}`;
  },
  standBy: (_, { crew, assistants }) => {
    const left = CHARACTERS.filter((id) => !crew[id].figure || (assistants && !crew[id].assistant)).length;
    return left > 0 ? `Done: ${count(left, 'figure')} not placed` : 'Done';
  },
  moveOn: (_, { phase }) => `Move on: end ${phase === 'planning' ? 'planning' : 'crew actions'} for everyone`,
  track: ({ track }) => {
    const hexes = BOARDS[OWNER_OF[track]].advanced[track] ?? [];
    return `${trackName(track)}: ${hexes.map((hex, i) => `${5 + i} ${hexWords(hex)}`).join(' · ')}`;
  },
  takeRoom: ({ room }) => `Take the ${ROOM_WORDS[room].name}: ${ROOM_WORDS[room].text}`,
  build: ({ room }) => {
    const lockable = LOCKABLE_ROOMS.find((id) => id === room);
    return `Build ${ROOM_NAMES[room]}${lockable ? ` for ${count(BUILD_COST[lockable], 'credit')}` : ''}`;
  },
  repair: ({ room }) => `Repair ${ROOM_NAMES[room]}`,
  passOn: ({ place, to }, view) => `Give ${technologyAt(view, place)} to the ${WHO[to]}`,
  discardTechnology: ({ place }, view) => `Discard ${technologyAt(view, place)}`,
  sign: ({ card }) => `Sign ${contractWords(card).name}: ${contractWords(card).text}`,
  mine: ({ at }) => `Mining Station at ${galaxyName(at)}`,
  scanCargo: ({ cargo }) => `GEAR: move ${TOKEN_NAMES[cargo]}`,
  scanTechnology: () => 'GEAR: draw a technology card',
  scanOrders: ({ class: name }) => `SYRINGE: reveal the ${CLASS_NAMES[name]} orders`,
  haul: ({ to }) => `On to ${galaxyName(to)}`,
  pickShip: ({ class: name, at }) => `The ${CLASS_NAMES[name]} at ${galaxyName(at)}`,
  decoy: ({ class: name }) => `Decoy the ${CLASS_NAMES[name]} class`,
  tow: ({ item, at }) => `Tow ${TOKEN_NAMES[item]} from ${galaxyName(at)}`,
  pickFrb: ({ at }) => `The radio burst at ${galaxyName(at)}`,
  putFrb: ({ at }) => `Put it at ${galaxyName(at)}`,
  keepDamage: ({ card }) =>
    `Hold ${damageName(card)}: ${DAMAGE[card].icons.map((icon) => FACE_NAMES[icon]).join(' ')}, ${DAMAGE[card].damage} damage`,
  keepTechnology: ({ card }) => `Keep ${technologyWords(card).name}: ${technologyWords(card).text}`,
  pickCharacter: ({ who }, view) => `The ${WHO[who]}${pickedFor(who, view)}`,
  cube: ({ who }) => `A power cube for the ${WHO[who]}`,
  warp: ({ to }) => `Warp to ${galaxyName(to)}`,
  afterburner: () => 'Afterburner: 1 more lane',
  stop: () => 'Stop here',
  level: ({ who }, { crew }) => `The ${WHO[who]}: level ${crew[who].level + 1}, ${nextHex(who, crew[who])}`,
  join: ({ fights }, { asking }) =>
    `${asking?.step === 'join' ? WHO[asking.who] : 'The character'} ${fights ? 'fights' : 'stays out'}`,
  addHeld: ({ card }) => `Add ${damageName(card)}`,
  strike: ({ card, by }) => `First Strike on ${damageName(card)}, paid by the ${WHO[by]}`,
  confirm: ({ agreed }) => (agreed ? 'Agree to the First Strike' : 'Refuse'),
  pills: ({ count: n }) => (n === 0 ? 'No pills' : `Spend ${count(n, 'pill')}`),
  technology: (action, view) =>
    `${technologyWords(action.card).name} (${WHO[action.by]})${usedOn(action, view)}`,
  targetLock: ({ who }) => `Target Lock: reroll dice of the ${WHO[who]}`,
  lead: () => ABILITY_WORDS['lead-from-the-front'].name,
  gunneryRange: () => ROOM_WORDS['gunnery-range'].name,
  mark: ({ die }, view) => `Mark ${dieName(view, die)}`,
  reroll: (_, view) =>
    view.asking?.step === 'reroll' && view.asking.marked.length === 0 ? 'No reroll' : 'Roll the marked dice',
  placeDie: ({ face, card, icon }) =>
    `${FACE_NAMES[face]}${face === icon ? '' : ` as ${FACE_NAMES[icon]}`} on ${damageName(card)}`,
  target: ({ ship }) => `Strike ${alienName(ship)}`,
  shield: ({ ship, pip }) => `Shield against ${alienName(ship)} on ${pip}`,
  pointDefence: ({ ship }) => `Point Defence against ${alienName(ship)}`,
  hit: ({ room }) => `${ROOM_NAMES[room]} takes a point`,
  continue: () => 'Fight on',
  flee: () => 'Flee',
  anchor: ({ class: name, at }) => `Anchor the ${CLASS_NAMES[name]} at ${galaxyName(at)}`,
  accept: () => 'Try your luck',
  decline: () => 'Decline',
  gate: ({ region }) => `Jump gate at the ${REGION_NAMES[region]} station`,
  keepLocation: () => 'Keep this location',
  rollAgain: () => 'Roll again',
  tricky: ({ who }) => `The ${WHO[who]} rolls`,
  handOver: ({ seat }, view) =>
    seat === view.facilitator
      ? 'Stay Facilitator'
      : `Hand the Facilitator card to ${seatName(seat, view.called)}`,
  pass: (_, { asking, strike }) =>
    asking?.step === 'shields' && strike?.shields.length === 0
      ? 'Roll without shields'
      : (PASSES[asking?.step ?? 'planning'] ?? 'Go on'),
};

const PASSES: Readonly<Partial<Record<StepName, string>>> = {
  spoof: 'Keep these orders',
  firstStrike: 'Roll without First Strike',
  arms: 'Go on without it',
  rollWindow: 'Keep these dice',
  placeDice: 'Fire no more cards',
  shields: 'Roll without more shields',
  capacitor: 'Keep the Capacitor',
  lens: 'Let it stand',
  foam: 'Keep the Foam',
  quickFix: 'Keep the Quick Fix',
  overcharge: 'Keep the Overcharge Cell',
  overpenetration: 'Let it go',
  pointDefence: 'Keep Point Defence',
  ghost: 'Keep the Transponder, take the strike roll',
  anchorWindow: 'Keep the Anchor',
  advancedRoom: 'No room',
  scan: 'Claim no more',
};

export function actionLine(action: EosAction, view: View): string {
  return byType(LINES, action, view);
}

function technologyAt(view: View, place: 'first' | 'second' | 'new'): string {
  const { asking } = view;
  if (asking?.step !== 'thirdCard') return 'the card';
  const card = place === 'new' ? asking.card : view.crew[asking.who].technology[place === 'first' ? 0 : 1];
  return card ? `${technologyWords(card).name}${place === 'new' ? ' (new)' : ''}` : 'the card';
}

/** What it changes for whoever is chosen. */
function pickedFor(id: CharacterId, { asking, crew }: View): string {
  const { level, stress, breakdown } = crew[id];
  switch (asking?.step === 'pickCharacter' ? asking.purpose : undefined) {
    case 'poached-talent':
    case 'medusas-gaze':
      return level > 1
        ? `: level ${level} → ${level - 1}`
        : ': at level 1, so a damage card hits the hull instead';
    case 'drill-hall':
    case 'veterans-gift':
      return `: level ${level + 1}, ${nextHex(id, crew[id])}`;
    case 'open-door':
    case 'strange-fruit':
      return `: stress ${stress} of ${breakdown}`;
    default:
      return '';
  }
}

function dieName(view: View, index: number): string {
  const die = view.combat?.dice[index];
  return die ? `${FACE_NAMES[die.face]} of the ${WHO[die.who]}` : 'the die';
}

function usedOn({ who, die, copy, ship }: Extract<EosAction, { type: 'technology' }>, view: View): string {
  if (die !== undefined)
    return `: ${dieName(view, die)}${copy === undefined ? '' : ` copies ${dieName(view, copy)}`}`;
  if (who !== undefined) return `: ${WHO[who]}`;
  return ship === undefined ? '' : `: ${alienName(ship)}`;
}

type Prompts = { readonly [N in StepName]?: (frame: Extract<EosFrame, { step: N }>, view: View) => string };

const who = (id: keyof typeof WHO): string => `the ${WHO[id]}`;

/** Who is asked, what, and what for. */
const PROMPTS: Prompts = {
  planning: (_, { year, credits }) =>
    `Planning ${year}: ${count(credits, 'credit')} for cubes now, or rooms later.`,
  spoof: ({ class: name }) =>
    `${ABILITY_WORDS['spoof-orders'].name}: the Engineer may discard these ${CLASS_NAMES[name]} orders. Keep them?`,
  crewActions: (_, view) => `${view.year}: place ${freeFigures(view)}. ${coming(view)}`,
  build: ({ who: by }) => `The ${WHO[by]} builds: which room?`,
  sign: ({ who: by }) => `Which contract for the ${WHO[by]}? Deliver by 2039.`,
  mine: ({ who: by }) => `The ${WHO[by]} sets up a Mining Station: on which asteroid field?`,
  scan: ({ who: by }) => `Deep Space Scan of ${who(by)}: what does each die bring?`,
  haul: ({ item, left }) => `Where does ${TOKEN_NAMES[item]} go? ${count(left, 'lane')} left.`,
  tow: ({ who: by }) => `The ${WHO[by]} tows a token: which one?`,
  pickShip: ({ purpose }) =>
    purpose === 'escort'
      ? 'Mercenary Escort: which Alien ship is sent away?'
      : `${ROOM_WORDS['ambush-deck'].name}: which Alien ship is drawn into pursuit?`,
  decoy: () => `${ROOM_WORDS['decoy-bay'].name}: which class moves 2 lanes less this year?`,
  pickFrb: () => `${ROOM_WORDS['signal-nest'].name}: which radio burst is moved?`,
  putFrb: () => `${ROOM_WORDS['signal-nest'].name}: where does the radio burst go?`,
  keepDamage: ({ who: by }) => `The ${WHO[by]} holds one damage card for this year’s fight: which?`,
  keepTechnology: ({ who: by }) => `The ${WHO[by]} keeps one technology card: which?`,
  thirdCard: ({ who: by, card }) =>
    `${technologyWords(card).name} is a third technology card for ${who(by)}, who may hold two: pass one on, or discard one.`,
  cube: ({ n }) => `${count(n, 'power cube')} to give: who gets one?`,
  level: ({ n }) =>
    `${n === 1 ? 'A skill level is' : `${n} skill levels are`} free: who rises? See Next on the portraits.`,
  track: ({ who: by }) => `The ${WHO[by]} reaches level 5: which track for levels 5 to 9?`,
  advancedRoom: ({ who: by }) =>
    `The ${WHO[by]} takes a room of their own, or none: one figure a year may use it.`,
  pills: ({ who: by, amount }, { crew }) =>
    `${amount} stress for ${who(by)}, now ${crew[by].stress} of ${crew[by].breakdown}: pills?`,
  foam: (_, { damage }) => `Damage ${damage}: use Ablative Foam against it?`,
  assign: (_, view) => `${struckBy(view)}${view.damage} damage: the Engineer spreads it over the rooms.`,
  quickFix: () => 'A Quick Fix mends 2 points in one room right after damage: use one?',
  repair: ({ who: by, points }) => `The ${WHO[by]} repairs ${count(points, 'point')}: where?`,
  warp: (_, { lanesLeft, crew }) =>
    lanesLeft === 0
      ? `No lanes left; ${count(crew.pilot.cubes, 'Afterburner')} would add 1 each. Fly on, or stop?`
      : `Fly ${count(lanesLeft, 'lane')}${crew.pilot.cubes > 0 ? `, ${crew.pilot.cubes} more with Afterburners` : ''}: where to?`,
  join: (_, { pursuit }) => `${listed(pursuit.map(({ card }) => alienName(card)))} in pursuit: who fights?`,
  arms: () => 'The Combat Specialist loads: add held damage cards to this fight?',
  firstStrike: () => 'First Strike: more damage for stress. Press a bolt, then roll.',
  confirmStrike: ({ card, by }) => `First Strike on ${damageName(card)}: does ${who(by)} pay its stress?`,
  tricky: () => 'A Tricky ship: who rolls a die, and takes its stress?',
  rollWindow: () => 'The dice are rolled: change some, or keep them.',
  reroll: ({ by, who: whose, single }) =>
    `${by === 'specialist' ? 'Target Lock' : ABILITY_WORDS['lead-from-the-front'].name}: press ${single ? 'one die' : 'dice'} of ${who(whose)} to reroll.`,
  placeDice: () => 'Fire: dice fill the icons of damage cards.',
  overcharge: ({ card }) => `Overcharge Cell: ${damageName(card)} would deal 3 more. Use it?`,
  target: ({ card }) => `${damageName(card)} fires: which ship takes the damage?`,
  overpenetration: ({ spare }) =>
    `Overpenetration: ${count(spare, 'spare point')} may go on to another ship.`,
  continueOrFlee: (_, { pursuit }) =>
    `${listed(pursuit.map(({ card }) => alienName(card)))} still ${pursuit.length === 1 ? 'flies' : 'fly'}: fight on, or flee?`,
  ghost: () => 'Ghost Transponder: slip away without the strike roll?',
  capacitor: () => 'A Shield Capacitor would bring shield tokens now: use it?',
  shields: (_, { shields, strike }) =>
    `${strike?.kind === 'attack' ? 'Aliens strike' : 'They strike back'}: cover numbers with ${count(shields, 'shield token')}, or roll.`,
  lens: (_, { strike }) => `The strike die shows ${strike?.die ?? 0}: roll it again?`,
  pointDefence: () => 'Point Defence: stop the hit of one ship?',
  anchorWindow: () => 'Gravitic Anchor: hold Alien ships where they are this year?',
  anchor: ({ left }) => `Gravitic Anchor: which ship stays? ${left} left.`,
  gate: () => 'Where does the jump gate open?',
  signalSense: ({ at }) => `Signal Sense: the radio burst would land at ${galaxyName(at)}. Keep it there?`,
  handOver: () => 'Who is Facilitator in the next year?',
};

/** Whence the damage comes, where the table shows it. */
function struckBy({ phase, eos, asteroids, attackers, pursuit, strike }: View): string {
  // Who was covered, or rolled past us, did not strike.
  const hit = strike && strike.bolts.length === 0 ? hitting(strike) : [];
  const ships = (attackers.length > 0 ? attackers : pursuit).filter(
    ({ card }) => hit.length === 0 || hit.includes(card),
  );
  if (phase === 'warp' && asteroids.some(({ at }) => at === eos))
    return `Asteroid field at ${galaxyName(eos)}: `;
  if (phase === 'warp' || ships.length === 0) return '';
  return `${listed(ships.map(({ card }) => alienName(card)))} struck: `;
}

/** How many figures wait, by name where one is left. */
function freeFigures({ crew, assistants }: View): string {
  const free = CHARACTERS.filter((id) => !crew[id].figure);
  const helpers = assistants ? CHARACTERS.filter((id) => !crew[id].assistant).length : 0;
  const sum = free.length + helpers;
  const [only] = free;
  if (sum === 1 && only) return who(only);
  return count(sum, 'figure');
}

function coming(view: View): string {
  const { any } = threatAt(view);
  return any === 0 ? 'Nobody can reach us here.' : `${Math.round(any * 100)} % that ships come here.`;
}

/** A figure on a locked room builds it with the same press: the room is named. */
export function gestureLine(action: EosAction, [then]: readonly EosAction[] = [], view: View): string {
  return action.type === 'place' && then
    ? `${WHO[action.who]}: ${actionLine(then, view)}`
    : actionLine(action, view);
}

/** Where to read on while a step asks. */
export const PROMPT_RULES: Readonly<Partial<Record<StepName, string>>> = {
  planning: 'ER-12.1',
  crewActions: 'ER-13.1',
  build: 'ER-13.4',
  sign: 'ER-8.4',
  scan: 'ER-13.5',
  warp: 'ER-14.2',
  level: 'ER-5.4',
  track: 'ER-5.2',
  advancedRoom: 'ER-5.5',
  thirdCard: 'ER-8.2',
  pills: 'ER-6.3',
  assign: 'ER-9.2',
  repair: 'ER-9.6',
  join: 'ER-15.1',
  arms: 'ER-15.2',
  firstStrike: 'ER-15.3',
  rollWindow: 'ER-15.4',
  reroll: 'ER-15.4',
  placeDice: 'ER-15.5',
  target: 'ER-15.6',
  continueOrFlee: 'ER-15.9',
  shields: 'ER-16.2',
  anchor: 'ER-17.1',
  tryLuck: 'ER-19.5',
  gate: 'ER-22.4',
};

/** Who is chosen, and what for. */
const PICKS: Readonly<Record<CharacterPurpose, string>> = {
  'drill-hall': 'Drill Hall: of those with the lowest level, who gains one?',
  'open-door': 'Open Door: who else loses 1 stress?',
  'poached-talent': 'Poached Talent: who loses a level?',
  'medusas-gaze': 'Medusa’s Gaze: of those with the highest level, who loses one?',
  'veterans-gift': 'Veteran’s Gift: who gains a level?',
  'relic-auction': 'Relic Auction: who draws 2 technology cards and equips one?',
  'strange-fruit':
    'Strange Fruit: who eats it? A die decides: on 1 or 2 they gain 3 stress, on 3, 4 or 5 they lose 3, on 6 they lose 3 and gain a level.',
};

export function promptLine(step: StepName, view: View): string {
  const { asking } = view;
  if (asking === undefined || asking.step !== step) return 'What next?';
  if (asking.step === 'pickCharacter') return PICKS[asking.purpose];
  if (asking.step === 'tryLuck')
    return `${EVENT_WORDS[asking.card].name}: ${EVENT_WORDS[asking.card].text} Try your luck?`;
  const ask = PROMPTS[step] as ((frame: EosFrame, view: View) => string) | undefined;
  return ask?.(asking, view) ?? 'What next?';
}
