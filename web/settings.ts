/** What a person prefers, kept in this browser and told to the page as attributes of <html> (see ui/theme/tokens.css). */
import { effect, signal } from '@preact/signals';
import { readParts, write } from './store/local.ts';

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const SPEEDS = ['calm', 'normal', 'brisk', 'once'] as const;
export const CONTRASTS = ['normal', 'high'] as const;
export const VOICES = ['word', 'quiet', 'more'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large', 'largest'] as const;

export interface Settings {
  readonly motion: (typeof MOTIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** Letters and stronger patterns beside colours. */
  readonly aids: boolean;
  /** How loud cues are, 0 to 100. */
  readonly volume: number;
  /** Silent for now, as loud as ever when it is turned on again. */
  readonly muted: boolean;
  /** A soft sound of the void at a table. */
  readonly ambience: boolean;
  /** How much bots say of what they are up to. */
  readonly voice: (typeof VOICES)[number];
  /** On a touch screen, what shows something new is done by the first tap. */
  readonly oneTap: boolean;
  /** Rings where something changed since one's last decision. */
  readonly trails: boolean;
  /** Undefined: only at online tables played over hours or days. Asks also before the end of a turn with actions left, and before what shows something new. */
  readonly askMore: boolean | undefined;
  /** Explains a term of a game when it is first met. */
  readonly meetings: boolean;
  /** Single keys such as U for undo. */
  readonly shortcuts: boolean;
}

const DEFAULTS: Settings = {
  motion: 'system',
  speed: 'normal',
  contrast: 'normal',
  textSize: 'normal',
  aids: false,
  volume: 40,
  muted: false,
  ambience: false,
  voice: 'word',
  oneTap: false,
  trails: true,
  askMore: undefined,
  meetings: true,
  shortcuts: true,
};

/** How long things take. */
const TIMES: Readonly<Record<Settings['speed'], number>> = {
  calm: 1.6,
  normal: 1,
  brisk: 0.5,
  once: 0,
};
const TEXT_SCALE: Readonly<Record<Settings['textSize'], number>> = {
  small: 0.9,
  normal: 1,
  large: 1.2,
  largest: 1.5,
};
const KEY = 'orrery/settings';

/** How the others' speed was kept before it had its present names. */
const FORMER_PACES: ReadonlyMap<unknown, Settings['speed']> = new Map([
  ['slow', 'calm'],
  ['fast', 'brisk'],
  ['instant', 'once'],
]);

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
  return 500 * (isStill() ? 0.4 : TIMES[settings.value.speed]);
}

/** How fast what others do is shown: 1 as it is meant, 0 where nothing plays by itself. */
export function showing(): number {
  return isStill() ? 0 : TIMES[settings.value.speed];
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
    const { motion, speed, contrast, textSize, aids } = settings.value;
    const page = document.documentElement;
    toggle(page, 'motion', motion === 'system' ? undefined : motion);
    toggle(page, 'contrast', contrast === 'high' ? 'high' : undefined);
    toggle(page, 'aids', aids ? 'on' : undefined);
    page.style.setProperty('--pace', String(TIMES[speed]));
    page.style.setProperty('--text-scale', String(TEXT_SCALE[textSize]));
  });
}

function toggle(page: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete page.dataset[name];
  else page.dataset[name] = value;
}

/** What was kept, value by value: one that is no longer known falls back to its default. */
function read(): Settings {
  const given = readParts(KEY);
  const one = <T extends string>(values: readonly T[], value: unknown, fallback: T) =>
    values.find((known) => known === value) ?? fallback;
  const flag = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback);
  const amount = (value: unknown, fallback: number) =>
    typeof value === 'number' && value >= 0 && value <= 100 ? value : fallback;
  return {
    motion: one(MOTIONS, given.motion, DEFAULTS.motion),
    speed: one(SPEEDS, given.speed ?? FORMER_PACES.get(given.pace), DEFAULTS.speed),
    contrast: one(CONTRASTS, given.contrast, DEFAULTS.contrast),
    textSize: one(TEXT_SIZES, given.textSize, DEFAULTS.textSize),
    aids: flag(given.aids, DEFAULTS.aids),
    volume: amount(given.volume, DEFAULTS.volume),
    muted: flag(given.muted, DEFAULTS.muted),
    ambience: flag(given.ambience, DEFAULTS.ambience),
    voice: one(VOICES, given.voice, DEFAULTS.voice),
    oneTap: flag(given.oneTap, DEFAULTS.oneTap),
    trails: flag(given.trails, DEFAULTS.trails),
    // `confirm` of older records was on by default: it says nothing about what a person wants.
    askMore: typeof given.askMore === 'boolean' ? given.askMore : DEFAULTS.askMore,
    meetings: flag(given.meetings, DEFAULTS.meetings),
    shortcuts: flag(given.shortcuts, DEFAULTS.shortcuts),
  };
}
