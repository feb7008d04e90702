/** What has no part in a race: on a busy machine the database may be silent for a while, and it is waited for. */
import type { Answer } from '#client';
import { StoreAway } from '../../store/index.ts';
import { well } from '../../test/kit/server.ts';

/** How often, and after how many milliseconds each, it is asked again. */
const ASKED = { times: 60, after: 1000 };

const pause = () => new Promise((resolve) => setTimeout(resolve, ASKED.after));

/** Reads from the store. */
export async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (let times = 1; ; times++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof StoreAway) || times === ASKED.times) throw error;
      await pause();
    }
  }
}

/** Asks a server for what a sequence begins with. */
export async function insisted<T extends object>(ask: () => Promise<Answer<T>>) {
  for (let times = 1; ; times++) {
    const answer = await ask();
    const away = !answer.ok && ['unavailable', 'offline'].includes(answer.error.code);
    if (!away || times === ASKED.times) return well(answer);
    await pause();
  }
}
