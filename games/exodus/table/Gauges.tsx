/** The fleet at a glance: seven gauges, what each threatens, and why it moved. Where one of them is the answer, it is pressed. */
import { Fragment, type JSX } from 'preact';
import type { Trait } from '../content/factions.ts';
import { MOST } from '../rules/traits.ts';
import { TRAIT_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { GAUGE_WORDS, signed, TRAIT_SHORT, TRAIT_THREAT } from '../text/table.ts';
import { useTheDesk } from './desk.ts';
import { piecesOf } from './pieces.ts';
import './gauges.css';

/** Faith and Treachery side by side: every jump is rolled between them. */
export const ORDER: readonly Trait[] = ['faith', 'treachery', 'edge', 'justice', 'might', 'supply', 'women'];
const BAD: ReadonlySet<Trait> = new Set<Trait>(['edge', 'treachery']);
const MARKS: Partial<Record<Trait, readonly number[]>> = { edge: [5], treachery: [5, 8] };
const LOW = 4;
const HIGH = 8;

export const isGood = (trait: Trait, by: number): boolean => (BAD.has(trait) ? by < 0 : by > 0);

/** Danger colours below 4 for good traits, above 8 for bad ones; halfway there they warn. */
export function toneOf(trait: Trait, value: number): 'fine' | 'warn' | 'danger' {
  if (BAD.has(trait)) return value > HIGH ? 'danger' : value >= 5 ? 'warn' : 'fine';
  return value < LOW ? 'danger' : value < 6 ? 'warn' : 'fine';
}

export function Gauges(): JSX.Element {
  return (
    <section class="xd-gauges" aria-label={GAUGE_WORDS.title} data-part="gauges" data-walk="">
      {ORDER.map((trait) => (
        <Fragment key={trait}>
          <Gauge trait={trait} />
          {trait === 'faith' ? <Margin /> : undefined}
        </Fragment>
      ))}
    </section>
  );
}

/** What every jump has in hand before the dice. */
function Margin(): JSX.Element {
  const { shown, open } = useTheDesk();
  const margin = shown.traits.faith - shown.traits.treachery;
  return (
    <button
      type="button"
      class="xd-margin"
      data-level={margin < 0 ? 'danger' : margin < 3 ? 'warn' : 'fine'}
      data-panel="treachery"
      title={GAUGE_WORDS.marginLong(margin)}
      onClick={() => open('fleet')}
    >
      <small>{GAUGE_WORDS.margin}</small>
      <b class="o-number">{signed(margin)}</b>
    </button>
  );
}

function Gauge({ trait }: { trait: Trait }): JSX.Element {
  const { view, shown, news, open, at, act } = useTheDesk();
  const name = named(TRAIT_WORDS[trait], view);
  const now = shown.traits[trait];
  const change = now - view.traits[trait];
  const [only, ...more] = at(`trait:${trait}`);
  const last = piecesOf(news.last).findLast((piece) => piece.trait === trait);
  const side = BAD.has(trait) ? 'top' : 'bottom';
  return (
    <button
      type="button"
      class="xd-gauge"
      data-level={toneOf(trait, now)}
      data-bad={BAD.has(trait) ? '' : undefined}
      data-able={only ? '' : undefined}
      data-place={`trait:${trait}`}
      title={named(TRAIT_THREAT[trait], view)}
      onClick={() => (only && more.length === 0 ? act(only) : open('fleet'))}
    >
      <span class="xd-gauge__in" data-panel={trait} data-part={trait}>
        <span class="xd-gauge__tube" aria-hidden="true">
          <span class="xd-gauge__fill" style={{ height: `${(now / MOST) * 100}%` }} />
          {(MARKS[trait] ?? []).map((value) => (
            <i key={value} style={{ [side]: `${(value / MOST) * 100}%` }} />
          ))}
        </span>
        <span class="xd-gauge__name">{name}</span>
        <b class="xd-gauge__value o-number">
          {now}
          {change === 0 ? undefined : <small>{signed(change)}</small>}
        </b>
        {last ? (
          <small
            class={`xd-gauge__why ${isGood(trait, last.by) ? 'xd-good' : 'xd-bad'}`}
            key={news.last.length}
          >
            {signed(last.by)} {named(last.cause, view)}
          </small>
        ) : (
          <small class="xd-gauge__why">{TRAIT_SHORT[trait]}</small>
        )}
        <span class="visually-hidden">
          {GAUGE_WORDS.now(name, now)}
          {BAD.has(trait) ? `, ${GAUGE_WORDS.bad}` : ''}
        </span>
      </span>
    </button>
  );
}
