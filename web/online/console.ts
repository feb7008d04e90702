/** The host's console of this server: its token is kept until the window closes. */
import { signal } from '@preact/signals';
import { Api } from '#client';
import { Console } from '#client/console.ts';

const KEY = 'orrery/console';

const api = new Api(location.origin, { session: kept(), fetch: (url, init) => fetch(url, init) });

export const console = new Console(api);

/** Whether a token was given that opened the console before. */
export const isIn = signal(api.session !== undefined);

/** Tries a token; gives words when it does not open the console. */
export async function enter(token: string): Promise<string | undefined> {
  api.session = token;
  const answer = await console.reports();
  if (!answer.ok) {
    leave();
    return answer.error.message;
  }
  hold(() => sessionStorage.setItem(KEY, token));
  isIn.value = true;
  return undefined;
}

export function leave(): void {
  api.session = undefined;
  hold(() => sessionStorage.removeItem(KEY));
  isIn.value = false;
}

function kept(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Where the browser keeps nothing, the token is asked for again. */
function hold(work: () => void): void {
  try {
    work();
  } catch {
    // Then it is in memory alone.
  }
}
