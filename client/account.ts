/** How a person is reached and signs in: their address, their hooks, their devices. */
import type { Api, Session } from './api.ts';
import type { Answer, HookInfo, ReachInfo, ServerReach } from './protocol.ts';

export interface NewHook {
  readonly kind: 'generic' | 'discord';
  readonly url: string;
  /** To be called for everyone at this table, instead of for you at every table. */
  readonly match?: string;
}

export interface SignedIn extends Session {
  /** Whether what you had as a guest came along. */
  readonly joined: boolean;
}

export class Account {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** What the server can do to reach people and sign them in. */
  server(): Promise<Answer<{ server: ServerReach }>> {
    return this.#open('GET', '/reach/server');
  }

  reach(): Promise<Answer<ReachInfo>> {
    return this.#api.ask('GET', '/reach');
  }

  /** A code that makes another device one of yours: it works once, for ten minutes. */
  pair(): Promise<Answer<{ code: string; expires: number }>> {
    return this.#api.ask('POST', '/session/pair');
  }

  /** Makes this device one of whoever shows the code. */
  paired(code: string): Promise<Answer<Session>> {
    return this.#open('POST', '/session/paired', { code });
  }

  /** A mail with a link to confirm it is sent there. */
  giveAddress(address: string): Promise<Answer> {
    return this.#api.ask('POST', '/reach/address', { address });
  }

  callMe(calls: boolean): Promise<Answer> {
    return this.#api.ask('PATCH', '/reach/address', { calls });
  }

  removeAddress(): Promise<Answer> {
    return this.#api.ask('DELETE', '/reach/address');
  }

  confirm(token: string): Promise<Answer<{ address: string }>> {
    return this.#open('POST', '/reach/confirm', { token });
  }

  /** Ends calls by mail, by the link in one of them. */
  stop(token: string): Promise<Answer> {
    return this.#open('POST', '/reach/stop', { token });
  }

  /** The secret, which signs what a generic hook is sent, is shown once. */
  addHook(hook: NewHook): Promise<Answer<{ hook: HookInfo; secret?: string }>> {
    return this.#api.ask('POST', '/reach/hooks', { ...hook });
  }

  removeHook(hook: string): Promise<Answer> {
    return this.#api.ask('DELETE', `/reach/hooks/${hook}`);
  }

  tryHook(hook: string): Promise<Answer> {
    return this.#api.ask('POST', `/reach/hooks/${hook}/test`, {});
  }

  /** A mail with a link to sign in is sent there, whether or not the address is known. */
  askLink(address: string): Promise<Answer> {
    return this.#open('POST', '/sign-in/mail', { address });
  }

  /** Signs in by a link, and goes on under the session it gives. */
  async enter(token: string): Promise<Answer<SignedIn>> {
    const entered = await this.#open<SignedIn>('POST', '/sign-in/enter', { token });
    if (entered.ok) this.#api.session = entered.token;
    return entered;
  }

  /** The address of a provider's page, where a browser goes to sign in. */
  setOut(provider: string): Promise<Answer<{ url: string }>> {
    return this.#open('POST', '/sign-in/provider', { provider });
  }

  /** Brings along what was played as a guest under another session. */
  bring(guest: string): Promise<Answer> {
    return this.#api.ask('POST', '/session/join', { guest });
  }

  async signOut({ everywhere = false } = {}): Promise<Answer> {
    const out = await this.#api.ask('POST', '/session/out', { everywhere });
    if (out.ok) this.#api.session = undefined;
    return out;
  }

  signOutOn(device: string): Promise<Answer> {
    return this.#api.ask('DELETE', `/reach/devices/${device}`);
  }

  /** What anyone may ask is asked again without a session that the server no longer knows; that one is dropped. */
  async #open<T extends object>(method: string, path: string, body?: object): Promise<Answer<T>> {
    const { session } = this.#api;
    const answer = await this.#api.ask<T>(method, path, body && { ...body });
    if (answer.ok || answer.error.code !== 'not-signed-in' || session === undefined) return answer;
    this.#api.session = undefined;
    return this.#api.ask<T>(method, path, body && { ...body });
  }
}
