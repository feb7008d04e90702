/** Small cues made on the spot, no files. They begin with the first press on the page, and end where the person mutes them. */
import { settings } from './settings.ts';

type Timbre = 'sine' | 'triangle';
type Written = readonly [pitch: number, start: number, length: number, timbre?: Timbre];

/** By families: wood for a touch, paper for a card, a thump for what is built, intervals for good and bad news. */
export const CUES = {
  touch: [[392, 0, 0.07, 'triangle']],
  card: [
    [1318, 0, 0.03, 'triangle'],
    [1568, 0.03, 0.03, 'triangle'],
    [1175, 0.06, 0.05, 'triangle'],
  ],
  build: [
    [98, 0, 0.18],
    [65, 0.02, 0.26],
  ],
  good: [
    [392, 0, 0.16],
    [587, 0.1, 0.28],
  ],
  bad: [
    [330, 0, 0.18],
    [311, 0.12, 0.3],
  ],
  toYou: [
    [523, 0, 0.14],
    [659, 0.12, 0.22],
  ],
  event: [
    [196, 0, 0.9],
    [294, 0, 0.6],
  ],
  turn: [[880, 0, 0.5]],
  call: [
    [587, 0, 0.18],
    [880, 0.14, 0.3],
  ],
  undo: [
    [440, 0, 0.08],
    [330, 0.06, 0.1],
  ],
  refuse: [[147, 0, 0.16]],
  won: [
    [392, 0, 0.3],
    [494, 0.12, 0.3],
    [587, 0.24, 0.3],
    [784, 0.36, 0.7],
  ],
  lost: [
    [330, 0, 0.35],
    [262, 0.18, 0.35],
    [196, 0.36, 0.8],
  ],
} as const satisfies Record<string, readonly Written[]>;
export type Cue = keyof typeof CUES;

/** So many sound at once; a further one is left out. */
const MOST = 2;

let context: AudioContext | undefined;

/** When those that sound now are over, by the clock of the audio. */
let until: readonly number[] = [];

export function cue(name: Cue): void {
  const { volume, muted } = settings.value;
  if (muted || volume === 0 || typeof AudioContext === 'undefined' || !isPressed()) return;
  context ??= new AudioContext();
  void context.resume();
  const { currentTime: now } = context;
  until = until.filter((end) => end > now);
  if (until.length >= MOST) return;
  const notes: readonly Written[] = CUES[name];
  until = [...until, now + Math.max(...notes.map(([, start, length]) => start + length))];
  for (const [pitch, start, length, timbre = 'sine'] of notes)
    note(context, { pitch, start: now + start, length, loud: volume / 100, timbre });
}

/** Browsers let no page sound before someone pressed something on it, and complain of those that try. */
export function isPressed(): boolean {
  return typeof navigator === 'undefined' || (navigator.userActivation?.hasBeenActive ?? true);
}

interface Note {
  readonly pitch: number;
  readonly start: number;
  readonly length: number;
  /** 0 to 1. */
  readonly loud: number;
  readonly timbre: Timbre;
}

function note(audio: AudioContext, { pitch, start, length, loud, timbre }: Note): void {
  const tone = new OscillatorNode(audio, { type: timbre, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.3 * loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
