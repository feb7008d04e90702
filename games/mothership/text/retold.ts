/** How the others' turns are retold, in English: short, since the chapter says whose they are. */
import type { Seat } from '#engine';
import { dieOf, spacesOf } from '../content/panel.ts';
import type { MothershipEvent } from '../event.ts';
import { ownerIn } from '../outlook/heard.ts';
import type { Who } from '../rules/units.ts';
import type { View } from '../view.ts';
import { playLine } from './actions.ts';
import { CARD_WORDS } from './cards.ts';
import { TECHNOLOGY_WORDS } from './content.ts';
import {
  amount,
  capital,
  listed,
  type Names,
  namesAmong,
  planetName,
  RESOURCE_NAMES,
  shortThing,
} from './names.ts';
import { spaceName } from './places.ts';

/** In place of the log's line; lines with the same verb are one, their parts in a row. */
interface Retelling {
  readonly text?: string;
  readonly verb?: string;
  readonly parts?: readonly string[];
}

/** Who reads it, and what everyone is called there. */
interface Reader {
  readonly seat: Seat;
  readonly names: Names;
  /** The table right after it, where that is known. */
  readonly view?: View | undefined;
}

type Words = {
  readonly [T in MothershipEvent['type']]?: (
    event: Extract<MothershipEvent, { type: T }>,
    reader: Reader,
  ) => Retelling;
};

/** What a technology does, told of somebody else's: "your Bombers" are theirs. */
export function told(text: string): string {
  const cased = (you: string, word: string): string => (you === 'Y' ? capital(word) : word);
  return text
    .replace(/\bof yours\b/g, 'of its own')
    .replace(/\b([Yy])our\b/g, (_, you: string) => cased(you, 'its'))
    .replace(/\b([Yy])ou (may\b|\d|[a-z]+)/g, (_, you: string, next: string) =>
      /^(may|\d)/.test(next) ? `${cased(you, 'it')} ${next}` : `${cased(you, 'it')} ${next}s`,
    )
    .replace(/\byou\b/g, 'it');
}

/** By whose doing it came about, whoever had the last word before it. */
export function doerOf(event: MothershipEvent): Who | undefined {
  if (event.type === 'declared') return attackerIn(event.attackers[0]);
  if (event.type === 'dogfight') return attackerIn(event.attackers[0]?.unit);
  if (event.type === 'planetAttack') return attackerIn(event.rolls[0]?.unit);
  if (event.type === 'gained' || event.type === 'played') return event.seat;
  return event.type === 'stolen' ? event.by : undefined;
}

/** Whose ship it is; what no seat owns is the Raiders'. */
function attackerIn(unit: string | undefined): Who | undefined {
  return unit === undefined ? undefined : (ownerIn(unit) ?? 'npc');
}

/** What a card says is told with it, where it is no longer than this. */
const MOST_SAID = 90;

