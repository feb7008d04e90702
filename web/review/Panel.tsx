/** The review beside a replay: the curve, the account, what was labelled, and the better line on the board. */
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Kit, Seat } from '#engine';
import type { Reel } from '../replay/reel.ts';
import { reviewPanel as words } from '../text/review.ts';
import { useKeys } from '../useKeys.ts';
import type { Reviewed } from './asking.ts';
import type { Digest, Mark, Point, SeatDigest } from './digest.ts';
import '../styles/review.css';

interface PanelProps<K extends Kit> {
  readonly review: Reviewed<K>;
  readonly reel: Reel;
  /** Whose curve it is. */
  readonly seat: Seat;
  called(seat: Seat): string;
  /** The step of the better line that is on the board. */
  readonly step: Signal<number>;
}

export function Panel<K extends Kit>({ review, reel, seat, called, step }: PanelProps<K>) {
  const { value: digest } = review.digest;
  const { value: refusal } = review.refusal;
  const { value: line } = review.line;
  const marks = digest?.marks ?? [];
  const { value: now } = reel.at;
  const mark = marks.find(({ at }) => at === now);
  const goTo = (found: Mark | undefined) => {
    if (found === undefined) return;
    review.line.value = undefined;
    reel.pause();
    reel.goTo(found.at);
  };
  const next = () => goTo(marks.find(({ at }) => at > now));
  const last = () => goTo(marks.findLast(({ at }) => at < now));
  const show = () => {
    if (line !== undefined) step.value = Math.min(step.value + 1, line.frames.length);
    else if (mark?.line) review.showLine(mark.from);
  };
  useKeys({ n: next, p: last, w: show });
  useEffect(() => {
    step.value = 1;
  }, [line]);
  // Going elsewhere in the match leaves the line.
  useEffect(() => {
    review.line.value = undefined;
  }, [now]);
  if (refusal !== undefined) return <p role="alert">{words.failed(refusal)}</p>;
  const told = digest?.seats.find((one) => one.seat === seat) ?? digest?.seats[0];
  return (
    <section class="review" aria-label={words.title}>
      <p class="review__note" aria-live="polite">
        {digest?.done ? words.done : words.working(digest?.rounds ?? 0)}
      </p>
      {digest && told ? (
        <>
          <p class="review__note">{digest.note}</p>
          <Curve {...{ digest, told, reel }} who={called(told.seat)} />
          {line ? (
            <Line review={review} step={step} />
          ) : (
            <Labelled {...{ marks, mark, called, next, last, show, goTo }} />
          )}
          <Decided {...{ told, reel }} />
          {digest.calibrated ? <AccountOf told={told} /> : undefined}
        </>
      ) : undefined}
    </section>
  );
}

const WIDE = 300;
const HIGH = 72;

