/** Above the scrubber: rounds, actors as coloured segments, dots where something was learnt, flags of what changed most. */
import { Fragment } from 'preact';
import type { Seat } from '#engine';
import { words } from '../text/en.ts';
import type { Marks } from './marks.ts';
import type { Reel } from './reel.ts';

interface TimelineProps {
  readonly reel: Reel;
  readonly marks: Marks;
  called(seat: Seat): string;
  /** The class that gives a seat the colour it has at the table. */
  actor?(seat: Seat): string | undefined;
}

export function Timeline({ reel, marks: { rounds, spans, learnt, flags }, called, actor }: TimelineProps) {
  const { last } = reel;
  if (last === 0) return undefined;
  const left = (at: number) => `${(100 * at) / last}%`;
  const actors = [...new Set(spans.flatMap(({ seat }) => seat ?? []))].sort((a, b) => a - b);
  return (
    <div class="timeline">
      <div class="timeline__flags">
        {flags.map(({ at, turn, words: told }, i) => (
          <Fragment key={at}>
            <i style={{ flexGrow: at - (flags[i - 1]?.at ?? 0) }} />
            <button
              type="button"
              class="timeline__flag"
              aria-label={words.replay.flag(turn, told)}
              aria-current={reel.at.value === at ? 'step' : undefined}
              data-at={at}
              onClick={() => {
                reel.pause();
                reel.goTo(at);
              }}
            >
              {i + 1}
            </button>
          </Fragment>
        ))}
        <i style={{ flexGrow: last - (flags.at(-1)?.at ?? 0) }} />
      </div>
      <div class="timeline__track" aria-hidden="true">
        {spans.map(({ from, to, seat }) => (
          <span
            key={from}
            class={`timeline__span ${seat === undefined ? '' : (actor?.(seat) ?? '')}`}
            data-seat={seat}
            title={seat === undefined ? undefined : called(seat)}
            style={{ left: left(Math.max(0, from - 1)), right: `${100 - (100 * to) / last}%` }}
          />
        ))}
        {learnt.map((at) => (
          <i key={at} class="timeline__dot" style={{ left: left(at) }} />
        ))}
        {rounds.slice(1).map(({ at }) => (
          <i key={at} class="timeline__round" style={{ left: left(at) }} />
        ))}
      </div>
      <p class="timeline__key">
        {actors.length > 1
          ? actors.map((seat) => (
              <span key={seat} class={actor?.(seat)} data-seat={seat}>
                {called(seat)}
              </span>
            ))
          : undefined}
        {learnt.length > 0 ? <span data-sign="learnt">{words.replay.learnt}</span> : undefined}
        {rounds.length > 1 ? <span data-sign="round">{words.replay.roundMark}</span> : undefined}
      </p>
    </div>
  );
}
