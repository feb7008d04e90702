/** A tiny provider of OpenID Connect on loopback. Whoever opens its page is at once sent back as the person it was told. */
import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OidcProvider {
  readonly issuer: string;
  /** Who is signed in there. */
  subject: string;
  /** What it does wrong. */
  fault: 'none' | 'nonce' | 'signature' | 'audience' | 'old';
  close(): Promise<void>;
}

interface Code {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirect: string;
}

export const CLIENT = { id: 'orrery', secret: 'the client’s secret' };

const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function openProvider(): Promise<OidcProvider> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, Code>();
  const provider = { issuer: '', subject: 'ann', fault: 'none' as OidcProvider['fault'] };

  const idToken = (nonce: string) => {
    const now = Math.floor(Date.now() / 1000) - (provider.fault === 'old' ? 7200 : 0);
    const claims = {
      iss: provider.issuer,
      sub: provider.subject,
      iat: now,
      exp: now + 300,
      aud: provider.fault === 'audience' ? 'someone else' : CLIENT.id,
      nonce: provider.fault === 'nonce' ? 'another' : nonce,
    };
    const signed = `${json({ alg: 'RS256', kid: 'key' })}.${json(claims)}`;
    const { privateKey } = provider.fault === 'signature' ? other : keys;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
  };

  const exchange = async (request: IncomingMessage) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const form = new URLSearchParams(body);
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const known = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    if (!code || !known || challenge !== code.challenge || form.get('redirect_uri') !== code.redirect) {
      return { status: 400, body: { error: 'invalid_grant' } };
    }
    const answer = { access_token: 'x', token_type: 'bearer', id_token: idToken(code.nonce) };
    return { status: 200, body: answer };
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', provider.issuer);
    const ask = url.searchParams;
    if (url.pathname === '/authorize') {
      const code = randomUUID();
      const redirect = ask.get('redirect_uri') ?? '';
      codes.set(code, {
        redirect,
        challenge: ask.get('code_challenge') ?? '',
        nonce: ask.get('nonce') ?? '',
      });
      const back = new URL(redirect);
      back.searchParams.set('code', code);
      back.searchParams.set('state', ask.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    const answers: Record<string, () => Promise<{ status: number; body: object }>> = {
      '/.well-known/openid-configuration': async () => ({
        status: 200,
        body: {
          issuer: provider.issuer,
          authorization_endpoint: `${provider.issuer}/authorize`,
          token_endpoint: `${provider.issuer}/token`,
          jwks_uri: `${provider.issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          token_endpoint_auth_methods_supported: ['client_secret_post'],
          code_challenge_methods_supported: ['S256'],
        },
      }),
      '/keys': async () => ({
        status: 200,
        body: {
          keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }],
        },
      }),
      '/token': () => exchange(request),
    };
    const answer = await answers[url.pathname]?.();
    response
      .writeHead(answer?.status ?? 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer?.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(provider, {
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
