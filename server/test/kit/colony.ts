/** Tables of Exoworld Survival, at which players may come and go between turns. */
import type { DecisionInfo, TableInfo } from '#client';
import type { Kit } from '#engine';
import type { Reply } from '../../answer.ts';
import { AGAIN, type House } from '../../matches/house.ts';
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
  const found = await house.on(match, async (live): Promise<Found | typeof AGAIN> => {
    if (!(await house.reread(live))) return AGAIN;
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
    const { fresh, turn, outcome, current } = await truth(house, match);
    if (outcome !== undefined) throw new Error('the match was over before the turn began');
    // A bot would not wait.
    if (fresh && turn > after && (await personAt(match, people, current))) return;
    await answers(match, people);
  }
}

/** Whoever is waited for ends the turn, or takes what comes first. */
async function answers(match: string, people: readonly Person[]): Promise<void> {
  for (const { api } of people) {
    const asked = await api.read<{ awaited: number[]; decision?: DecisionInfo }>(match, 'decisions');
    const { awaited, decision } = well(asked);
    const seats = well(await api.read<{ table: TableInfo }>(match, 'table')).table.yours;
    if (decision === undefined || !awaited.some((seat) => seats.includes(seat))) continue;
    const actions = decision.actions as { type: string }[];
    const action = actions.find(({ type }) => type === 'end') ?? actions[0];
    await api.do(match, 'act', { action });
    return;
  }
  // A bot is asked.
  await new Promise((resolve) => setTimeout(resolve, 2));
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
