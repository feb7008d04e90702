/** The line to the server: who you are here, its lobby, and one connection for all tables. */
import { signal } from '@preact/signals';
import { type Answer, Api, Connection, type ConnectionState } from '#client';
import { toast } from '#ui/Toasts.tsx';
import { language } from '../language.ts';
import { erase, readJson, write } from '../store/local.ts';
import { words } from '../text/en.ts';

const KEY = 'orrery/session';

interface Kept {
  readonly name: string;
  readonly token: string;
}

function kept(): Kept | undefined {
  const value = readJson(KEY);
  if (typeof value !== 'object' || value === null || !('token' in value) || !('name' in value))
    return undefined;
  return typeof value.token === 'string' && typeof value.name === 'string'
    ? { token: value.token, name: value.name }
    : undefined;
}

/** Your name at online tables; undefined until you have told it. */
export const myName = signal<string | undefined>(kept()?.name);

/** What stands in the field for the name, saved or not: whoever sits down with it is called that. */
export const namedSoFar = signal(myName.value ?? '');

/** Who you are to the server, once it has said so. */
export const myId = signal<string | undefined>(undefined);

export const api = new Api(location.origin, {
  session: kept()?.token,
  // Refusals are said in the language of the page, whatever the browser asks for.
  fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'accept-language': language } }),
  work: async (work) => (await import('./work.ts')).workBeside(work),
});

export const line = signal<ConnectionState>('closed');

let connection: Connection | undefined;

/** The connection, opened when first needed. */
export function connect(): Connection {
  if (connection) return connection;
  const made = new Connection({
    url: `${location.origin.replace(/^http/, 'ws')}/api/v1/socket`,
    session: api.session,
    connect: (url) => new WebSocket(url),
    onState: (state) => {
      line.value = state;
    },
    onStranger: () => void recognise(),
  });
  connection = made;
  made.open();
  if (api.session) void recognise();
  return made;
}

let recognising: Promise<void> | undefined;

/** Learns who one is to the server; one whom it does not know any more becomes a guest of the same name. */
export function recognise(): Promise<void> {
  recognising ??= whoAmI().finally(() => {
    recognising = undefined;
  });
  return recognising;
}

async function whoAmI(): Promise<void> {
  const { session } = api;
  const me = await api.me();
  if (api.session !== session) return;
  if (me.ok) {
    myId.value = me.player;
    if (me.language !== language) await api.speak(language);
  } else if (me.error.code === 'not-signed-in' && !adopt()) {
    const failed = await anew(kept()?.name ?? '');
    toast({ tone: 'warn', kind: 'name', words: failed ?? words.online.newGuest });
  }
}

/** Asks as oneself; whom the server has forgotten becomes someone again first. */
export async function asMe<T extends object>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await ask();
  if (answer.ok || answer.error.code !== 'not-signed-in') return answer;
  await recognise();
  return ask();
}

/** Goes on as whoever another window of this browser has become; false when that is who one is here. */
function adopt(): boolean {
  const known = kept();
  if (known?.token === api.session) return false;
  if (known === undefined) takeLeave();
  else takeUp(undefined, known);
  return true;
}

addEventListener('storage', ({ key }) => {
  if ((key !== null && key !== KEY) || adopt()) return;
  const name = kept()?.name;
  if (name !== undefined) named(name);
});

/** How often one had to become someone new: what was looked at as the old one is looked at again. */
export const renewed = signal(0);

async function anew(name: string): Promise<string | undefined> {
  api.session = undefined;
  const signed = await api.signIn(name);
  if (!signed.ok) return signed.error.message;
  keep({ token: signed.token, name: signed.name });
  connection?.close();
  connection = undefined;
  myId.value = signed.player;
  renewed.value++;
  return undefined;
}

addEventListener('online', () => connection?.hurry());

/** Says who you are, once; afterwards only the name changes. Gives words for what went wrong. */
export async function introduce(name: string): Promise<string | undefined> {
  const known = kept();
  if (known && known.name === name) return undefined;
  if (known) {
    const renamed = await api.rename(name);
    if (renamed.ok) keep({ token: known.token, name });
    // A session the server no longer knows is replaced by a new one.
    if (renamed.ok || renamed.error.code !== 'not-signed-in')
      return renamed.ok ? undefined : renamed.error.message;
  }
  return anew(name);
}

/** Makes the server and this browser forget you. */
export async function forgetMe(): Promise<string | undefined> {
  const forgotten = await api.forget();
  if (!forgotten.ok) return forgotten.error.message;
  takeLeave();
  return undefined;
}

/** Goes on as someone else, under another session. */
export function takeUp(player: string | undefined, session: Kept): void {
  keep(session);
  api.session = session.token;
  connection?.close();
  connection = undefined;
  myId.value = player;
  renewed.value++;
}

/** This browser knows you no more. */
export function takeLeave(): void {
  erase(KEY);
  api.session = undefined;
  myName.value = undefined;
  myId.value = undefined;
  connection?.close();
  connection = undefined;
}

function keep(session: Kept): void {
  write(KEY, session);
  named(session.name);
}

function named(name: string): void {
  myName.value = name;
  namedSoFar.value = name;
}
