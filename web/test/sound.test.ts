/** Sound is silent while it is muted, else every cue plays the notes it is written as. */
import { beforeEach, expect, test, vi } from 'vitest';

interface Tone {
  readonly pitch: number;
  start: number;
  stop: number;
}
const tones: Tone[] = [];

/** As much of the audio of a browser as a note needs. */
class FakeContext {
  static made = 0;
  static now = 5;
  get currentTime(): number {
    return FakeContext.now;
  }
  readonly destination = {};
  constructor() {
    FakeContext.made++;
  }
  resume(): Promise<void> {
    return Promise.resolve();
  }
}
class FakeNode {
  connect<N>(next: N): N {
    return next;
  }
}
class FakeOscillator extends FakeNode {
  readonly tone: Tone;
  constructor(_: FakeContext, { frequency }: { frequency: number }) {
    super();
    this.tone = { pitch: frequency, start: 0, stop: 0 };
    tones.push(this.tone);
  }
  start(at: number): void {
    this.tone.start = at;
  }
  stop(at: number): void {
    this.tone.stop = at;
  }
}
class FakeGain extends FakeNode {
  readonly gain = {
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
}

vi.stubGlobal('AudioContext', FakeContext);
vi.stubGlobal('OscillatorNode', FakeOscillator);
vi.stubGlobal('GainNode', FakeGain);
const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});

const { change } = await import('../settings.ts');
const { CUES, cue } = await import('../sound.ts');

beforeEach(() => {
  tones.length = 0;
  // What sounded before is over.
  FakeContext.now += 10;
  change({ muted: true });
});

test('turned off, nothing sounds and no audio is opened', () => {
  cue('won');
  expect(tones).toEqual([]);
  expect(FakeContext.made).toBe(0);
});

test.each(Object.keys(CUES) as (keyof typeof CUES)[])('turned on, the cue “%s” plays its notes', (name) => {
  change({ muted: false });
  cue(name);
  expect(tones.map(({ pitch }) => pitch)).toEqual(CUES[name].map(([pitch]) => pitch));
  for (const [i, [, start, length]] of CUES[name].entries()) {
    expect(tones[i]?.start).toBeCloseTo(FakeContext.now + start);
    expect(tones[i]?.stop).toBeCloseTo(FakeContext.now + start + length);
    expect(start + length).toBeLessThanOrEqual(1.2);
  }
});

test('all cues share one audio context', () => {
  change({ muted: false });
  cue('touch');
  cue('undo');
  expect(FakeContext.made).toBe(1);
});

test('at no volume nothing sounds', () => {
  change({ muted: false, volume: 0 });
  cue('touch');
  expect(tones).toEqual([]);
});

test('at most two sound at once', () => {
  change({ muted: false, volume: 40 });
  for (const name of ['won', 'event', 'touch'] as const) cue(name);
  expect(tones.length).toBe(CUES.won.length + CUES.event.length);
  FakeContext.now += 2;
  cue('touch');
  expect(tones.length).toBe(CUES.won.length + CUES.event.length + CUES.touch.length);
});