/** A press anywhere goes there; who comes by keys has the scrubber and the labels. */
function Curve({ digest, told, reel, who }: { digest: Digest; told: SeatDigest; reel: Reel; who: string }) {
  const { curve } = told;
  const { last } = reel;
  if (curve.length < 2 || last === 0) return undefined;
  const x = (at: number) => (WIDE * at) / last;
  const y = (value: number) => 2 + (HIGH - 4) * (1 - Math.min(1, Math.max(0, value)));
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([at, value]) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const line = path(curve.map(({ at, value }) => [at, value]));
  const high = curve.map(({ at, value, error }) => [at, value + 2 * error] as const);
  const low = curve.map(({ at, value, error }) => [at, value - 2 * error] as const).reverse();
  const own = digest.marks.filter(({ seat }) => seat === told.seat);
  const valueAt = (at: number) => curve.findLast((point) => point.at <= at)?.value ?? 0.5;
  return (
    <figure class="review__figure">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scrubber does the same by keys */}
      <svg
        class="review__curve"
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={words.curve(who)}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          reel.pause();
          reel.goTo(Math.round((last * (event.clientX - box.left)) / box.width));
        }}
      >
        <path class="review__half" d={`M0 ${y(0.5)}H${WIDE}`} />
        <path class="review__band" d={`M${path(high)}L${path(low)}Z`} />
        <path class="review__line" d={`M${line}`} />
        <path class="review__now" d={`M${x(reel.at.value)} 0V${HIGH}`} />
        {own.map(({ from, at, glyph }) => (
          <text key={from} class="review__glyph" x={x(at)} y={Math.max(10, y(valueAt(at)) - 3)}>
            {glyph}
          </text>
        ))}
      </svg>
      <details>
        <summary>{words.curveTable}</summary>
        <table class="review__table o-number">
          <thead>
            <tr>
              <th>{words.moment}</th>
              <th>{words.stood}</th>
            </tr>
          </thead>
          <tbody>
            {curve.map((point, i) => (
              <tr key={point.at}>
                <td>{point.at}</td>
                <td>{standing(point, curve[i - 1], digest.calibrated)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** A chance, or where there is no scale only whether it went up or down. */
function standing({ value, error }: Point, before: Point | undefined, calibrated: boolean): string {
  if (calibrated) return words.percent(value, error);
  if (before === undefined || value === before.value) return words.even;
  return value > before.value ? words.better : words.worse;
}

interface LabelledProps {
  readonly marks: readonly Mark[];
  readonly mark: Mark | undefined;
  called(seat: Seat): string;
  next(): void;
  last(): void;
  show(): void;
  goTo(mark: Mark): void;
}

function Labelled({ marks, mark, called, next, last, show, goTo }: LabelledProps) {
  return (
    <section class="review__marks" aria-label={words.marks}>
      <h3 class="o-eyebrow">{words.marks}</h3>
      {marks.length === 0 ? <p>{words.noMarks}</p> : undefined}
      <ul>
        {marks.map((one) => (
          <li key={one.from}>
            <button
              type="button"
              class="review__mark"
              aria-current={one === mark ? 'step' : undefined}
              data-from={one.from}
              onClick={() => goTo(one)}
            >
              <b>{words.mark(one.glyph, one.name, called(one.seat))}</b> {one.words}
            </button>
          </li>
        ))}
      </ul>
      {mark ? (
        <div class="review__why">
          {mark.why.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {mark.line ? (
            <button type="button" class="o-button" aria-keyshortcuts="w" onClick={show}>
              {words.line}
            </button>
          ) : undefined}
        </div>
      ) : undefined}
      {marks.length > 0 ? (
        <div class="review__ways">
          <button type="button" class="o-button o-button--quiet" aria-keyshortcuts="p" onClick={last}>
            {words.lastMark}
          </button>
          <button type="button" class="o-button o-button--quiet" aria-keyshortcuts="n" onClick={next}>
            {words.nextMark}
          </button>
        </div>
      ) : undefined}
    </section>
  );
}

/** The better line, step by step; the board shows it. */
function Line<K extends Kit>({ review, step }: Pick<PanelProps<K>, 'review' | 'step'>) {
  const { value: line } = review.line;
  if (line === undefined) return undefined;
  const { frames } = line;
  const { value: at } = step;
  const go = (by: number) => {
    step.value = Math.min(frames.length, Math.max(1, at + by));
  };
  return (
    <section class="review__marks" aria-label={words.notPlayed}>
      <h3 class="o-eyebrow">{words.notPlayed}</h3>
      <p aria-live="polite">
        {words.step(at, frames.length)}: {frames[at - 1]?.words}
      </p>
      <p class="review__note">{words.lineAbout}</p>
      <div class="review__ways">
        <button type="button" class="o-button" aria-disabled={at <= 1} onClick={() => go(-1)}>
          {words.back}
        </button>
        <button type="button" class="o-button" aria-disabled={at >= frames.length} onClick={() => go(1)}>
          {words.forward}
        </button>
        <button
          type="button"
          class="o-button o-button--quiet"
          onClick={() => {
            review.line.value = undefined;
          }}
        >
          {words.leave}
        </button>
      </div>
    </section>
  );
}

function Decided({ told, reel }: { told: SeatDigest; reel: Reel }) {
  if (told.moments.length === 0) return undefined;
  return (
    <section class="review__marks" aria-label={words.moments}>
      <h3 class="o-eyebrow">{words.moments}</h3>
      <ul>
        {told.moments.map(({ at, words: said }) => (
          <li key={at}>
            <button
              type="button"
              class="review__mark"
              onClick={() => {
                reel.pause();
                reel.goTo(at);
              }}
            >
              {said}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AccountOf({ told }: { told: SeatDigest }) {
  return (
    <section aria-label={words.account}>
      <h3 class="o-eyebrow">{words.account}</h3>
      <dl class="review__account o-number">
        {told.account.map(([part, points]) => (
          <div key={part}>
            <dt>{words.parts[part]}</dt>
            <dd>{words.points(part, points)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
