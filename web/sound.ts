/** Small cues made on the spot, no files. They begin with the first press on the page, and end where the person mutes them. */
import { settings } from './settings.ts';

export const CUES = {
  act: [[392, 0, 0.09]],
  event: [
    [294, 0, 0.12],
    [440, 0.07, 0.14],
  ],
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
} as const satisfies Record<string, readonly (readonly [pitch: number, start: number, length: number])[]>;

let context: AudioContext | undefined;

export function cue(name: keyof typeof CUES): void {
  const { volume, muted } = settings.value;
  if (muted || volume === 0 || typeof AudioContext === 'undefined' || !isPressed()) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, start, length] of CUES[name])
    note(context, { pitch, start: context.currentTime + start, length, loud: volume / 100 });
}

/** Browsers let no page sound before someone pressed something on it, and complain of those that try. */
function isPressed(): boolean {
  return typeof navigator === 'undefined' || (navigator.userActivation?.hasBeenActive ?? true);
}

interface Note {
  readonly pitch: number;
  readonly start: number;
  readonly length: number;
  /** 0 to 1. */
  readonly loud: number;
}

function note(audio: AudioContext, { pitch, start, length, loud }: Note): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.3 * loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
