/** Addresses that other programs open: a provider sends people back, a mail program ends the mails. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '#engine';
import type { Online } from '../online.ts';
import { stopCalls } from '../people/reach.ts';
import { AWAY } from './account.ts';
import { send } from './route.ts';

export function serveReturns(app: FastifyInstance, { house, settings, providers }: Online): void {
  const home = settings.publicUrl ?? '';
  app.get<{ Params: { provider: string } }>(
    '/sign-in/callback/:provider',
    { schema: { summary: 'Where a provider sends you back to; leads on to the page.' } },
    async (request, reply) => {
      const query = /\?.*$/.exec(request.url)?.[0] ?? '';
      const back = await providers.comeBack(request.params.provider, cookieIn(request), query);
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', `${AWAY}=; Path=/api/v1/sign-in/callback; Max-Age=0; HttpOnly; SameSite=Lax`)
        .redirect(`${home}/#/online/enter/${back.ok ? back.token : 'failed'}`, 302);
    },
  );

  // Mail programs end the mails by a POST of a form; people who open the address see the page.
  app.register(async (forms) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    );
    const summary = 'Ends calls by mail: what the List-Unsubscribe header of each of them names.';
    forms.post('/unsubscribe', { schema: { summary } }, async (request, reply) =>
      send(reply, await stopCalls(house, tokenIn(request))),
    );
    forms.get('/unsubscribe', { schema: { summary } }, async (request, reply) =>
      reply.redirect(`${home}/#/online/stop/${encodeURIComponent(tokenIn(request))}`, 302),
    );
  });
}

function tokenIn({ query }: FastifyRequest): string {
  const token = isRecord(query) ? query.token : undefined;
  return typeof token === 'string' ? token.slice(0, 64) : '';
}

function cookieIn({ headers: { cookie = '' } }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${AWAY}=([A-Za-z0-9_-]{16,64})(?:;|$)`).exec(cookie)?.[1];
}
