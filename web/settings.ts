/** What a person prefers, kept in this browser and told to the page as attributes of <html> (see ui/theme/tokens.css). */
import { effect, signal } from '@preact/signals';
import { readJson, write } from './store/local.ts';

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export const CONTRASTS = ['normal', 'high'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large', 'largest'] as const;

export interface Settings {
  readonly motion: (typeof MOTIONS)[number];
  readonly pace: (typeof PACES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** Letters and stronger patterns beside colours. */
  readonly aids: boolean;
  readonly sound: boolean;
  /** Asks also before the end of a turn with actions left, and before what shows something new. */
  readonly askMore: boolean;
  /** Single keys such as U for undo. */
  readonly shortcuts: boolean;
}

const DEFAULTS: Settings = {
  motion: 'system',
  pace: 'normal',
  contrast: 'normal',
  textSize: 'normal',
  aids: false,
  sound: false,
  askMore: false,
  shortcuts: true,
};

const PACE_FACTOR: Readonly<Record<Settings['pace'], number>> = {
  slow: 1.7,
  normal: 1,
  fast: 0.5,
  instant: 0,
};
const TEXT_SCALE: Readonly<Record<Settings['textSize'], number>> = {
  small: 0.9,
  normal: 1,
  large: 1.2,
  largest: 1.5,
};
const KEY = 'orrery/settings';

export const settings = signal<Settings>(read());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  write(KEY, settings.value);
}

export function resetSettings(): void {
  change(DEFAULTS);
}

/** How long a breath between two moves lasts, in milliseconds. */
export function breath(): number {
  return 500 * (isStill() ? 0.4 : PACE_FACTOR[settings.value.pace]);
}

export function isStill(): boolean {
  const { motion } = settings.value;
  return (
    motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  );
}

/** Keeps <html> in step with the settings. */
export function applySettings(): void {
  effect(() => {
    const { motion, pace, contrast, textSize, aids } = settings.value;
    const page = document.documentElement;
    toggle(page, 'motion', motion === 'system' ? undefined : motion);
    toggle(page, 'contrast', contrast === 'high' ? 'high' : undefined);
    toggle(page, 'aids', aids ? 'on' : undefined);
    page.style.setProperty('--pace', String(PACE_FACTOR[pace]));
    page.style.setProperty('--text-scale', String(TEXT_SCALE[textSize]));
  });
}

function toggle(page: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete page.dataset[name];
  else page.dataset[name] = value;
}

/** What was kept, value by value: one that is no longer known falls back to its default. */
function read(): Settings {
  const kept = readJson(KEY);
  if (typeof kept !== 'object' || kept === null) return DEFAULTS;
  const given = kept as Partial<Record<keyof Settings, unknown>>;
  const one = <T extends string>(values: readonly T[], value: unknown, fallback: T) =>
    values.find((known) => known === value) ?? fallback;
  const flag = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback);
  return {
    motion: one(MOTIONS, given.motion, DEFAULTS.motion),
    pace: one(PACES, given.pace, DEFAULTS.pace),
    contrast: one(CONTRASTS, given.contrast, DEFAULTS.contrast),
    textSize: one(TEXT_SIZES, given.textSize, DEFAULTS.textSize),
    aids: flag(given.aids, DEFAULTS.aids),
    sound: flag(given.sound, DEFAULTS.sound),
    // `confirm` of older records was on by default: it says nothing about what a person wants.
    askMore: flag(given.askMore, DEFAULTS.askMore),
    shortcuts: flag(given.shortcuts, DEFAULTS.shortcuts),
  };
}
