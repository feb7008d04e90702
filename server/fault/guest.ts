/** A new guest at a server; a pressed one puts newcomers off, so they ask again for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import { Api } from '#client';

const TRIES = 60;

export async function guestAt(url: string, name: string): Promise<{ api: Api; player: string }> {
  const api = new Api(url, { fetch });
  for (let tries = 1; ; tries++) {
    const signed = await api.signIn(name);
    if (signed.ok) return { api, player: signed.player };
    if (tries >= TRIES) throw new Error(signed.error.message);
    await pause(500);
  }
}
