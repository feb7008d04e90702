/** The end of a match: how it came out, why, how it went, what changed most, and the numbers. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Game, type Kit, type Seat, SPECTATOR } from '#engine';
import type { GameTable } from '../table.ts';
import { end as text } from '../text/end.ts';
import { type Decisive, type EndFacts, type Quick, type Scene, storyOf } from './end.ts';
import './end.css';

/** What a game draws of its end. */
export type Drawing<K extends Kit> = ComponentType<{
  game: Game<K>;
  view: K['view'];
  seat: Seat;
  /** The whole match, and the way to a moment of it in the replay. */
  scenes: readonly Scene<K>[];
  open?: ((at: number) => void) | undefined;
}>;

interface EndProps<K extends Kit> {
  readonly game: Game<K>;
  readonly table: GameTable<K>;
  readonly view: K['view'];
  readonly seat: Seat;
  readonly scenes: readonly Scene<K>[];
  /** Whose chances are drawn, where that is not who looks. */
  readonly eyes?: Seat | undefined;
  /** How people ended it, where the rules did not. */
  readonly ended?: { readonly title: string; readonly won: boolean | undefined } | undefined;
  called(seat: Seat): string;
  /** Where or what was played. */
  readonly where?: string | undefined;
  /** What was noted at the table, beside the game's own numbers. */
  readonly notes?: Readonly<Record<string, string | number>> | undefined;
  /** Opens the replay at a moment; absent where there is none. */
  open?(at: number): void;
  /** How the viewer stood, better known than at a glance; the moments stay. */
  readonly curve?: readonly { readonly at: number; readonly value: number }[] | undefined;
  /** What follows from it: what to learn, what was earned. */
  readonly children?: ComponentChildren;
}

export function End<K extends Kit>(props: EndProps<K>) {
  const { game, table, view, seat, scenes, eyes, ended, called, open, where, notes = {} } = props;
  const { curve, children } = props;
  const { retold, story, Ending, Score } = table;
  const [quick, setQuick] = useState<Quick<K> | undefined>(undefined);
  useEffect(() => {
    // Without it there is no curve, and all else is told.
    story.quick().then(
      (loaded) => setQuick(() => loaded),
      () => setQuick(undefined),
    );
  }, [story]);
  const told = useMemo(
    () => storyOf({ game, retold, story, scenes, seat, eyes, called, quick }),
    [scenes, seat, eyes, quick],
  );
  const outcome = scenes.at(-1)?.state?.outcome;
  if (outcome === undefined && ended === undefined) return undefined;
  const won = outcome ? outcome.winners.includes(seat) : ended?.won;
  const how = seat === SPECTATOR || won === undefined ? text.over : won ? text.won : text.lost;
  const { title, detail } = outcome ? game.words.outcome(outcome, seat) : { title: ended?.title, detail: '' };
  return (
    <section class="end" data-game={game.id} data-won={won ? '' : undefined}>
      {outcome ? <Ending {...{ game, view, seat, scenes, open }} /> : undefined}
      <p class="o-eyebrow">
        {[how, where, story.turnWords(story.turn(view))].filter((part) => part !== undefined).join(' · ')}
      </p>
      <h2 class="end__title">{title}</h2>
      {detail ? <p class="end__detail">{detail}</p> : undefined}
      {told.why.length > 0 ? (
        <section class="end__decided" aria-label={text.decided}>
          <h3 class="o-eyebrow">{text.decided}</h3>
          {told.why.map((sentence) => (
            <p key={sentence} class="end__why">
              {sentence}
            </p>
          ))}
        </section>
      ) : undefined}
      {children}
      <Curve
        told={curve ? { ...told, curve: curved(props, curve) } : told}
        whose={eyes === undefined ? undefined : called(eyes)}
        open={open}
      />
      <Moments moments={told.moments} open={open} />
      <dl class="end__numbers o-number">
        {Object.entries({ ...told.counts, ...notes }).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Score ? <Score {...{ game, view, seat, scenes, open }} /> : undefined}
    </section>
  );
}

