/** Log lines: each event told with its numbers and its reason, in English. */
import { byType, type People } from '#engine';
import type { EosEvent, Landing, TieTest } from '../event.ts';
import type { StrikeKind } from '../frame.ts';
import type { Phase } from '../state.ts';
import {
  ABILITY_WORDS,
  contractWords,
  EVENT_WORDS,
  MISSION_WORDS,
  ROOM_WORDS,
  technologyWords,
} from './cards.ts';
import { ACTION_NAMES } from './crewActions.ts';
import { eventRule } from './logRules.ts';
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
  trackName,
  CHARACTER_NAMES as WHO,
} from './names.ts';

type LineOf<T extends EosEvent['type']> = (
  event: Extract<EosEvent, { type: T }>,
  people: People | undefined,
) => string;

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  planning: 'Phase 1: planning',
  crew: 'Phase 2: crew actions',
  warp: 'Phase 3: Starship EOS warp',
  'eos-attack': 'Phase 4: EOS attack',
  'alien-movement': 'Phase 5: Alien ship movement',
  'alien-attack': 'Phase 6: Alien attack',
  redeploy: 'Phase 7: redeploy',
  extinction: 'Phase 8: extinction and event',
  funding: 'Phase 9: funding, refill, refresh',
};

const LANDINGS: Readonly<Record<Landing, string>> = {
  frb: 'A radio burst',
  skill: 'A skill token',
  credit: 'A credit',
  asteroid: 'An asteroid field',
  ship: 'An Alien ship',
  cargo: 'Cargo',
  eos: 'The EOS',
  planet: 'The Paradise Planet',
};

const TIES: Readonly<Record<TieTest, string>> = {
  none: '',
  eos: ' (of equal ways, the one that meets the EOS)',
  frb: ' (of equal ways, the one past a radio burst)',
  skill: ' (of equal ways, the one past a skill token)',
  sector: ' (of equal ways, the one to the lower sector)',
  galaxy: ' (of equal ways, the one to the lower galaxy)',
  way: ' (of equal ways, the one by lower galaxies)',
};

const STRIKES: Readonly<Record<StrikeKind, string>> = {
  retaliation: 'Retaliation',
  flee: 'Parting shots',
  attack: 'Alien attack',
  swarm: 'Missile Swarm',
};

