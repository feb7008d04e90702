/** What the host says about the edge of the server: who stands in front of it, and who may read its figures. */
import { SettingsFault } from '../settings.ts';

export interface MetricsSettings {
  /** A port for them alone. */
  readonly port?: number;
  readonly host: string;
  /** What whoever reads them must name. */
  readonly token?: string;
}

/** Whether new guests are asked for a proof of work: while the server is pressed, always, or never. */
const GUEST_WORK = ['auto', 'always', 'off'] as const;
export type GuestWorkRule = (typeof GUEST_WORK)[number];

export interface EdgeSettings {
  /** How many proxies of the host stand in front. */
  readonly hops: number;
  /** Sites besides its own whose pages may use the server. */
  readonly origins: readonly string[];
  readonly metrics: MetricsSettings;
  readonly guestWork: GuestWorkRule;
  /** The token that opens the host's console. */
  readonly console?: string;
  /** What servers of one database have in common, where that is a secret. */
  readonly shared?: string;
}

type Env = Readonly<Record<string, string | undefined>>;

export function readEdge(env: Env): EdgeSettings {
  const shared = sharedIn(env);
  const console = consoleIn(env);
  return {
    hops: hopsIn(env),
    origins: originsIn(env),
    metrics: metricsIn(env),
    guestWork: guestWorkIn(env),
    ...(shared === undefined ? {} : { shared }),
    ...(console === undefined ? {} : { console }),
  };
}

function guestWorkIn({ ORRERY_GUEST_WORK = '' }: Env): GuestWorkRule {
  const rule = GUEST_WORK.find((one) => one === (ORRERY_GUEST_WORK || 'auto'));
  if (rule === undefined) {
    throw new SettingsFault(
      `ORRERY_GUEST_WORK must be one of ${GUEST_WORK.join(', ')}, not "${ORRERY_GUEST_WORK}".`,
    );
  }
  return rule;
}

/** The database's address is a secret of its servers if it has a password. */
function sharedIn({ DATABASE_URL = '' }: Env): string | undefined {
  return URL.canParse(DATABASE_URL) && new URL(DATABASE_URL).password ? DATABASE_URL : undefined;
}

function hopsIn({ ORRERY_PROXY = '' }: Env): number {
  if (ORRERY_PROXY === '' || ORRERY_PROXY === 'no') return 0;
  if (ORRERY_PROXY === 'yes') return 1;
  if (/^\d$/.test(ORRERY_PROXY)) return Number(ORRERY_PROXY);
  throw new SettingsFault(
    `ORRERY_PROXY must be the number of proxies in front of the server, such as 1 (or yes), not "${ORRERY_PROXY}".`,
  );
}

function originsIn({ ORRERY_ORIGINS = '' }: Env): string[] {
  const given = ORRERY_ORIGINS.split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return given.map((one) => {
    const url = URL.canParse(one) ? new URL(one) : undefined;
    if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
      throw new SettingsFault(
        `ORRERY_ORIGINS names "${one}": each must be an address such as https://club.example.`,
      );
    }
    return url.origin;
  });
}

const SHORTEST_CONSOLE_TOKEN = 24;

function consoleIn({ ORRERY_ADMIN_TOKEN: token = '' }: Env): string | undefined {
  if (token === '') return undefined;
  if (/^[\x21-\x7e]+$/.test(token) && token.length >= SHORTEST_CONSOLE_TOKEN && token.length <= 200)
    return token;
  throw new SettingsFault(
    `ORRERY_ADMIN_TOKEN must have ${SHORTEST_CONSOLE_TOKEN} to 200 plain letters, digits or signs without spaces, not ${token.length} of any kind; \`openssl rand -base64 32\` makes a good one.`,
  );
}

const LOOPBACK = '127.0.0.1';
const SHORTEST_TOKEN = 16;

function metricsIn({ ORRERY_METRICS_PORT, ORRERY_METRICS_HOST, ORRERY_METRICS_TOKEN }: Env): MetricsSettings {
  if (ORRERY_METRICS_PORT && !/^\d{1,5}$/.test(ORRERY_METRICS_PORT)) {
    throw new SettingsFault(`ORRERY_METRICS_PORT must be a number, not "${ORRERY_METRICS_PORT}".`);
  }
  if (ORRERY_METRICS_TOKEN && ORRERY_METRICS_TOKEN.length < SHORTEST_TOKEN) {
    throw new SettingsFault(`ORRERY_METRICS_TOKEN must have at least ${SHORTEST_TOKEN} letters.`);
  }
  return {
    host: ORRERY_METRICS_HOST || LOOPBACK,
    ...(ORRERY_METRICS_PORT ? { port: Number(ORRERY_METRICS_PORT) } : {}),
    ...(ORRERY_METRICS_TOKEN ? { token: ORRERY_METRICS_TOKEN } : {}),
  };
}
