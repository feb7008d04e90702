/** What is noted of a finished voyage, and the deeds that are read from it. */
import type { Seat } from '#engine';
import type { Scene } from '#ui/kit/end.ts';
import type { Deed, Result } from '#ui/kit/ladder.ts';
import { FACTIONS } from '../../content/factions.ts';
import type { ExodusEvent } from '../../event.ts';
import type { Exodus } from '../../state.ts';
import { DEED_WORDS } from '../../text/ladder.ts';

type Facts = Result['facts'];

/** The longest row of days with a quiet vote. */
function quietRow(events: readonly ExodusEvent[]): number {
  let longest = 0;
  let row = 0;
  let quiet = false;
  for (const { type } of events) {
    if (type === 'harmony') quiet = true;
    if (type !== 'cycle' && type !== 'colony' && type !== 'fleetLost') continue;
    row = quiet ? row + 1 : 0;
    longest = Math.max(longest, row);
    quiet = false;
  }
  return longest;
}

/** Days on which the own people did something else than the own slip said. */
function outvoted(events: readonly ExodusEvent[], faction: string): number {
  let mine: string | undefined;
  let times = 0;
  for (const event of events) {
    if (event.type === 'intents')
      mine = event.written.find((one) => one.faction === faction)?.written[
        faction as (typeof FACTIONS)[number]
      ];
    if (
      event.type === 'ordered' &&
      event.faction === faction &&
      mine !== undefined &&
      mine !== 'none' &&
      event.order !== mine
    )
      times++;
  }
  return times;
}

export function facts(film: readonly Scene<Exodus>[], seat: Seat): Facts {
  const events = film.flatMap((scene) => scene.hear(seat));
  const last = film.findLast(({ state }) => state !== undefined)?.state;
  const house = last?.houses.find((one) => one.seat === seat);
  const faction = house?.faction ?? '';
  const count = (is: (event: ExodusEvent) => boolean): number => events.filter(is).length;
  const colony = events.findLast((event) => event.type === 'colony');
  const standing = colony?.standings.find((one) => one.faction === faction)?.total;
  return {
    chair: faction,
    colony: colony !== undefined,
    days: last?.cycle ?? 0,
    supply: last?.traits.supply ?? 0,
    women: last?.traits.women ?? 0,
    edge: last?.traits.edge ?? 0,
    quiet: quietRow(events),
    deals: count((event) => event.type === 'dealt' && (event.by === faction || event.with === faction)),
    asked: count((event) => event.type === 'dealt' && event.by === faction),
    outvoted: outvoted(events, faction),
    published: count((event) => event.type === 'published' && event.owner === faction),
    pool: house?.pool ?? 0,
    jumps: count((event) => event.type === 'jump' && event.outcome !== 'failure'),
    failed: count((event) => event.type === 'jump' && event.outcome === 'failure'),
    dawns: last?.dawns ?? 0,
    confessed: count((event) => event.type === 'confessed' && event.faction === faction) > 0,
    ...(standing === undefined ? {} : { standing }),
  };
}

const number = ({ facts: noted }: Result, name: string): number => Number(noted[name] ?? 0);
const home = ({ facts: noted }: Result): boolean => noted.colony === true;

type Id = keyof typeof DEED_WORDS;
const deed = (id: Id, earned: Deed['earned']): Deed => ({ id, ...DEED_WORDS[id], earned });
const chairs = (all: readonly Result[]): number =>
  new Set(all.filter(({ won }) => won).map(({ facts: noted }) => noted.chair)).size;

export const deeds: readonly Deed[] = [
  deed('home', home),
  deed('sixVotes', (result) => result.won && number(result, 'asked') > 0),
  deed('quietWeek', (result) => number(result, 'quiet') >= 4),
  deed('nobodysFool', (result) => result.won && number(result, 'published') === 0),
  deed('paidInFull', (result) => result.won && number(result, 'pool') === 5),
  deed('otherChair', (_result, all) => chairs(all) >= 3),
  deed('fullCouncil', (_result, all) => chairs(all) >= FACTIONS.length),
  deed('threadbare', (result) => home(result) && number(result, 'supply') <= 2),
  deed('noChild', (result) => home(result) && number(result, 'women') >= 10),
  deed('oldHands', (result) => number(result, 'jumps') >= 8 && number(result, 'failed') === 0),
  deed('secondDawn', (result) => result.won && number(result, 'dawns') > 0),
  deed('confession', (result) => result.won && result.facts.confessed === true),
  deed('loyal', (result) => result.won && number(result, 'outvoted') >= 5),
  deed('dealer', (result) => number(result, 'deals') >= 5),
  deed('swift', (result) => home(result) && number(result, 'days') <= 8),
];
