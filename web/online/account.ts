/** Your account at the server: the typed client's, and what signing in and out means for this browser. */
import { Account, type Answer, type Session } from '#client';
import { api, takeLeave, takeUp } from './link.ts';

export const account = new Account(api);

const AWAY = 'orrery/away';

/** Goes to a provider's page; gives words when that is not possible. */
export async function setOut(provider: string): Promise<string | undefined> {
  const out = await account.setOut(provider);
  if (!out.ok) return out.error.message;
  try {
    sessionStorage.setItem(AWAY, 'yes');
  } catch {
    // Then the person is asked once more when they come back.
  }
  location.assign(out.url);
  return undefined;
}

/** Whether this browser has just come back from a provider. */
export function isBack(): boolean {
  try {
    const away = sessionStorage.getItem(AWAY) !== null;
    sessionStorage.removeItem(AWAY);
    return away;
  } catch {
    return false;
  }
}

export interface Entered {
  readonly name: string;
  readonly joined: boolean;
  /** The session this browser had before, where nothing of it came along. */
  readonly left?: string;
}

export function enter(token: string): Promise<Entered | { readonly problem: string }> {
  return comeIn(() => account.enter(token));
}

/** Comes in by the code that another device of the same person shows. */
export function enterByCode(code: string): Promise<Entered | { readonly problem: string }> {
  return comeIn(() => account.paired(code));
}

async function comeIn(
  ask: () => Promise<Answer<Session & { readonly joined?: boolean }>>,
): Promise<Entered | { readonly problem: string }> {
  // A guest the server still knows may have something to bring along.
  const known = api.session === undefined ? undefined : await api.me();
  const before = known?.ok ? api.session : undefined;
  const entered = await ask();
  if (!entered.ok) return { problem: entered.error.message };
  const { player, name, joined = false, token: session } = entered;
  takeUp(player, { name, token: session });
  // Who was the same person here already has nothing to bring.
  const left = joined || (known?.ok && known.player === player) ? undefined : before;
  return { name, joined, ...(left === undefined ? {} : { left }) };
}

export async function signOut(everywhere: boolean): Promise<string | undefined> {
  const out = await account.signOut({ everywhere });
  if (!out.ok) return out.error.message;
  takeLeave();
  return undefined;
}
