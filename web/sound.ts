/** Small cues made on the spot, no files. Silent unless the person turned sound on. */
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
  if (!settings.value.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, start, length] of CUES[name]) note(context, pitch, context.currentTime + start, length);
}

function note(audio: AudioContext, pitch: number, start: number, length: number): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
