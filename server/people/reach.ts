/** How a person can be reached: their address, their hooks, and the devices they are signed in on. */
import type { HookInfo, ReachInfo } from '#client/protocol.ts';
import { DONE, fail, type Reply } from '../answer.ts';
import { MOST_FAILURES } from '../calls/notice.ts';
import { objectionToUrl } from '../calls/safePost.ts';
import type { House } from '../matches/house.ts';
import type { ReachSettings } from '../settings.ts';
import type { HookKind, HookRow, Player } from '../store/index.ts';
import { hashOf, newId, newToken } from '../tokens.ts';

const MOST_HOOKS = 10;

export async function reachOf(
  house: House,
  settings: ReachSettings,
  player: Player,
  session: string | undefined,
): Promise<Reply<ReachInfo>> {
  const { people } = house.store;
  const [address, hooks, identities, sessions, account] = await Promise.all([
    people.address(player.id),
    house.store.hooks.of(player.id),
    people.identities(player.id),
    people.sessions(player.id),
    people.hasAccount(player.id),
  ]);
  return {
    ok: true,
    account,
    server: serverReach(settings),
    ...(address ? { address } : {}),
    hooks: hooks.map(hookInfo),
    providers: identities.map(({ issuer }) => nameOf(settings, issuer)),
    devices: sessions.map(({ token, ...rest }) => ({
      ...rest,
      ...(token === session ? { here: true } : {}),
    })),
  };
}

/** What this server can do for people; anyone may know it. */
export function serverReach(settings: ReachSettings): ReachInfo['server'] {
  return {
    mail: settings.mail !== undefined,
    hooks: settings.hooks !== 'off',
    ...(settings.keepDays === undefined ? {} : { keepDays: settings.keepDays }),
    providers: settings.providers.map(({ id, name }) => ({ id, name })),
  };
}

function nameOf({ providers }: ReachSettings, issuer: string): string {
  return providers.find((one) => one.issuer.href === issuer)?.name ?? issuer;
}

export function hookInfo({ id, kind, url, match, created, failures, last }: HookRow): HookInfo {
  return {
    id,
    kind,
    created,
    // The rest of the address is often a secret in itself.
    host: new URL(url).host,
    ...(match ? { match } : {}),
    ...(last ? { last } : {}),
    ...(failures >= MOST_FAILURES ? { off: true } : {}),
  };
}

export async function addHook(
  house: House,
  settings: ReachSettings,
  player: Player,
  { kind, url, match }: { kind: HookKind; url: string; match?: string },
): Promise<Reply<{ hook: HookInfo; secret?: string }>> {
  const objection = objectionToUrl(url, settings.hooks);
  if (objection) return fail('bad-request', ['hookUrl', objection], { field: 'url' });
  if (match !== undefined) {
    const row = await house.store.tables.match(match);
    if (row === undefined) return fail('unknown-match', ['noMatch', match], { field: 'match' });
    const sits = (await house.store.seats.holders(match)).some((holder) => holder.player === player.id);
    if (!sits && row.owner !== player.id) {
      return fail('forbidden', 'hookForPlayers', { field: 'match' });
    }
  }
  const secret = newToken();
  const hook: HookRow = {
    id: newId(),
    player: player.id,
    kind,
    url,
    secret,
    created: house.now(),
    failures: 0,
    ...(match ? { match } : {}),
  };
  if (!(await house.store.hooks.add(hook, MOST_HOOKS))) {
    return fail('forbidden', ['tooManyHooks', MOST_HOOKS]);
  }
  return { ok: true, hook: hookInfo(hook), ...(kind === 'generic' ? { secret } : {}) };
}

export async function removeHook(house: House, player: Player, id: string): Promise<Reply> {
  return (await house.store.hooks.drop(player.id, id)) ? DONE : noHook();
}

/** Calls the hook once, so that its person sees whether it works. */
export async function tryHook(house: House, player: Player, id: string): Promise<Reply> {
  const hook = await house.store.hooks.one(id);
  if (hook?.player !== player.id) return noHook();
  const now = house.now();
  const letter = { id: `hook ${id} test ${Math.floor(now / 10_000)}`, kind: 'hook', about: id } as const;
  await house.store.outbox.put({ ...letter, player: player.id, body: { hook: id } }, now, now);
  return DONE;
}

const noHook = () => fail('unknown-page', 'noHook', { field: 'hook' });

/** An address belongs to one person; who has it already signs in with it instead. */
export async function confirmAddress(house: House, token: string): Promise<Reply<{ address: string }>> {
  const { links, people } = house.store;
  const link = await links.take(hashOf(token), 'confirm', house.now());
  const player = link?.player ? await people.player(link.player) : undefined;
  if (link === undefined || player === undefined) {
    return fail('forbidden', 'linkUsed', {
      field: 'token',
    });
  }
  const { address } = link.body as { address: string };
  if (!(await people.confirmAddress(player.id, address))) {
    return fail('forbidden', 'addressTaken', {
      field: 'token',
    });
  }
  return { ok: true, address };
}

/** Ends the calls by mail, for whoever has the link of one. */
export async function stopCalls(house: House, token: string): Promise<Reply> {
  const link = await house.store.links.read(hashOf(token), 'stop', house.now());
  if (link?.player === undefined) {
    return fail('forbidden', 'linkTooOld', { field: 'token' });
  }
  await house.store.people.callAt(link.player, false);
  return DONE;
}
