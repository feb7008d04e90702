/** How you can be reached, and signing in by mail or through a provider. */
import Type from 'typebox';
import { DONE, fail } from '../answer.ts';
import {
  addHook,
  confirmAddress,
  reachOf,
  removeHook,
  serverReach,
  stopCalls,
  tryHook,
} from '../people/reach.ts';
import { askByMail, enter } from '../people/signIn.ts';
import { HOOK_KINDS, type HookKind } from '../store/index.ts';
import { hookUrl, mailAddress, matchId, token } from './fields.ts';
import { Buckets } from './limits.ts';
import { type Route, signedIn } from './route.ts';
import type { RouteTerms } from './routes.ts';

/** The cookie that a browser takes along to a provider. It goes back to one address only. */
export const AWAY = 'orrery_away';
const AWAY_PATH = '/api/v1/sign-in/callback';

export function accountRoutes(terms: RouteTerms): Route[] {
  const byMail = mailing(terms);
  return [...reachRoutes(terms, byMail), ...signInRoutes(terms, byMail)];
}

/** For what sends a mail: only where mail can be sent, and not too often from one place. */
function mailing({ online: { house, settings }, letters }: RouteTerms): (run: Route['run']) => Route['run'] {
  const buckets = new Buckets(letters);
  return (run) => async (asked) => {
    if (!settings.mail) return fail('forbidden', 'noMail', { field: 'address' });
    if (!buckets.take(asked.from, house.now())) return fail('too-fast', 'tooManyMails');
    return run(asked);
  };
}

type ByMail = ReturnType<typeof mailing>;

/** How people can be reached. */
function reachRoutes(terms: RouteTerms, byMail: ByMail): Route[] {
  const { online } = terms;
  const { house, settings } = online;
  const { people } = house.store;
  return [
    {
      method: 'GET',
      url: '/reach/server',
      about: 'How this server can reach people and sign them in.',
      run: async () => ({ ok: true, server: serverReach(settings) }),
    },
    {
      method: 'GET',
      url: '/reach',
      about: 'How you can be reached, and where you are signed in.',
      run: signedIn((player, { session }) => reachOf(house, settings, player, session)),
    },
    {
      method: 'POST',
      url: '/reach/address',
      about: 'Gives your address. It counts once you have opened the link that is sent to it.',
      fields: { address: mailAddress },
      run: signedIn((player, asked) =>
        byMail(async ({ given, language }) => {
          const address = String(given.address);
          await people.askAddress(player.id, address);
          return askByMail(house, 'confirm', address, player, language);
        })(asked),
      ),
    },
    {
      method: 'PATCH',
      url: '/reach/address',
      about: 'Whether you want to be called by mail.',
      fields: { calls: Type.Boolean() },
      run: signedIn(async ({ id }, { given }) => {
        await people.callAt(id, given.calls === true);
        return DONE;
      }),
    },
    {
      method: 'DELETE',
      url: '/reach/address',
      about: 'Removes your address.',
      run: signedIn(async ({ id }) => {
        await people.dropAddress(id);
        return DONE;
      }),
    },
    {
      method: 'POST',
      url: '/reach/confirm',
      about: 'Confirms an address by the link sent to it.',
      fields: { token },
      run: ({ given }) => confirmAddress(house, String(given.token)),
    },
    {
      method: 'POST',
      url: '/reach/stop',
      about: 'Ends calls by mail, by the link in one of them.',
      fields: { token },
      run: ({ given }) => stopCalls(house, String(given.token)),
    },
    ...hookRoutes(terms),
    {
      method: 'DELETE',
      url: '/reach/devices/:device',
      about: 'Signs you out on one of your devices.',
      run: signedIn(async ({ id }, { given }) => {
        const gone = await people.closeSessions(id, String(given.device));
        await online.people.changed(id);
        return gone > 0 ? DONE : fail('unknown-page', 'noDevice', { field: 'device' });
      }),
    },
  ];
}

/** What is called when it is someone's turn. */
function hookRoutes({ online: { house, settings }, tries }: RouteTerms): Route[] {
  const tried = new Buckets(tries);
  return [
    {
      method: 'POST',
      url: '/reach/hooks',
      about: 'Has an address called when it is your turn, or with a match when it is anyone’s at that table.',
      fields: { kind: Type.Enum([...HOOK_KINDS]), url: hookUrl, match: Type.Optional(matchId) },
      run: signedIn((player, { given }) =>
        addHook(house, settings, player, given as { kind: HookKind; url: string; match?: string }),
      ),
    },
    {
      method: 'DELETE',
      url: '/reach/hooks/:hook',
      about: 'Calls there no more.',
      run: signedIn((player, { given }) => removeHook(house, player, String(given.hook))),
    },
    {
      ...{
        method: 'POST',
        url: '/reach/hooks/:hook/test',
        about: 'Calls there once, to see whether it works.',
      },
      run: signedIn(async (player, { given, from }) =>
        tried.take(from, house.now())
          ? tryHook(house, player, String(given.hook))
          : fail('too-fast', 'tooFast'),
      ),
    },
  ];
}

/** How people sign in. */
function signInRoutes({ online }: RouteTerms, byMail: ByMail): Route[] {
  const { house, settings, providers } = online;
  return [
    {
      method: 'POST',
      url: '/sign-in/mail',
      about: 'Sends a link to sign in by. The answer is the same for every address.',
      fields: { address: mailAddress },
      run: byMail(({ given, player, language }) =>
        askByMail(house, 'enter', String(given.address), player, language),
      ),
    },
    {
      method: 'POST',
      url: '/sign-in/enter',
      about: 'Signs in by such a link, or by what a provider sent you back with.',
      fields: { token },
      run: async ({ given, player: opener, session, device, language }) => {
        const entered = await enter({ house, opener, session, device, language }, String(given.token));
        if (opener) await online.people.changed(opener.id);
        return entered;
      },
    },
    {
      method: 'POST',
      url: '/sign-in/provider',
      about: 'Sets out to sign in through a provider: gives the address to go to.',
      fields: { provider: Type.String({ minLength: 1, maxLength: 20, pattern: '^[a-z0-9]+$' }) },
      run: async ({ given, player, remember }) => {
        const out = await providers.setOut(String(given.provider), player);
        if (!out.ok) return out;
        const secure = settings.publicUrl?.startsWith('https:') ? '; Secure' : '';
        remember(`${AWAY}=${out.secret}; Path=${AWAY_PATH}; Max-Age=600; HttpOnly; SameSite=Lax${secure}`);
        return { ok: true, url: out.url };
      },
    },
  ];
}
