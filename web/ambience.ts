/** A soft sound of the void while a table is open, for those who turned it on: two low tones that beat against each other. */
import { useEffect, useState } from 'preact/hooks';
import { settings } from './settings.ts';
import { isPressed } from './sound.ts';

const PITCHES = [55, 55.3, 82.4] as const;
/** How loud it is beside the cues. */
const SHARE = 0.06;
/** It comes and goes slowly, in seconds. */
const FADE = 2;

export function useAmbience(): void {
  const { ambience, muted, volume } = settings.value;
  const ready = useReady();
  const on = ambience && !muted && volume > 0 && ready;
  useEffect(() => (on ? hum((SHARE * volume) / 100) : undefined), [on, volume]);
}

/** Whether the page is in sight and someone has pressed something on it: before that no page may sound. */
function useReady(): boolean {
  const now = () => isPressed() && !document.hidden;
  const [ready, setReady] = useState(now);
  useEffect(() => {
    const look = (): void => setReady(now());
    const signs = ['pointerup', 'keyup', 'visibilitychange'] as const;
    for (const sign of signs) document.addEventListener(sign, look);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, look);
    };
  }, []);
  return ready;
}

/** Begins it, and gives what ends it. */
function hum(loud: number): () => void {
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loud, audio.currentTime + FADE);
  volume.connect(audio.destination);
  for (const pitch of PITCHES) {
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    tone.connect(volume);
    tone.start();
  }
  return () => void audio.close();
}
