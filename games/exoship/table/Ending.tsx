/** The end of the voyage: how it went on the scale of success (XS-7.5), and what it was made of. */

import type { ComponentProps, JSX } from 'preact';
import type { GameTable } from '#ui/table.ts';
import type { Exoship } from '../state.ts';
import { PLANET_WORDS, SCALE } from '../text/content.ts';
import { ENDING_WORDS } from '../text/ending.ts';
import { Planet } from './art/Planet.tsx';
import { Ship } from './art/Ship.tsx';
import './ending.css';

type EndingProps = ComponentProps<GameTable<Exoship>['Ending']>;

export function Ending({ game, view, seat }: EndingProps): JSX.Element | undefined {
  const { outcome } = view;
  if (outcome === undefined) return undefined;
  const won = outcome.winners.includes(seat);
  const total = outcome.points?.[seat] ?? 0;
  const early = won ? total - view.points : 0;
  const { title, detail } = game.words.outcome(outcome, seat);
  return (
    <section class={`xs-ending xs-ending--${won ? 'won' : 'lost'}`} data-game="exoship">
      <div class="xs-ending__scene" aria-hidden="true">
        <Planet id={view.destination} class="xs-ending__planet" size={undefined} />
        <Ship mode={view.ship} class="xs-ending__ship" size={undefined} />
      </div>
      <p class="o-eyebrow">{won ? ENDING_WORDS.won : ENDING_WORDS.lost}</p>
      <h2 class="xs-ending__title">{title}</h2>
      <p class="xs-ending__detail">{detail}</p>
      <dl class="xs-sum o-number">
        <div>
          <dt>{ENDING_WORDS.rank}</dt>
          <dd>{view.points}</dd>
        </div>
        {won ? (
          <div>
            <dt>{ENDING_WORDS.early}</dt>
            <dd>+{early}</dd>
          </div>
        ) : undefined}
        <div class="xs-sum__total">
          <dt>{won ? ENDING_WORDS.total : ENDING_WORDS.rated}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {!won && total < view.points ? (
        <p class="o-muted xs-ending__capped">{ENDING_WORDS.capped}</p>
      ) : undefined}
      <ol class="xs-scale" aria-label={ENDING_WORDS.scale}>
        {SCALE.map(({ from, title: rung }, i) => {
          const above = SCALE[i - 1]?.from;
          const here = total >= from && (above === undefined || total < above);
          return (
            <li key={from} class={here ? 'xs-scale__here' : ''} aria-current={here ? 'true' : undefined}>
              <span class="xs-scale__points o-number">{ENDING_WORDS.rung(from, above)}</span>
              <span>{rung}</span>
            </li>
          );
        })}
      </ol>
      <span class="visually-hidden">{PLANET_WORDS[view.destination]}</span>
    </section>
  );
}
