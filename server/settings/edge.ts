/** What the host says about the edge of the server: who stands in front of it. */
import { SettingsFault } from '../settings.ts';

export interface EdgeSettings {
  /** How many proxies of the host stand in front. */
  readonly hops: number;
  /** Sites besides its own whose pages may use the server. */
  readonly origins: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

export function readEdge(env: Env): EdgeSettings {
  return { hops: hopsIn(env), origins: (env.ORRERY_ORIGINS ?? '').split(',').filter(Boolean) };
}

function hopsIn({ ORRERY_PROXY = '' }: Env): number {
  if (ORRERY_PROXY === '' || ORRERY_PROXY === 'no') return 0;
  if (ORRERY_PROXY === 'yes') return 1;
  if (/^\d$/.test(ORRERY_PROXY)) return Number(ORRERY_PROXY);
  throw new SettingsFault(
    `ORRERY_PROXY must be the number of proxies in front of the server, such as 1 (or yes), not "${ORRERY_PROXY}".`,
  );
}