const LINES: { readonly [T in EosEvent['type']]: LineOf<T> } = {
  setUp: ({ eos }) => `The Starship EOS sets out from ${galaxyName(eos)}.`,
  missionDealt: ({ who, card }) =>
    `The ${WHO[who]}’s mission: ${MISSION_WORDS[card].name}. ${MISSION_WORDS[card].text}`,
  round: ({ round, year }) => `Round ${round}, ${year}.`,
  phase: ({ phase }) => `${PHASE_NAMES[phase]}.`,
  rolledLocation: ({ sector, number, at }) =>
    `Location: D20 = ${sector}, D6 = ${number}, galaxy ${galaxyName(at)}.`,
  massInvasion: ({ class: name }) =>
    name ? `A 20: a ${CLASS_NAMES[name]} gathers for the mass invasion.` : 'A 20, but the bag is empty.',
  landed: ({ what, at, class: name }) =>
    `${name ? `A ${CLASS_NAMES[name]}` : LANDINGS[what]} at ${galaxyName(at)}.`,
  credits: ({ n, total }) => `${n > 0 ? 'Gained' : 'Paid'} ${count(Math.abs(n), 'credit')}: ${total} in all.`,
  intel: ({ at }) => `Intel ${at}.`,
  progress: ({ at }) => `Progress ${at}.`,
  levelGained: ({ who, level, track }) =>
    `The ${WHO[who]} reaches level ${level}${track ? ` of ${trackName(track)}` : ''}.`,
  levelLost: ({ who, level }) => `The ${WHO[who]} falls to level ${level}.`,
  roomTaken: ({ who, room }) => `The ${WHO[who]} takes the ${ROOM_WORDS[room].name}.`,
  roomReturned: ({ who, room }) => `The ${WHO[who]} gives up the ${ROOM_WORDS[room].name}.`,
  stress: ({ who, n, at }) => `The ${WHO[who]} takes ${n} stress: ${at}.`,
  pills: ({ who, count: n }) => `${count(n, 'pill')} for the ${WHO[who]}.`,
  relief: ({ who, n, at }) => `${n} stress less for the ${WHO[who]}: ${at}.`,
  stressedOut: ({ who, spared }) =>
    `The ${WHO[who]} is stressed out${spared ? ', and finds a second wind' : ''}.`,
  floorRaised: ({ floor }) => `The stress floor rises to ${floor}.`,
  cubeGained: ({ who, cubes }) => `A power cube for the ${WHO[who]}: ${cubes}.`,
  equipped: ({ who, card }) => `The ${WHO[who]} equips ${technologyWords(card).name}.`,
  passedOn: ({ who, card, to }) => `The ${WHO[who]} gives ${technologyWords(card).name} to the ${WHO[to]}.`,
  technologyDiscarded: ({ who, card }) => `The ${WHO[who]} discards ${technologyWords(card).name}.`,
  technologyUsed: ({ who, card }) => `The ${WHO[who]} uses ${technologyWords(card).name}.`,
  scrapped: ({ who, card, credits }) =>
    `The ${WHO[who]} scraps ${technologyWords(card).name} for ${count(credits, 'credit')}.`,
  ability: ({ ability }) => `${ABILITY_WORDS[ability].name}: ${ABILITY_WORDS[ability].text}`,
  placed: ({ who, figure, action }) =>
    `The ${WHO[who]}${figure === 'assistant' ? '’s Assistant' : ''}: ${ACTION_NAMES[action]}.`,
  charged: ({ level, tokens }) => `Charge level ${level} is paid: ${count(tokens, 'shield token')}.`,
  shieldsGained: ({ n }) => `${count(n, 'shield token')} from the pool.`,
  built: ({ room }) => `${ROOM_NAMES[room]} is built.`,
  repaired: ({ room, n, hull }) => `${ROOM_NAMES[room]} +${n}: ${hull}.`,
  contractsDrawn: ({ who, cards }) =>
    `The ${WHO[who]} is offered ${listed(cards.map((card) => contractWords(card).name))}.`,
  signed: ({ who, card }) => `The ${WHO[who]} signs ${contractWords(card).name}.`,
  delivered: ({ who, card }) => `The ${WHO[who]} delivers ${contractWords(card).name}.`,
  star: ({ who, card, stars }) => `${MISSION_WORDS[card].name}: star ${stars} for the ${WHO[who]}.`,
  missionDone: ({ who, card }) => `The ${WHO[who]} completes ${MISSION_WORDS[card].name}.`,
  mined: ({ at }) => `A Mining Station at ${galaxyName(at)}.`,
  rolled: ({ who, faces }) => `The ${WHO[who]} rolls ${listed(faces.map((face) => FACE_NAMES[face]))}.`,
  die: ({ sides, n }) => `D${sides} = ${n}.`,
  held: ({ card }) => `${damageName(card)} is held ready.`,
  ordersRevealed: ({ class: name, card, spoofed }) =>
    `${CLASS_NAMES[name]} orders${spoofed ? ', spoofed' : ''}: ${alienName(card)}.`,
  hauled: ({ from, to }) => `Moved from ${galaxyName(from)} to ${galaxyName(to)}.`,
  shipToBag: ({ class: name, at }) =>
    `A ${CLASS_NAMES[name]}${at ? ` at ${galaxyName(at)}` : ' on Redeploy hex 04'} goes back to the bag.`,
  ambushed: ({ card }) => `Ambush: ${alienName(card)} is in pursuit.`,
  decoyed: ({ class: name }) => `The ${CLASS_NAMES[name]} class follows a decoy.`,
  warped: ({ to, gate }) => `The EOS ${gate ? 'jumps' : 'warps'} to ${galaxyName(to)}.`,
  afterburner: () => 'Afterburner: 1 more lane.',
  stalled: () => 'The Engine room is out: the EOS stops.',
  pursued: ({ card, at }) => `${alienName(card)} takes up pursuit at ${galaxyName(at)}.`,
  itemsGuarded: ({ card }) => `${alienName(card)} carries what lay there.`,
  asteroids: ({ count: n, calm }) =>
    `${count(n, 'asteroid field')}${calm > 0 ? `, ${calm} passed without harm` : ''}.`,
  collected: ({ credit, skill, frb }) =>
    `Collected: ${listed(
      [
        ...(credit ? [count(credit, 'credit')] : []),
        ...(skill ? [count(skill, 'skill token')] : []),
        ...(frb ? [count(frb, 'radio burst')] : []),
      ],
      'nothing',
    )}.`,
  damageCard: ({ card, damage }) => `Damage card: ${damageName(card)}, ${damage}.`,
  hullDamage: ({ total, reduced }) =>
    `${total} hull damage${reduced > 0 ? `, ${reduced} less than it would be` : ''}.`,
  hit: ({ room, hull }) => `${ROOM_NAMES[room]} -1: ${hull}.`,
  exploded: ({ room }) => `The ${ROOM_NAMES[room]} room is out.`,
  combatRound: ({ number, fighters }) =>
    `Combat round ${number}: ${listed(fighters.map((who) => WHO[who]))} take part.`,
  damageCards: ({ cards }) => `Damage cards: ${listed(cards.map(damageName), 'none')}.`,
  firstStrike: ({ who, card }) => `The ${WHO[who]} takes a First Strike on ${damageName(card)}.`,
  strikeRefused: ({ who, card }) => `The ${WHO[who]} refuses a First Strike on ${damageName(card)}.`,
  rerolled: ({ who, from, to }) =>
    `The ${WHO[who]} rerolls ${listed(from.map((face) => FACE_NAMES[face]))}: ${listed(to.map((face) => FACE_NAMES[face]))}.`,
  turned: ({ who, from, to }) =>
    `A die of the ${WHO[who]} turns from ${FACE_NAMES[from]} to ${FACE_NAMES[to]}.`,
  diePlaced: ({ face, card }) => `${FACE_NAMES[face]} on ${damageName(card)}.`,
  activated: ({ card, damage, ship }) => `${damageName(card)} deals ${damage} to ${alienName(ship)}.`,
  overpenetrated: ({ ship, damage }) => `${damage} more go through to ${alienName(ship)}.`,
  defeated: ({ ship }) => `${alienName(ship)} is defeated.`,
  shielded: ({ ship, pip }) => `A shield token against ${alienName(ship)} on ${pip}.`,
  strikeDie: ({ kind, die }) => `${STRIKES[kind]}: the die shows ${die}.`,
  boltDie: ({ ship, die }) => `Hypersonic Bolt of ${alienName(ship)}: D6 = ${die}.`,
  strike: ({ kind, hits, damage, extinction }) =>
    hits.length === 0
      ? `${STRIKES[kind]}: everything misses.`
      : `${STRIKES[kind]}: ${listed(hits.map(alienName))} hit for ${damage}${extinction > 0 ? `, and ${extinction} extinction damage` : ''}.`,
  pointDefence: ({ ship }) => `Point Defence catches ${alienName(ship)}.`,
  fought: ({ on }) => (on ? 'The fight goes on.' : 'The EOS flees.'),
  truce: ({ ships }) => `Truce: ${listed(ships.map(alienName))} hold fire.`,
  shipMoved: ({ class: name, path, tie }) =>
    `A ${CLASS_NAMES[name]} moves ${path.map(galaxyName).join(' → ')}${TIES[tie]}.`,
  attacker: ({ card }) => `${alienName(card)} comes upon the EOS.`,
  anchored: ({ class: name, at }) => `A ${CLASS_NAMES[name]} is anchored at ${galaxyName(at)}.`,
  year: ({ year }) => `The year ${year}.`,
  event: ({ card }) => `${EVENT_WORDS[card].name}: ${EVENT_WORDS[card].text}`,
  eventDeclined: ({ card }) => `${EVENT_WORDS[card].name} is declined.`,
  eventRedrawn: ({ card }) => `${EVENT_WORDS[card].name}: all gates are open, another event is drawn.`,
  gatePlaced: ({ region, at }) =>
    `A jump gate opens at the ${REGION_NAMES[region]} station, ${galaxyName(at)}.`,
  stationMoved: ({ region, at }) => `The ${REGION_NAMES[region]} station is at ${galaxyName(at)}.`,
  funded: ({ n, mining }) =>
    `Funding: ${count(n, 'credit')}${mining > 0 ? `, and ${mining} from Mining Stations` : ''}.`,
  facilitator: ({ seat }, people) => `${people?.[seat] ?? `Seat ${seat + 1}`} is Facilitator now.`,
  movedOn: ({ phase }) => `The Facilitator moves on: ${PHASE_NAMES[phase]} is over.`,
  lastDash: () => 'The signal is whole: the Last Dash begins.',
  cycle: ({ number }) => `Last Dash, cycle ${number}.`,
  won: ({ year }) => `The Paradise Planet is reached in ${year}.`,
  lost: ({ reason }) =>
    reason === 'command'
      ? 'The Command room is destroyed.'
      : reason === 'extinction'
        ? 'Earth has died.'
        : 'The signal is lost.',
};

/** What happened. */
export function eventWords(event: EosEvent, people: People | undefined): string {
  return byType(LINES, event, people);
}

/** The same for the log, where the place says enough: the dice that told it are left out. */
export function logLine(event: EosEvent, people: People | undefined): string {
  return event.type === 'rolledLocation'
    ? `The dice choose ${galaxyName(event.at)}.`
    : eventLine(event, people);
}

/** What happened, and the rule it happened by. */
export function eventLine(event: EosEvent, people: People | undefined): string {
  return `${eventWords(event, people).replace(/\.$/, '')} (${eventRule(event)}).`;
}
