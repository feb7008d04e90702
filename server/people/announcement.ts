/** What the host has to say to everyone: one text, until it is taken down or its days are over. */
import type { Announcement } from '#client/protocol.ts';
import type { House } from '../matches/house.ts';

const NAME = 'announcement';
const DAY = 24 * 3_600_000;

/** Without words it is taken down. */
export async function announce({ store, now }: House, text: string, days: number | undefined): Promise<void> {
  const until = days === undefined ? {} : { until: now() + days * DAY };
  await store.marks.set(NAME, now(), JSON.stringify({ text: text.trim(), ...until }));
}

export async function announced({ store, now }: House): Promise<Announcement | undefined> {
  const kept = await store.marks.read(NAME);
  if (kept === undefined) return undefined;
  const { text, until } = JSON.parse(kept.body) as { text: string; until?: number };
  if (text === '' || (until !== undefined && until <= now())) return undefined;
  return { text, since: kept.at, ...(until === undefined ? {} : { until }) };
}
