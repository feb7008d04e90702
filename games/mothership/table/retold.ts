/** What Mothership tells of the others' turns: one chapter a turn, with what it did to one's own fleet first. */
import type { Seat } from '#engine';
import type { Holdings, How, Retold, Telling } from '#ui/kit/recap.ts';
import type { MothershipEvent } from '../event.ts';
import type { Mothership } from '../state.ts';
import { amount, capital, RESOURCE_NAMES, seatName, shortThing, thing } from '../text/names.ts';
import { spaceName } from '../text/places.ts';
import { RETOLD_WORDS } from '../text/retold.ts';
import type { View } from '../view.ts';

const HOW: { readonly [T in MothershipEvent['type']]: How } = {
  firstRoll: 'plain',
  layout: 'quiet',
  turn: 'quiet',
  drawn: 'plain',
  deckEmpty: 'plain',
  diverted: 'plain',
  energy: 'plain',
  moved: 'plain',
  pushed: 'plain',
  stopped: 'quiet',
  landed: 'plain',
  halted: 'effect',
  declared: 'plain',
  influencePaid: 'effect',
  gasSpent: 'effect',
  beam: 'effect',
  asteroidRoll: 'effect',
  deflected: 'effect',
  dogfight: 'effect',
  rerolled: 'effect',
  damaged: 'effect',
  stationHit: 'effect',
  destroyed: 'effect',
  saved: 'effect',
  unharmed: 'effect',
  gained: 'plain',
  gathered: 'plain',
  planetAttack: 'effect',
  captured: 'effect',
  developmentsLost: 'effect',
  stolen: 'plain',
  played: 'plain',
  cancelled: 'plain',
  sold: 'plain',
  researched: 'plain',
  ability: 'plain',
  repaired: 'good',
  held: 'plain',
  deploying: 'plain',
  blocked: 'plain',
  explored: 'plain',
  developed: 'plain',
  marketRefreshed: 'quiet',
  revealed: 'quiet',
  swayed: 'plain',
  smeared: 'plain',
  planetGone: 'plain',
  blockade: 'bad',
  bonusDie: 'plain',
  replicator: 'effect',
  rewardLost: 'effect',
  stationRocks: 'plain',
  conceded: 'plain',
  eliminated: 'plain',
  lastRound: 'plain',
  over: 'plain',
};

/** What is taken from whoever it is about. */
const HURTS: ReadonlySet<MothershipEvent['type']> = new Set([
  'pushed',
  'declared',
  'damaged',
  'stationHit',
  'destroyed',
  'stolen',
  'smeared',
  'held',
]);

/** Dice are told again whoever threw them. */
const FIGHTS: ReadonlySet<MothershipEvent['type']> = new Set(['dogfight', 'planetAttack', 'asteroidRoll']);

export const retold: Retold<Mothership> = {
  how: HOW,
  line(event, view, seat) {
    const mine = concerns(event, view, seat);
    return {
      touches: mine ? 'me' : 'other',
      spots: spotsOf(event),
      ...(FIGHTS.has(event.type) ? { own: true as const } : {}),
      ...(HURTS.has(event.type) && suffers(event, seat) ? { tone: 'bad' as const } : {}),
      ...worded(event),
    };
  },
  heading: (event) =>
    event.type === 'turn'
      ? {
          actor: typeof event.owner === 'number' ? event.owner : 'table',
          title: capital(seatName(event.owner)),
        }
      : undefined,
  holdings,
};

function worded(event: MothershipEvent): Telling {
  if (event.type === 'moved') {
    const { unit, path } = event;
    const owner = ownerIn(unit);
    return {
      verb: `moves ${owner}`,
      text: RETOLD_WORDS.moves(capital(seatName(owner ?? 'npc'))),
      parts: [RETOLD_WORDS.flew(shortThing(unit), path.length)],
    };
  }
  if (event.type !== 'gained') return {};
  const who = capital(seatName(event.seat));
  return {
    verb: `gains ${event.seat}`,
    text: RETOLD_WORDS.gains(who),
    parts: [amount(event.amount, event.what)],
  };
}

/** The seat that a unit's id names; none is the NPC's. */
function ownerIn(id: string): Seat | undefined {
  const found = /^p(\d+)-/.exec(id)?.[1];
  return found === undefined ? undefined : Number(found) - 1;
}

/** The units and planets an event speaks of. */
function thingsIn(event: MothershipEvent): string[] {
  return [
    ...('unit' in event && event.unit ? [event.unit] : []),
    ...('attackers' in event ? event.attackers.map((one) => (typeof one === 'string' ? one : one.unit)) : []),
    ...('target' in event && typeof event.target === 'string' ? [event.target] : []),
    ...('planet' in event ? [event.planet] : []),
    ...('ship' in event ? [event.ship] : []),
  ];
}

function concerns(event: MothershipEvent, view: View, seat: Seat): boolean {
  const seats = [
    'seat' in event ? event.seat : undefined,
    'from' in event ? event.from : undefined,
    'by' in event ? event.by : undefined,
    'target' in event ? event.target : undefined,
    'owner' in event ? event.owner : undefined,
  ];
  if (seats.includes(seat)) return true;
  return thingsIn(event).some(
    (id) => ownerIn(id) === seat || view.planets.some((planet) => planet.id === id && planet.owner === seat),
  );
}

/** Whether it is done to this seat, not by it. */
function suffers(event: MothershipEvent, seat: Seat): boolean {
  if ('unit' in event && event.unit) return ownerIn(event.unit) === seat;
  if ('target' in event && typeof event.target === 'string') return ownerIn(event.target) === seat;
  return ('target' in event && event.target === seat) || ('from' in event && event.from === seat);
}

function spotsOf(event: MothershipEvent): string[] {
  return thingsIn(event).map((id) => (id.includes('-') ? `unit:${id}` : `planet:${id}`));
}

function holdings(view: View, seat: Seat): Holdings {
  const fleet = view.fleets[seat];
  if (fleet === undefined) return {};
  const { minerals, gas, influence, cards, technologies, energy, hp, stationHp, shield, points } = fleet;
  const held: Record<string, string | number> = {
    [RESOURCE_NAMES.minerals ?? '']: minerals,
    [RESOURCE_NAMES.gas ?? '']: gas,
    [RESOURCE_NAMES.influence ?? '']: influence,
    [RETOLD_WORDS.cards]: cards,
    [RETOLD_WORDS.technologies]: technologies.length,
    [RETOLD_WORDS.energy]: energy.engines + energy.weapons + energy.shields,
    [RETOLD_WORDS.hull]: hp,
    [RETOLD_WORDS.station]: stationHp,
    [RETOLD_WORDS.shield]: shield,
    [RETOLD_WORDS.points]: points,
  };
  for (const { id, at, owner } of view.units) if (owner === seat) held[shortThing(id)] = spaceName(view, at);
  for (const { id, owner, built } of view.planets) {
    if (owner !== seat) continue;
    held[RETOLD_WORDS.planet(thing(id))] = RETOLD_WORDS.yours;
    if (built.length > 0) held[RETOLD_WORDS.built(thing(id))] = built.length;
  }
  return held;
}
