/** Your account at the server: the typed client's, and what signing in and out means for this browser. */
import { Account } from '#client';
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

export async function enter(token: string): Promise<Entered | { readonly problem: string }> {
  // A guest the server still knows may have something to bring along.
  const before = api.session !== undefined && (await api.me()).ok ? api.session : undefined;
  const entered = await account.enter(token);
  if (!entered.ok) return { problem: entered.error.message };
  const { player, name, joined, token: session } = entered;
  takeUp(player, { name, token: session });
  return { name, joined, ...(before !== undefined && !joined ? { left: before } : {}) };
}

export async function signOut(everywhere: boolean): Promise<string | undefined> {
  const out = await account.signOut({ everywhere });
  if (!out.ok) return out.error.message;
  takeLeave();
  return undefined;
}
