/** All that is kept about a person, as JSON in pieces: however much it is, and however often it is asked for, nobody else waits for it. */

import type { House } from '../matches/house.ts';
import { tableOf } from '../matches/lobby.ts';
import type { Errand } from '../matches/slices.ts';
import type { Player, Report } from '../store/index.ts';
import { hookInfo } from './reach.ts';

export async function* exportOf(house: House, player: Player, errand: Errand): AsyncGenerator<string> {
  const { people, hooks, outbox, tables, blocks, mutes, reports, bans, links, instructions } = house.store;
  const { id } = player;
  const own = await hooks.of(id);
  const sessions = await people.sessions(id);
  const parts = {
    ...{
      ok: true,
      player,
      address: (await people.address(id)) ?? {},
      identities: await people.identities(id),
    },
    hooks: own.map((hook) => ({ ...hookInfo(hook), url: hook.url })),
    sessions: sessions.map(({ token: _, ...session }) => session),
    blocked: await blocks.of(id),
    muted: await mutes.of(id),
    bans: await bans.of(id),
    reported: readable(await reports.by(id), await blocks.around(id)),
    letters: await outbox.of(id),
    links: await links.of(id),
    instructions: await instructions.heldBy(id),
  };
  yield JSON.stringify(parts).slice(0, -1);
  yield* list('visits', outbox.visits(id));
  yield* list(
    'tables',
    (async function* () {
      for await (const row of tables.of(id))
        yield await house.slices.do(errand, () => tableOf(house, row, player));
    })(),
  );
  yield* list('said', people.saidBy(id));
  yield '}';
}

/**
 * What others reported is theirs and the host's; what this person reported is here, without the words of those with whom
 * a block stands between them by now: at the table it hides those too.
 */
function readable(reports: readonly Report[], hidden: ReadonlySet<string>) {
  return reports.map(({ note: _, lines, ...report }) => ({
    ...report,
    lines: lines.filter(({ player }) => !hidden.has(player)),
  }));
}

async function* list(name: string, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let first = true;
  for await (const item of items) {
    yield `${first ? '' : ','}${JSON.stringify(item)}`;
    first = false;
  }
  yield ']';
}
