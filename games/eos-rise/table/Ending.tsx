/** The end of the mission: how it ended, in which year, and what the crew had by then (ER-1.1). */
import type { ComponentProps, JSX } from 'preact';
import type { GameTable } from '#ui/table.ts';
import { ALIEN_CLASSES } from '../content/aliens.ts';
import { CHARACTERS } from '../content/characters.ts';
import { PARADISE } from '../content/tracks.ts';
import type { EosRise } from '../state.ts';
import { CLASS_NAMES } from '../text/names.ts';
import { CREW_WORDS, ENDING_WORDS } from '../text/table.ts';
import { Alien } from './art/Alien.tsx';
import { Eos } from './art/Eos.tsx';
import { Portrait } from './art/Portrait.tsx';
import { Token } from './art/Token.tsx';
import './ending.css';

type EndingProps = ComponentProps<GameTable<EosRise>['Ending']>;

export function Ending({ game, view, seat }: EndingProps): JSX.Element | undefined {
  const { outcome } = view;
  if (outcome === undefined) return undefined;
  const won = outcome.winners.includes(seat);
  const { title, detail } = game.words.outcome(outcome, seat);
  return (
    <section class={`er-ending er-ending--${won ? 'won' : 'lost'}`} data-game="eos-rise">
      <div class="er-ending__scene" aria-hidden="true">
        <Token kind="planet" size={96} class="er-ending__planet" />
        <Eos size={72} class="er-ending__eos" />
      </div>
      <p class="o-eyebrow">{won ? ENDING_WORDS.won : ENDING_WORDS.lost}</p>
      <h2 class="er-ending__title">{title}</h2>
      <p>{detail}</p>
      <dl class="er-sum o-number">
        <div>
          <dt>{ENDING_WORDS.year}</dt>
          <dd>{view.year}</dd>
        </div>
        <div>
          <dt>{ENDING_WORDS.progress}</dt>
          <dd>
            {view.progress}/{PARADISE}
          </dd>
        </div>
        <div>
          <dt>{ENDING_WORDS.hull}</dt>
          <dd>{view.totalHull}</dd>
        </div>
        <div>
          <dt>{ENDING_WORDS.kills}</dt>
          <dd class="er-sum__kills">
            {ALIEN_CLASSES.map((name) => (
              <span key={name}>
                <Alien id={name} size={22} title={CLASS_NAMES[name]} /> {view.kills[name]}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      <ul class="er-ending__crew" aria-label={ENDING_WORDS.levels}>
        {CHARACTERS.map((who) => (
          <li key={who}>
            <Portrait id={who} size={48} />
            <span>{CREW_WORDS.short[who]}</span>
            <b class="o-number">{CREW_WORDS.level(view.crew[who].level)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