/** Points of a curve that was worked out elsewhere, each with its turn. */
function curved<K extends Kit>(
  { game, table, scenes, seat }: EndProps<K>,
  points: NonNullable<EndProps<K>['curve']>,
): EndFacts['curve'] {
  return points.flatMap(({ at, value }) => {
    const state = scenes[at]?.state;
    return state ? [{ at, value, turn: table.story.turn(game.view(state, seat)) }] : [];
  });
}

const WIDE = 300;
const HIGH = 48;

const DOT = 6;

/** How far from a moment a press still means it: never as far as its neighbour. */
function reachOf(spots: readonly { readonly left: number; readonly top: number }[], i: number): number {
  const here = spots[i];
  const others = spots.filter((_, j) => j !== i);
  const far = others.map(({ left, top }) => Math.hypot(left - (here?.left ?? 0), top - (here?.top ?? 0)));
  return Math.max(DOT, Math.min(14, ...far.map((one) => one / 2)));
}

/** Without a scale: it says where it went up and down, not by how much. */
function Curve({
  told: { curve, moments },
  whose,
  open,
}: {
  told: EndFacts;
  whose: string | undefined;
  open: ((at: number) => void) | undefined;
}) {
  const last = curve.at(-1)?.at ?? 0;
  if (curve.length < 3 || last === 0) return undefined;
  const x = (at: number) => (WIDE * at) / last;
  const y = (value: number) => 4 + (HIGH - 8) * (1 - value);
  const line = curve.map(({ at, value }) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const turns = curve.filter(({ turn }, i) => i > 0 && turn !== curve[i - 1]?.turn);
  const valueAt = (at: number) => curve.findLast((point) => point.at <= at)?.value ?? 0.5;
  const spots = moments.map(({ at }) => ({ at, left: x(at), top: Math.max(DOT + 1, y(valueAt(at))) }));
  return (
    <figure class="end__figure">
      <figcaption class="o-eyebrow">{whose === undefined ? text.curveTitle : text.curveOf(whose)}</figcaption>
      <span class="end__axis" aria-hidden="true">
        <span>{text.axis.high}</span>
        <span>{text.axis.low}</span>
      </span>
      <svg class="end__curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={text.curve}>
        {turns.map(({ at }) => (
          <path key={at} class="end__turn" d={`M${x(at)} ${HIGH}v-4`} />
        ))}
        <path class="end__area" d={`M0 ${HIGH}L${line}L${WIDE} ${HIGH}Z`} />
        <path class="end__line" d={`M${line}`} />
        {spots.map(({ at, left, top }, i) => (
          // Who listens or comes by keys has the list below, which says the same in words.
          // biome-ignore lint/a11y/noStaticElementInteractions: see above
          <g key={at} transform={`translate(${left} ${top})`} data-at={at} onClick={() => open?.(at)}>
            <circle class="end__reach" r={reachOf(spots, i)} />
            <circle r={DOT} />
            <text y="3">{i + 1}</text>
          </g>
        ))}
      </svg>
      <span class="end__axis end__axis--time" aria-hidden="true">
        <span>{text.axis.from}</span>
        <span>{text.axis.to}</span>
      </span>
    </figure>
  );
}

function Moments({
  moments,
  open,
}: {
  moments: readonly Decisive[];
  open: ((at: number) => void) | undefined;
}) {
  if (moments.length === 0) return undefined;
  return (
    <section class="end__moments" aria-label={text.moments}>
      <h3 class="o-eyebrow">{text.moments}</h3>
      <ol>
        {moments.map(({ at, turn, words, change }) => (
          <li key={at}>
            <button
              type="button"
              class="end__moment"
              data-way={change > 0 ? 'up' : 'down'}
              disabled={open === undefined}
              onClick={() => open?.(at)}
            >
              <b>{turn}</b> <span>{words}</span>{' '}
              <span class="end__change">{change > 0 ? text.better : text.worse}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
