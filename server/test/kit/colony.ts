/** Tables of Exoworld Survival, at which players may come and go between turns. */

import type { DecisionInfo, TableInfo } from '#client';
import type { Kit } from '#engine';
import type { Reply } from '../../answer.ts';
import { onFresh } from '../../matches/fresh.ts';
import type { House } from '../../matches/house.ts';
import { begun, type Person, well } from './server.ts';

/** A table at which these people sit and have chosen who they are: the turn of the first has just begun. */
export async function colony(house: House, people: readonly Person[], more: object = {}): Promise<string> {
  const [first, ...others] = people;
  if (first === undefined) throw new Error('nobody came');
  const wanted = {
    game: 'exoworld',
    seats: Math.max(2, people.length),
    level: 'random',
    options: { first: 1 },
    ...more,
  };
  const { id } = await begun(wanted, first, ...others);
  await turnBegins(house, id, people);
  return id;
}

type Turned = { turn: number; fresh: boolean; seats: number; current: number };

/** How the match stands in truth. */
export async function truth(house: House, match: string): Promise<Turned & Kit['state']> {
  type Found = Reply<{ state: Turned & Kit['state'] }>;
  const found = await onFresh(house, match, async (live): Promise<Found> => {
    return { ok: true, state: live.match.state as Turned & Kit['state'] };
  });
  return well(found).state;
}

/** Those who are asked take what comes first, until the turn of one of them has just begun, a later one than this. */
export async function turnBegins(
  house: House,
  match: string,
  people: readonly Person[],
  after = 0,
): Promise<void> {
  for (;;) {
    // Who is asked is read first: were it read after the state, a bot could end its turn between the two, and a
    // person would end a turn that has just begun.
    const asked = await whoIsAsked(match, people);
    const { fresh, turn, outcome, current } = await truth(house, match);
    if (outcome !== undefined) throw new Error('the match was over before the turn began');
    // A bot would not wait.
    if (fresh && turn > after && (await personAt(match, people, current))) return;
    if (asked) await asked.person.api.do(match, 'act', { action: asked.action });
    else await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

type WhoseTurn = { person: Person; action: { type: string } | undefined };

/** The one of them who is waited for, and what ends the turn, or comes first. Undefined: a bot is asked. */
async function whoIsAsked(match: string, people: readonly Person[]): Promise<WhoseTurn | undefined> {
  for (const person of people) {
    const asked = await person.api.read<{ awaited: number[]; decision?: DecisionInfo }>(match, 'decisions');
    const { awaited, decision } = well(asked);
    const seats = well(await person.api.read<{ table: TableInfo }>(match, 'table')).table.yours;
    if (decision === undefined || !awaited.some((seat) => seats.includes(seat))) continue;
    const actions = decision.actions as { type: string }[];
    return { person, action: actions.find(({ type }) => type === 'end') ?? actions[0] };
  }
  return undefined;
}

/** The person whose turn it is. */
export async function whoseTurn(house: House, match: string, people: readonly Person[]): Promise<Person> {
  const { current } = await truth(house, match);
  const found = await personAt(match, people, current);
  if (found === undefined) throw new Error(`it is the turn of seat ${current}, which is none of theirs`);
  return found;
}

async function personAt(match: string, people: readonly Person[], seat: number): Promise<Person | undefined> {
  for (const person of people) {
    const { table } = well(await person.api.read<{ table: TableInfo }>(match, 'table'));
    if (table.yours.includes(seat) && table.seats[seat]?.kind === 'person') return person;
  }
  return undefined;
}
