/** What EOS Rise tells of the others' deeds and of what the table does by itself: one chapter a phase or event. */
import type { Holdings, How, Retold, Telling } from '#ui/kit/recap.ts';
import { CHARACTERS } from '../content/characters.ts';
import { HULL_ROOMS } from '../content/rooms.ts';
import type { EosEvent } from '../event.ts';
import type { EosRise } from '../state.ts';
import { EVENT_WORDS } from '../text/cards.ts';
import { eventWords } from '../text/log.ts';
import { CLASS_NAMES, galaxyName, ROOM_NAMES } from '../text/names.ts';
import { RETOLD_WORDS } from '../text/retold.ts';
import { CHANGE_WORDS, CREW_WORDS, PHASE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { placesOf, stagesOf } from './upkeep.ts';

const HOW: { readonly [T in EosEvent['type']]: How } = {
  setUp: 'plain',
  missionDealt: 'plain',
  round: 'quiet',
  phase: 'quiet',
  rolledLocation: 'quiet',
  massInvasion: 'bad',
  landed: 'plain',
  credits: 'effect',
  intel: 'effect',
  progress: 'good',
  levelGained: 'good',
  levelLost: 'bad',
  roomTaken: 'good',
  roomReturned: 'plain',
  stress: 'bad',
  pills: 'effect',
  relief: 'good',
  stressedOut: 'bad',
  floorRaised: 'bad',
  cubeGained: 'good',
  equipped: 'good',
  passedOn: 'plain',
  technologyDiscarded: 'plain',
  technologyUsed: 'plain',
  scrapped: 'plain',
  ability: 'plain',
  placed: 'plain',
  charged: 'effect',
  shieldsGained: 'effect',
  built: 'good',
  repaired: 'good',
  contractsDrawn: 'effect',
  signed: 'plain',
  delivered: 'good',
  star: 'good',
  missionDone: 'good',
  mined: 'good',
  rolled: 'plain',
  die: 'effect',
  held: 'effect',
  ordersRevealed: 'plain',
  hauled: 'effect',
  shipToBag: 'plain',
  ambushed: 'bad',
  decoyed: 'plain',
  warped: 'plain',
  afterburner: 'effect',
  stalled: 'bad',
  pursued: 'bad',
  itemsGuarded: 'effect',
  asteroids: 'bad',
  collected: 'good',
  damageCard: 'effect',
  hullDamage: 'bad',
  hit: 'bad',
  exploded: 'bad',
  combatRound: 'plain',
  damageCards: 'effect',
  firstStrike: 'plain',
  strikeRefused: 'plain',
  rerolled: 'effect',
  turned: 'effect',
  diePlaced: 'quiet',
  activated: 'good',
  overpenetrated: 'effect',
  defeated: 'good',
  shielded: 'plain',
  strikeDie: 'plain',
  boltDie: 'effect',
  strike: 'bad',
  pointDefence: 'good',
  fought: 'plain',
  truce: 'good',
  shipMoved: 'plain',
  attacker: 'bad',
  anchored: 'good',
  year: 'plain',
  event: 'plain',
  eventDeclined: 'plain',
  eventRedrawn: 'effect',
  gatePlaced: 'good',
  stationMoved: 'plain',
  funded: 'good',
  facilitator: 'plain',
  movedOn: 'plain',
  lastDash: 'plain',
  cycle: 'plain',
  won: 'good',
  lost: 'bad',
};

export const retold: Retold<EosRise> = {
  together: true,
  how: HOW,
  line: (event) => ({
    text: eventWords(event),
    touches: HOW[event.type] === 'good' || HOW[event.type] === 'bad' ? 'us' : 'other',
    spots: placesOf(event).map((id) => `place:galaxy:${id}`),
    ...worded(event),
  }),
  heading(event) {
    if (event.type === 'phase') return { actor: 'table', title: PHASE_WORDS[event.phase].name };
    return event.type === 'event' ? { actor: 'event', title: EVENT_WORDS[event.card].name } : undefined;
  },
  holdings,
  stages: stagesOf,
};

function worded(event: EosEvent): Telling {
  switch (event.type) {
    case 'landed':
      return {
        verb: 'lands',
        text: RETOLD_WORDS.lands,
        parts: [
          RETOLD_WORDS.landing(
            event.class ? RETOLD_WORDS.ship(CLASS_NAMES[event.class]) : RETOLD_WORDS.things[event.what],
            galaxyName(event.at),
          ),
        ],
      };
    case 'shipMoved': {
      const [from] = event.path;
      const to = event.path[event.path.length - 1];
      return {
        verb: `flies ${event.class}`,
        text: RETOLD_WORDS.flies(CLASS_NAMES[event.class]),
        parts: from && to ? [RETOLD_WORDS.way(galaxyName(from), galaxyName(to))] : [],
      };
    }
    case 'hit':
      return { verb: 'hit', text: RETOLD_WORDS.hits, parts: [ROOM_NAMES[event.room]] };
    case 'repaired':
      return { verb: 'repaired', text: RETOLD_WORDS.repairs, parts: [ROOM_NAMES[event.room]] };
    case 'cubeGained':
      return { verb: 'cube', text: RETOLD_WORDS.cubes, parts: [CREW_WORDS.short[event.who]] };
    case 'event':
      return { text: EVENT_WORDS[event.card].text };
    default:
      return {};
  }
}

function holdings(view: View): Holdings {
  const held: Record<string, string | number> = {
    [CHANGE_WORDS.progress]: view.progress,
    [CHANGE_WORDS.intel]: view.intel,
    [CHANGE_WORDS.credits]: view.credits,
    [CHANGE_WORDS.shields]: view.shields,
    [CHANGE_WORDS.pursuit]: view.pursuit.length,
    [CHANGE_WORDS.attackers]: view.attackers.length,
    [CHANGE_WORDS.damage]: view.damage,
    [RETOLD_WORDS.extinction]: view.year,
    [RETOLD_WORDS.eos]: galaxyName(view.eos),
  };
  for (const room of HULL_ROOMS) held[CHANGE_WORDS.hull(ROOM_NAMES[room])] = view.hull[room];
  for (const who of CHARACTERS) {
    const { level, stress, cubes, technology } = view.crew[who];
    const name = CREW_WORDS.short[who];
    held[CHANGE_WORDS.level(name)] = level;
    held[CHANGE_WORDS.stress(name)] = stress;
    held[CHANGE_WORDS.cubes(name)] = cubes;
    held[CHANGE_WORDS.technology(name)] = technology.length;
  }
  return held;
}
