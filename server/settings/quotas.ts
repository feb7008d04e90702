/** How much of the server one person may have in use. */
import { keysOf } from '#engine';
import { SettingsFault } from '../settings.ts';

export interface QuotaSettings {
  /** Tables that have not begun. */
  readonly open: number;
  /** Matches in play at tables of theirs. */
  readonly playing: number;
  /** Bots that sit at tables of theirs. */
  readonly bots: number;
  /** Strong bots among them. */
  readonly strong: number;
}

/** More than anyone has needed. */
export const QUOTAS: QuotaSettings = { open: 30, playing: 120, bots: 240, strong: 24 };

export const NO_QUOTAS: QuotaSettings = {
  open: Number.POSITIVE_INFINITY,
  playing: Number.POSITIVE_INFINITY,
  bots: Number.POSITIVE_INFINITY,
  strong: Number.POSITIVE_INFINITY,
};

const NAMES = keysOf<keyof QuotaSettings>(QUOTAS);

export function readQuotas({
  ORRERY_QUOTAS = '',
}: Readonly<Record<string, string | undefined>>): QuotaSettings {
  if (ORRERY_QUOTAS === 'off') return NO_QUOTAS;
  const given = ORRERY_QUOTAS.split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => /^([a-z]+)=(\d{1,6})$/.exec(part) ?? [part]);
  const wrong = given.find(([, name]) => !NAMES.some((one) => one === name));
  if (wrong) {
    throw new SettingsFault(
      `ORRERY_QUOTAS must be off, or numbers such as open=30,playing=120,bots=240,strong=24, not "${wrong[0]}".`,
    );
  }
  return { ...QUOTAS, ...Object.fromEntries(given.map(([, name, count]) => [name, Number(count)])) };
}
