/** Whom you mute and block, at all tables. */
import { DONE, fail } from '../answer.ts';
import type { Shunned } from '../store/index.ts';
import { type Route, signedIn } from './route.ts';
import type { RouteTerms } from './routes.ts';

export function peopleRoutes({ online }: RouteTerms): Route[] {
  const { blocks, mutes } = online.house.store;
  const named = ({ player, name, created }: Shunned) => ({ player, name, created });
  return [
    {
      method: 'GET',
      url: '/people',
      about: 'Whom you have blocked, and whom you have muted.',
      run: signedIn(async ({ id }) => ({
        ok: true,
        blocked: (await blocks.of(id)).map(named),
        muted: (await mutes.of(id)).map(named),
      })),
    },
    {
      method: 'DELETE',
      url: '/people/blocked/:person',
      about: 'Blocks someone no more.',
      run: signedIn(async ({ id }, { given }) => {
        const other = String(given.person);
        if (!(await blocks.remove(id, other))) return notThere('notBlocked');
        await online.people.changed(id, other);
        return DONE;
      }),
    },
    {
      method: 'DELETE',
      url: '/people/muted/:person',
      about: 'Mutes someone no more.',
      run: signedIn(async ({ id }, { given }) =>
        (await mutes.remove(id, String(given.person))) ? DONE : notThere('notMuted'),
      ),
    },
  ];
}

function notThere(how: 'notMuted' | 'notBlocked') {
  return fail('unknown-page', how, { field: 'person' });
}
