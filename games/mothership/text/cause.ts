/** Why a war of Mothership came out as it did, in English: the last blow, and what made it possible. */
import type { Seat } from '#engine';
import type { MothershipEvent } from '../event.ts';
import { type Fall, fallsOf } from '../outlook/fate.ts';
import type { Who } from '../rules/units.ts';
import type { View } from '../view.ts';
import { capital, listed, type Names, namesIn, shortThing } from './names.ts';
import { STORY_WORDS } from './story.ts';

/** The first turn from which something held to the end. */
type Since = (
  views: readonly View[],
  turn: (view: View) => number,
  holds: (view: View) => boolean,
) => number | undefined;

/** Two sentences at most. */
export function causeWords(
  views: readonly View[],
  seat: Seat,
  told: readonly MothershipEvent[],
  since: Since,
): string[] {
  const last = views.at(-1);
  if (last === undefined) return [];
  const first = blow(last, told);
  const before = views.slice(0, views.indexOf(stoodIn(views, told) ?? last) + 1);
  return [...(first === undefined ? [] : [first]), ...deeper(before, seat, told, since)];
}

export const turn = (view: View): number => view.round;

export const shipsOf = (view: View, owner: Seat): number =>
  view.units.filter((unit) => unit.owner === owner && unit.class !== 'station' && unit.class !== 'guardian')
    .length;

export const planetsOf = (view: View, owner: Seat): number =>
  view.planets.filter((planet) => planet.owner === owner).length;

/** The table to count by: a fleet that was given up has left it, so it counts by what stood before. */
export function stoodIn(views: readonly View[], told: readonly MothershipEvent[]): View | undefined {
  const fall = lastFall(told, fallsOf(told));
  const stood = ({ fleets, outcome }: View): boolean =>
    outcome === undefined && fleets[Number(fall?.owner)]?.out === false;
  return (fall?.how === 'conceded' ? views.findLast(stood) : undefined) ?? views.at(-1);
}

/** Who had most ships and planets. */
function leader(view: View): Seat | undefined {
  const strength = ({ owner, out }: View['fleets'][number]) =>
    out ? -1 : shipsOf(view, owner) + planetsOf(view, owner);
  const most = Math.max(...view.fleets.map(strength));
  const first = view.fleets.filter((fleet) => strength(fleet) === most);
  return first.length === 1 ? first[0]?.owner : undefined;
}

const nameIn = (view: View, owner: Seat): string =>
  capital(namesIn(view).seatName(view.fleets[owner]?.npc ? 'npc' : owner));

/** Whose turn it is, as whoever looks would say: nothing of the own. */
export const doerIn = (view: View): string => (view.active === view.me ? '' : nameIn(view, view.active));

/** The last cause, by how it ended. */
function blow(view: View, told: readonly MothershipEvent[]): string | undefined {
  const falls = fallsOf(told);
  const { outcome, round, table, fleets } = view;
  const own = falls.get(view.me < 0 ? 0 : view.me);
  const raider = falls.get('npc');
  const left = view.units.filter(({ owner }) => fleets[owner]?.npc).length;
  const leads = fleets[outcome?.winners[0] ?? -1];
  const name = leads ? nameIn(view, leads.owner) : '';
  const score = leads
    ? table.target === undefined && table.mode === 'deathmatch'
      ? leads.armada
      : leads.points
    : 0;
  switch (outcome?.reason) {
    case 'soloWon':
      return STORY_WORDS.soloWon(shortThing(raider?.unit), raider?.round ?? round, fleets[0]?.stationHp ?? 0);
    case 'soloStation':
      return STORY_WORDS.soloStation(
        listed((own?.by ?? []).map((id) => namesIn(view).thing(id))),
        own?.round ?? round,
        left,
      );
    case 'soloShips':
      return STORY_WORDS.soloShips(shortThing(own?.unit), own?.round ?? round, left);
    case 'soloTime':
      return STORY_WORDS.soloTime(left);
    case 'points':
      return STORY_WORDS.points(name, score, table.target ?? score);
    case 'time':
    case 'roundCap':
      return STORY_WORDS.time(round, name, score);
    default:
      return fallWords(namesIn(view), lastFall(told, falls));
  }
}

/** Of those who were eliminated, the last. */
function lastFall(told: readonly MothershipEvent[], falls: ReadonlyMap<Who, Fall>): Fall | undefined {
  const out = told.findLast((event) => event.type === 'eliminated' || event.type === 'conceded');
  if (out?.type === 'eliminated') return falls.get(out.owner);
  return out?.type === 'conceded' ? falls.get(out.seat) : undefined;
}

function fallWords(names: Names, fall: Fall | undefined): string | undefined {
  if (fall === undefined) return undefined;
  if (fall.how === 'station') return STORY_WORDS.station(names, fall);
  return fall.how === 'ships' ? STORY_WORDS.lastShip(names, fall) : STORY_WORDS.conceded(names, fall);
}

/** What made it possible: a station that stood alone, or who was ahead for long. */
function deeper(
  views: readonly View[],
  seat: Seat,
  told: readonly MothershipEvent[],
  since: Since,
): string[] {
  const last = views.at(-1);
  const falls = fallsOf(told);
  // Alone against the Raiders nobody is left to be called eliminated.
  const alone = last?.outcome?.reason === 'soloStation' ? falls.get(seat) : undefined;
  const fall = alone ?? lastFall(told, falls);
  const stationIn = (view: View) =>
    view.units.find(({ class: kind, owner }) => kind === 'station' && owner === fall?.owner);
  const stood = views.filter(stationIn);
  const bare =
    fall?.how === 'station' ? since(stood, turn, (view) => stationIn(view)?.guarded === false) : undefined;
  if (bare !== undefined) return [STORY_WORDS.bare(bare)];
  const ahead = last && leader(last);
  const from = ahead === undefined ? undefined : since(views, turn, (view) => leader(view) === ahead);
  if (last && ahead !== undefined && from !== undefined)
    return [STORY_WORDS.ahead(nameIn(last, ahead), from)];
  const fewest = last && since(views, turn, (view) => shipsOf(view, seat) <= shipsOf(last, seat));
  return last && seat >= 0 && fewest !== undefined ? [STORY_WORDS.ships(shipsOf(last, seat), fewest)] : [];
}
