/** Sessions: one for each device a person uses. */
import type { Language } from '#engine';
import type { House } from '../matches/house.ts';
import type { Player } from '../store/index.ts';
import { hashOf, newId, newToken } from '../tokens.ts';

const BROWSERS = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'] as const;
const BROWSER_NAMES: Readonly<Partial<Record<string, string>>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
};
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux'] as const;

/** A few words by which a person knows their devices apart; what a browser says of itself is not kept. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return 'A program';
  const browser = BROWSERS.find((name) => userAgent.includes(`${name}/`));
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  if (browser === undefined) return 'A program';
  return `${BROWSER_NAMES[browser] ?? browser}${system ? ` on ${system}` : ''}`;
}

export async function createGuest(house: House, name: string, language?: Language): Promise<Player> {
  const player = { id: newId(), name, created: house.now(), ...(language ? { language } : {}) };
  await house.store.people.create(player);
  return player;
}

/** The token is shown once; what is kept is its hash. */
export async function openSession(house: House, player: string, device: string): Promise<string> {
  const token = newToken();
  const now = house.now();
  await house.store.people.openSession(hashOf(token), {
    id: newId(),
    player,
    device,
    created: now,
    seen: now,
  });
  return token;
}
