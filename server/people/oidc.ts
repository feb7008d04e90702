/**
 * Signing in through a provider of OpenID Connect: discovery, PKCE, state and nonce. One secret in a cookie of the
 * browser that set out stands for all three; the store has its hash, and it is good for one return.
 */
import { createHash } from 'node:crypto';
import * as client from 'openid-client';
import { fail, type Reply } from '../answer.ts';
import { VALID } from '../calls/postman.ts';
import type { House } from '../matches/house.ts';
import { isLoopback, type Provider, type ReachSettings } from '../settings.ts';
import type { Player } from '../store/index.ts';
import { hashOf, newToken } from '../tokens.ts';

const PATIENCE_S = 10;

export interface SetOut {
  /** Where the browser goes. */
  readonly url: string;
  /** What it must bring back. */
  readonly secret: string;
}

export class Providers {
  readonly #house: House;
  readonly #settings: ReachSettings;
  readonly #found = new Map<string, Promise<client.Configuration>>();

  constructor(house: House, settings: ReachSettings) {
    this.#house = house;
    this.#settings = settings;
  }

  list(): { id: string; name: string }[] {
    return this.#settings.providers.map(({ id, name }) => ({ id, name }));
  }

  async setOut(id: string, player: Player | undefined): Promise<Reply<SetOut>> {
    const provider = this.#settings.providers.find((one) => one.id === id);
    if (provider === undefined) {
      return fail(
        'bad-request',
        [
          'noSuchProvider',
          this.list()
            .map((one) => one.id)
            .join(),
        ],
        {
          field: 'provider',
        },
      );
    }
    const config = await this.#discover(provider).catch((error: unknown) => {
      this.#house.trouble(`provider ${id}`, error);
      return undefined;
    });
    if (config === undefined) return fail('unavailable', ['providerAway', provider.name]);
    const secret = newToken();
    const link = { kind: 'away', body: { provider: id }, ...(player ? { player: player.id } : {}) } as const;
    const { links } = this.#house.store;
    await links.make(hashOf(secret), link, this.#house.now() + VALID.away);
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: this.#returnTo(id),
      scope: 'openid',
      state: part(secret, 'state'),
      nonce: part(secret, 'nonce'),
      code_challenge_method: 'S256',
      code_challenge: await client.calculatePKCECodeChallenge(part(secret, 'verifier')),
    });
    return { ok: true, url: url.href, secret };
  }

  /** Someone comes back; gives the token of a link to enter by, or why not. */
  async comeBack(id: string, secret: string | undefined, query: string): Promise<Reply<{ token: string }>> {
    const { links } = this.#house.store;
    const now = this.#house.now();
    const link = secret ? await links.take(hashOf(secret), 'away', now) : undefined;
    const provider = this.#settings.providers.find((one) => one.id === id);
    if (!secret || !provider || (link?.body as { provider?: string } | undefined)?.provider !== id) {
      return fail('forbidden', 'notSetOut');
    }
    const subject = await this.#prove(provider, secret, query).catch((error: unknown) => {
      this.#house.trouble(`signing in through ${id}`, error);
      return undefined;
    });
    if (subject === undefined) return fail('forbidden', ['notConfirmed', provider.name]);
    const token = newToken();
    const body = { issuer: provider.issuer.href, subject };
    const arrive = { kind: 'arrive', body, ...(link?.player ? { player: link.player } : {}) } as const;
    await links.make(hashOf(token), arrive, now + VALID.arrive);
    return { ok: true, token };
  }

  async #prove(provider: Provider, secret: string, query: string): Promise<string | undefined> {
    const config = await this.#discover(provider);
    const tokens = await client.authorizationCodeGrant(
      config,
      new URL(`${this.#returnTo(provider.id)}${query}`),
      {
        expectedState: part(secret, 'state'),
        expectedNonce: part(secret, 'nonce'),
        pkceCodeVerifier: part(secret, 'verifier'),
        idTokenExpected: true,
      },
    );
    return tokens.claims()?.sub;
  }

  #discover(provider: Provider): Promise<client.Configuration> {
    const known = this.#found.get(provider.id);
    if (known) return known;
    const { issuer, clientId, clientSecret } = provider;
    // Settings allow plain http on this very machine only.
    const insecure = issuer.protocol === 'http:' && isLoopback(issuer) ? [client.allowInsecureRequests] : [];
    const found = client.discovery(issuer, clientId, clientSecret, undefined, {
      execute: [client.enableNonRepudiationChecks, ...insecure],
      timeout: PATIENCE_S,
    });
    this.#found.set(provider.id, found);
    // What failed is tried again by whoever comes next.
    found.catch(() => this.#found.delete(provider.id));
    return found;
  }

  #returnTo(id: string): string {
    return `${this.#settings.publicUrl}/api/v1/sign-in/callback/${id}`;
  }
}

/** State, nonce and verifier: each follows from the secret, and none tells another. */
function part(secret: string, what: 'state' | 'nonce' | 'verifier'): string {
  return createHash('sha256').update(`orrery ${what} ${secret}`).digest('base64url');
}
