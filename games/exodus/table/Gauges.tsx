/** The fleet at a glance: seven gauges, what each threatens, and why it moved. Where one of them is the answer, it is pressed. */
import { Fragment, type JSX } from 'preact';
import type { Trait } from '../content/factions.ts';
import { BAD, isGood, MARKS, ORDER, toneOf } from '../outlook/gauges.ts';
import { MOST } from '../rules/traits.ts';
import { TRAIT_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { piecesOf } from '../text/pieces.ts';
import { GAUGE_WORDS, signed, TRAIT_SHORT, TRAIT_THREAT } from '../text/table.ts';
import { Margin } from './art/Margin.tsx';
import { Tube } from './art/Tube.tsx';
import { useTheDesk } from './desk.ts';
import './gauges.css';

export function Gauges({ narrow }: { narrow: boolean }): JSX.Element {
  const { shown, open } = useTheDesk();
  return (
    <section class="xd-gauges" aria-label={GAUGE_WORDS.title} data-part="gauges" data-walk="">
      {ORDER.map((trait) => (
        <Fragment key={trait}>
          <Gauge trait={trait} narrow={narrow} />
          {trait === 'faith' ? <Margin view={shown} open={() => open('fleet')} /> : undefined}
        </Fragment>
      ))}
    </section>
  );
}

function Gauge({ trait, narrow }: { trait: Trait; narrow: boolean }): JSX.Element {
  const { view, shown, news, open, at, act } = useTheDesk();
  const name = named(TRAIT_WORDS[trait], view);
  const now = shown.traits[trait];
  const change = now - view.traits[trait];
  const [only, ...more] = at(`trait:${trait}`);
  const last = piecesOf(news.day).findLast((piece) => piece.trait === trait);
  const tone = last ? (isGood(trait, last.by) ? 'xd-good' : 'xd-bad') : '';
  return (
    <button
      type="button"
      class="xd-gauge"
      data-level={toneOf(trait, now)}
      data-bad={BAD.has(trait) ? '' : undefined}
      data-able={only ? '' : undefined}
      data-place={`trait:${trait}`}
      data-panel={trait}
      data-folds={narrow ? '' : undefined}
      title={named(TRAIT_THREAT[trait], view)}
      onClick={() => (only && more.length === 0 ? act(only) : open('fleet'))}
    >
      <span class="xd-gauge__in" data-part={trait}>
        <Tube now={now} most={MOST} marks={MARKS[trait] ?? []} bad={BAD.has(trait)} />
        <span class="xd-gauge__name">{name}</span>
        <b class="xd-gauge__value o-number">
          {now}
          {change === 0 ? undefined : <small>{signed(change)}</small>}
        </b>
        <small class={`xd-gauge__why ${tone}`} key={news.day.length}>
          {last ? `${signed(last.by)} ${named(last.cause, view)}` : TRAIT_SHORT[trait]}
        </small>
        <span class="visually-hidden">
          {GAUGE_WORDS.now(name, now)}
          {BAD.has(trait) ? `, ${GAUGE_WORDS.bad}` : ''}
        </span>
      </span>
    </button>
  );
}
