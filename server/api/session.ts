/** Who you are: sitting down as a guest, your name, your data, leaving. */
import Type from 'typebox';
import type { WorkDone } from '#client/work.ts';
import { LANGUAGES } from '#engine';
import { DONE, fail } from '../answer.ts';
import { exportOf } from '../people/export.ts';
import { forget } from '../people/forget.ts';
import { bringGuest } from '../people/join.ts';
import { enterByCode, makeCode } from '../people/pairing.ts';
import { renamePlayer } from '../people/rename.ts';
import { createGuest, openSession } from '../people/session.ts';
import { languageFor } from '../words.ts';
import { displayName, pairingCode, token, workDone } from './fields.ts';
import { Buckets } from './limits.ts';
import { Pieces, type Route, signedIn } from './route.ts';
import type { RouteTerms } from './routes.ts';

/** Everyone at one's tables is told: so often a name is another, at once and for good. */
const RENAMED = { perSecond: 1 / 30, burst: 6 };

/** Codes one person makes, and tries from one place, right or wrong. */
const CODES_MADE = { perSecond: 1 / 60, burst: 10 };
const CODES_TRIED = { perSecond: 1 / 60, burst: 10 };

export function sessionRoutes({ online, guests }: RouteTerms): Route[] {
  const { house } = online;
  const { store } = house;
  const { people } = store;
  const renamed = new Buckets(RENAMED);
  return [
    {
      method: 'POST',
      url: '/session',
      about: 'Sits you down as a guest. The token is shown once.',
      fields: { name: displayName, work: Type.Optional(workDone) },
      run: async ({ given, device, language }) => {
        const { work } = given as { work?: WorkDone };
        const refusal = guests.check(work);
        if (refusal) return refusal;
        const { id, name } = await createGuest(house, String(given.name).trim(), language);
        return { ok: true, player: id, name, token: await openSession(house, id, device) };
      },
    },
    {
      method: 'GET',
      url: '/session',
      about: 'Who you are.',
      run: signedIn(async (player) => ({
        ok: true,
        player: player.id,
        name: player.name,
        language: languageFor(player),
        account: await people.hasAccount(player.id),
      })),
    },
    {
      method: 'PATCH',
      url: '/session',
      about:
        'Changes your name, also at the tables where you sit (what is over stays as it was), or the language you are spoken and written to in.',
      fields: { name: Type.Optional(displayName), language: Type.Optional(Type.Enum([...LANGUAGES])) },
      run: signedIn(async (player, { given }) => {
        if (given.name !== undefined && !renamed.take(player.id, house.now()))
          return fail('too-fast', 'tooFast');
        if (given.language !== undefined) await people.speak(player.id, String(given.language));
        if (given.name !== undefined) await renamePlayer(house, player, String(given.name).trim());
        return DONE;
      }),
    },
    {
      method: 'DELETE',
      url: '/session',
      about: 'Forgets you: sessions, addresses, hooks, names and words. Your moves stay.',
      run: signedIn(async ({ id }) => {
        await forget(house, id);
        await online.people.changed(id);
        return DONE;
      }),
    },
    {
      method: 'GET',
      url: '/session/export',
      about: 'All that is kept about you.',
      evenShut: true,
      run: signedIn(async (player, { from }) => new Pieces(exportOf(house, player, { owner: from }))),
    },
    ...movingRoutes(online),
    ...pairingRoutes(online),
  ];
}

/** Coming from another device, and going. */
function movingRoutes({ house, people }: RouteTerms['online']): Route[] {
  return [
    {
      method: 'POST',
      url: '/session/join',
      about: 'Brings along what you played as a guest elsewhere, by that session’s token.',
      fields: { guest: token },
      run: signedIn(async (player, { given }) => {
        const joined = await bringGuest(house, player, String(given.guest));
        if (joined.ok) await people.changed(joined.guest);
        return joined.ok ? DONE : joined;
      }),
    },
    {
      method: 'POST',
      url: '/session/out',
      about: 'Signs out: here, or on every device.',
      fields: { everywhere: Type.Optional(Type.Boolean()) },
      run: signedIn(async ({ id }, { given, session = '' }) => {
        if (given.everywhere) await house.store.people.closeSessions(id);
        else await house.store.people.closeSession(session);
        await people.changed(id);
        return DONE;
      }),
    },
  ];
}

/** Another device, by a code that is shown on this one. */
function pairingRoutes({ house }: RouteTerms['online']): Route[] {
  const [made, tried] = [new Buckets(CODES_MADE), new Buckets(CODES_TRIED)];
  return [
    {
      method: 'POST',
      url: '/session/pair',
      about:
        'A code for another device of yours: it works once, for ten minutes and five tries. The one before ends.',
      run: signedIn(async (player) =>
        made.take(player.id, house.now()) ? makeCode(house, player) : fail('too-fast', 'tooFast'),
      ),
    },
    {
      method: 'POST',
      url: '/session/paired',
      about: 'Makes this device one of whoever shows the code, with all their seats.',
      fields: { code: pairingCode },
      run: async ({ given, device, from }) =>
        tried.take(from, house.now())
          ? enterByCode(house, String(given.code), device)
          : fail('too-fast', 'tooFast'),
    },
  ];
}
