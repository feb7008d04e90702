/** Muting, blocking and reporting people: asked of the server, and remembered here. Each gives words for what went wrong. */
import type { Answer } from '#client';
import { api, asMe } from './link.ts';
import { blocked, type Muted, mute, recall } from './muted.ts';

/** Someone at a table: by what they said, or by their seat. */
export type Someone = { readonly player: string; readonly line: number } | { readonly seat: number };

type Named = { readonly player: string; readonly name: string };

const whom = (who: Someone) => ('seat' in who ? { seat: who.seat } : { player: who.player });

/** Reads both lists from the server, where one is known there. */
export async function recallShunned(): Promise<void> {
  if (api.session === undefined) return;
  const lists = await api.ask<{ blocked: Muted[]; muted: Muted[] }>('GET', '/people');
  if (!lists.ok) return;
  blocked.value = lists.blocked;
  recall(lists.muted);
}

/** Who has no session mutes in this browser alone. */
export async function muteAt(match: string, who: Someone, name: string): Promise<string | undefined> {
  if (api.session === undefined) {
    if ('player' in who) mute(who.player, name, true);
    return undefined;
  }
  return done(await asMe(() => api.do<Named>(match, 'mute', whom(who))));
}

export async function hearAgain({ player, name, kept }: Muted): Promise<string | undefined> {
  if (kept && api.session !== undefined) {
    const answer = await api.ask('DELETE', `/people/muted/${player}`);
    if (!answer.ok && answer.error.code !== 'unknown-page') return answer.error.message;
  }
  mute(player, name, false);
  return undefined;
}

export async function blockAt(match: string, who: Someone): Promise<string | undefined> {
  return done(await asMe(() => api.do<Named>(match, 'block', whom(who))));
}

export async function unblock(player: string): Promise<string | undefined> {
  return done(await asMe(() => api.ask('DELETE', `/people/blocked/${player}`)));
}

export async function reportAt(match: string, who: Someone, reason: string): Promise<string | undefined> {
  const about = 'seat' in who ? { seat: who.seat } : { line: who.line };
  const answer = await asMe(() => api.do(match, 'report', { ...about, reason }));
  return answer.ok ? undefined : answer.error.message;
}

async function done(answer: Answer): Promise<string | undefined> {
  if (!answer.ok) return answer.error.message;
  await recallShunned();
  return undefined;
}