const WORDS: Words = {
  moved: ({ unit }) => ({ verb: `flew ${ownerIn(unit)}`, text: 'Flew', parts: [shortThing(unit)] }),
  landed: ({ unit, where, to }, { seat, view }) => {
    if (where === 'place')
      return { verb: `placed ${ownerIn(unit)}`, text: 'Placed', parts: [shortThing(unit)] };
    if (where !== 'migration' && where !== 'station') return {};
    // A station that moved is no landmark of where it is.
    const others = view && { ...view, units: view.units.filter(({ id }) => id !== unit) };
    const bare = view?.units.some(({ id, guarded }) => id === unit && !guarded);
    return {
      text: `${ownerIn(unit) === seat ? 'Your' : 'Its'} station stands elsewhere now: ${spaceName(others, to)}${bare ? ', with no guard beside it' : ''}`,
    };
  },
  played: ({ seat: by, action }, { seat, names }) => {
    const { text } = CARD_WORDS[action.card];
    const says = by === seat ? text : told(text);
    return { text: `Played ${playLine(action, names)}${says.length > MOST_SAID ? '' : `. ${says}`}` };
  },
  held: ({ unit, how }, { seat, names }) => ({
    text:
      how === 'tractor'
        ? `${names.Thing(unit)} is held by a Tractor Beam`
        : `${names.Thing(unit)} cannot move in ${ownerIn(unit) === seat ? 'your' : 'its owner’s'} next turn`,
  }),
  diverted: ({ engines, weapons, shields }) => {
    const die = dieOf(weapons);
    return {
      text: `Its Mothership flies ${spacesOf(engines)}, defends with ${die > 0 ? `D${die}` : 'no die'} and shield ${shields}`,
    };
  },
  declared: ({ attackers, target, ranged }, reader) => ({
    text: `${capital(listed(attackers.map((id) => shortThing(id))))} against ${reader.names.thing(target)}${ranged ? ', from afar' : ''}`,
  }),
  dogfight: ({ attack, defence, defender, winner, target }, { seat }) => {
    // Whoever is attacked reads how it went for them.
    const mine = ownerIn(target) === seat;
    const won = winner === (mine ? 'defender' : 'attacker');
    const result = winner === undefined ? 'a tie' : `${mine ? 'you ' : ''}${won ? 'won' : 'lost'}`;
    return {
      text: defender
        ? `${attack} against ${defence}: ${result}`
        : `${attack} ${attack === 1 ? 'point' : 'points'}`,
    };
  },
  planetAttack: ({ total, defence }) => ({ text: `${total} against ${defence}` }),
  destroyed: ({ unit }, { names }) => ({ text: `${names.thing(unit)} is lost` }),
  damaged: ({ unit, shield, hp }, { names }) => ({
    text: `${names.thing(unit)}: shield ${shield}, hull ${hp}`,
  }),
  stationHit: ({ unit, hp }, { names }) => ({ text: `${names.thing(unit)}: ${hp} of 16 left` }),
  captured: ({ planet, by }, { seat }) => ({
    text: `${planetName(planet)} is ${by === seat ? 'yours' : 'taken'}`,
  }),
  researched: ({ technology, seat: by }, { seat }) => {
    const { name, text } = TECHNOLOGY_WORDS[technology];
    return { text: `Researched ${name}: ${by === seat ? text : told(text)}` };
  },
  blockade: ({ seat: by }, { seat }) => ({
    text: by === seat ? 'nobody else gathers until your next turn' : 'you gather nothing until its next turn',
  }),
  gained: ({ seat, what, amount: count }) => ({
    verb: `gained ${seat}`,
    text: 'Gained',
    parts: [amount(count, what)],
  }),
};

export function retoldWords(
  event: MothershipEvent,
  seat: Seat,
  called: View['called'],
  view?: View,
): Retelling {
  // The record is by type; that its member fits this very event is what the compiler cannot follow.
  const tell = WORDS[event.type] as ((event: MothershipEvent, reader: Reader) => Retelling) | undefined;
  return tell?.(event, { seat, names: namesAmong(called, seat), view }) ?? {};
}

export const RETOLD_WORDS = {
  cards: 'cards',
  technologies: 'technologies',
  energy: 'energy',
  points: 'points',
  hull: 'Mothership, hull',
  station: 'station',
  shield: 'shield',
  planet: (name: string) => name,
  yours: 'yours',
  you: 'You',
  built: (planet: string) => `developments on ${planet}`,
} as const;

/** What a seat has, by name: what changes of it is told. */
export function holdingsIn(view: View, seat: Seat): Readonly<Record<string, string | number>> {
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
    ...(view.table.target === undefined ? {} : { [RETOLD_WORDS.points]: points }),
  };
  for (const { id, owner, built } of view.planets) {
    if (owner !== seat) continue;
    held[RETOLD_WORDS.planet(planetName(id))] = RETOLD_WORDS.yours;
    if (built.length > 0) held[RETOLD_WORDS.built(planetName(id))] = built.length;
  }
  return held;
}
