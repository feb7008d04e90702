/** What the host says about reaching people: mail, web hooks and providers of identity, all from the environment. */

export interface Provider {
  readonly id: string;
  /** What the button says. */
  readonly name: string;
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Where web hooks may lead: nowhere, to public addresses over https, or also to the host's own network. */
export const HOOK_RULES = ['off', 'public', 'private'] as const;
export type HookRule = (typeof HOOK_RULES)[number];

export interface ReachSettings {
  /** The address people open, without a slash at its end. */
  readonly publicUrl?: string;
  readonly mail?: { readonly url: string; readonly from: string };
  readonly hooks: HookRule;
  readonly providers: readonly Provider[];
  /** After how many days what guests leave behind is put away; without it, never. */
  readonly keepDays?: number;
}

export const NO_REACH: ReachSettings = { hooks: 'public', providers: [] };

/** Wrong settings, in words for the host. */
export class SettingsFault extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Env): ReachSettings {
  const publicUrl = publicUrlIn(env);
  const mail = mailIn(env);
  const providers = (env.OIDC_PROVIDERS ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
    .map((id) => providerIn(env, id));
  if (publicUrl === undefined && (mail || providers.length > 0)) {
    throw new SettingsFault(
      `${mail ? 'SMTP_URL' : 'OIDC_PROVIDERS'} needs PUBLIC_URL: the address people open, for the links they are sent.`,
    );
  }
  const keepDays = keepDaysIn(env);
  return {
    ...(publicUrl ? { publicUrl } : {}),
    ...(mail ? { mail } : {}),
    hooks: hooksIn(env),
    providers,
    ...(keepDays === undefined ? {} : { keepDays }),
  };
}

/** From which level on the log is written. */
const LOGS = ['error', 'warn', 'info', 'debug'] as const;

/** How the server itself runs. */
export interface HostSettings {
  readonly log: (typeof LOGS)[number];
  readonly database: string | undefined;
  readonly redis: string | undefined;
  /** Messages a second on one connection. */
  readonly rate: number | undefined;
  /** How many seconds a new guest who only watches waits before talking. */
  readonly talkWait: number | undefined;
}

export function readHost(env: Env): HostSettings {
  const { DATABASE_URL, REDIS_URL, ORRERY_LOG, ORRERY_RATE, ORRERY_TALK_WAIT } = env;
  const log = LOGS.find((one) => one === (ORRERY_LOG || 'error'));
  if (log === undefined) {
    throw new SettingsFault(`ORRERY_LOG must be one of ${LOGS.join(', ')}, not "${ORRERY_LOG}".`);
  }
  if (DATABASE_URL) urlIn('DATABASE_URL', DATABASE_URL, ['postgres:', 'postgresql:']);
  if (REDIS_URL) urlIn('REDIS_URL', REDIS_URL, ['redis:', 'rediss:']);
  if (REDIS_URL && !DATABASE_URL) {
    throw new SettingsFault('REDIS_URL needs DATABASE_URL: servers that share tables share a PostgreSQL.');
  }
  const rate = ORRERY_RATE ? Number(ORRERY_RATE) : undefined;
  if (rate !== undefined && !(rate > 0 && Number.isFinite(rate))) {
    throw new SettingsFault(`ORRERY_RATE must be a number above 0, not "${ORRERY_RATE}".`);
  }
  const talkWait = ORRERY_TALK_WAIT ? Number(ORRERY_TALK_WAIT) : undefined;
  if (talkWait !== undefined && !(talkWait >= 0 && Number.isFinite(talkWait))) {
    throw new SettingsFault(`ORRERY_TALK_WAIT must be a number of seconds, not "${ORRERY_TALK_WAIT}".`);
  }
  return { log, rate, talkWait, database: DATABASE_URL || undefined, redis: REDIS_URL || undefined };
}

function publicUrlIn({ PUBLIC_URL }: Env): string | undefined {
  if (!PUBLIC_URL) return undefined;
  const url = urlIn('PUBLIC_URL', PUBLIC_URL, ['http:', 'https:']);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function mailIn({ SMTP_URL, MAIL_FROM }: Env): ReachSettings['mail'] {
  if (!SMTP_URL) return undefined;
  urlIn('SMTP_URL', SMTP_URL, ['smtp:', 'smtps:']);
  if (!MAIL_FROM || !/\S@\S/.test(MAIL_FROM)) {
    throw new SettingsFault('SMTP_URL needs MAIL_FROM: the address mails come from.');
  }
  return { url: SMTP_URL, from: MAIL_FROM };
}

function hooksIn({ ORRERY_HOOKS }: Env): HookRule {
  const rule = HOOK_RULES.find((one) => one === (ORRERY_HOOKS || 'public'));
  if (rule === undefined) {
    throw new SettingsFault(`ORRERY_HOOKS must be one of ${HOOK_RULES.join(', ')}, not "${ORRERY_HOOKS}".`);
  }
  return rule;
}

function keepDaysIn({ ORRERY_KEEP_DAYS = '' }: Env): number | undefined {
  if (ORRERY_KEEP_DAYS === '') return undefined;
  if (/^[1-9]\d{0,4}$/.test(ORRERY_KEEP_DAYS)) return Number(ORRERY_KEEP_DAYS);
  throw new SettingsFault(
    `ORRERY_KEEP_DAYS must be a number of days, such as 90, not "${ORRERY_KEEP_DAYS}".`,
  );
}

function providerIn(env: Env, id: string): Provider {
  if (!/^[a-z][a-z0-9]{0,19}$/.test(id)) {
    throw new SettingsFault(
      `OIDC_PROVIDERS names "${id}": a provider is named by small letters and digits, such as "club".`,
    );
  }
  const read = (what: string) => {
    const name = `OIDC_${id.toUpperCase()}_${what}`;
    const value = env[name];
    if (!value) throw new SettingsFault(`OIDC_PROVIDERS names "${id}", so ${name} must be set.`);
    return value;
  };
  const issuer = urlIn(`OIDC_${id.toUpperCase()}_ISSUER`, read('ISSUER'), ['https:', 'http:']);
  if (issuer.protocol === 'http:' && !isLoopback(issuer)) {
    throw new SettingsFault(`OIDC_${id.toUpperCase()}_ISSUER must begin with https://.`);
  }
  return {
    id,
    issuer,
    clientId: read('CLIENT_ID'),
    clientSecret: read('CLIENT_SECRET'),
    name: env[`OIDC_${id.toUpperCase()}_NAME`] || id,
  };
}

export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function urlIn(name: string, value: string, protocols: readonly string[]): URL {
  const wanted = protocols.map((protocol) => `${protocol}//…`).join(' or ');
  if (!URL.canParse(value)) throw new SettingsFault(`${name} must be an address such as ${wanted}.`);
  const url = new URL(value);
  if (!protocols.includes(url.protocol)) throw new SettingsFault(`${name} must begin with ${wanted}.`);
  return url;
}
