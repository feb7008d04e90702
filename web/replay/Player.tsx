/** The scrubber and its buttons. */

import type { JSX } from 'preact';
import type { Seat } from '#engine';
import {
  PauseIcon,
  PlayIcon,
  SkipToEndIcon,
  SkipToStartIcon,
  StepBackIcon,
  StepForwardIcon,
} from '#ui/art/icons.tsx';
import { words } from '../text/en.ts';
import type { Marks, Round } from './marks.ts';
import { type Reel, SPEEDS } from './reel.ts';
import { Timeline } from './Timeline.tsx';

interface PlayerProps {
  readonly reel: Reel;
  readonly caption: string;
  readonly marks: Marks;
  called(seat: Seat): string;
  /** The class that gives a seat the colour it has at the table. */
  actor?(seat: Seat): string | undefined;
}

export function Player({ reel, caption, marks, ...seats }: PlayerProps) {
  const { last } = reel;
  const { value: at } = reel.at;
  const playing = reel.playing.value;
  return (
    <div class="player">
      <p class="player__caption">
        <span class="o-eyebrow o-number">{words.replay.moment(at, last)}</span>
        <span class="player__words">{caption}</span>
      </p>
      <Timeline reel={reel} marks={marks} {...seats} />
      <input
        class="o-range"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.replay.scrub}
        aria-valuetext={words.replay.moment(at, last)}
        style={{ '--value': `${last === 0 ? 0 : (100 * at) / last}%` }}
        onInput={(event) => {
          reel.pause();
          reel.goTo(event.currentTarget.valueAsNumber);
        }}
      />
      <div class="player__buttons">
        <Press
          label={words.replay.first}
          off={at === 0}
          run={() => reel.goTo(0)}
          icon={<SkipToStartIcon />}
        />
        <Press
          label={words.replay.previous}
          off={at === 0}
          run={() => reel.step(-1)}
          icon={<StepBackIcon />}
        />
        <button
          type="button"
          class="o-button o-button--primary o-button--icon"
          aria-label={playing ? words.replay.pause : words.replay.play}
          onClick={() => reel.toggle()}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        <Press
          label={words.replay.next}
          off={at === last}
          run={() => reel.step(1)}
          icon={<StepForwardIcon />}
        />
        <Press
          label={words.replay.last}
          off={at === last}
          run={() => reel.goTo(last)}
          icon={<SkipToEndIcon />}
        />
        <Rounds reel={reel} rounds={marks.rounds} />
        <select
          class="o-select player__speed"
          aria-label={words.replay.speed}
          value={reel.speed.value}
          onChange={(event) => {
            reel.speed.value = SPEEDS.find((speed) => speed === Number(event.currentTarget.value)) ?? 1;
          }}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** Which round it is, and the way to another. */
function Rounds({ reel, rounds }: { reel: Reel; rounds: readonly Round[] }) {
  if (rounds.length < 2) return undefined;
  const now = rounds.findLastIndex(({ at }) => at <= reel.at.value);
  return (
    <select
      class="o-select player__round"
      aria-label={words.replay.round}
      aria-keyshortcuts="g"
      value={now}
      onChange={(event) => {
        reel.pause();
        reel.goTo(rounds[Number(event.currentTarget.value)]?.at ?? 0);
      }}
    >
      {rounds.map(({ at, words: name }, i) => (
        <option key={at} value={i}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Stays focusable at the ends, so that the focus is not lost by arriving there. */
function Press({ label, off, run, icon }: { label: string; off: boolean; run(): void; icon: JSX.Element }) {
  return (
    <button
      type="button"
      class="o-button o-button--icon"
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && run()}
    >
      {icon}
    </button>
  );
}
