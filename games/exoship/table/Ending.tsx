/** The end of the voyage: the ship at its destination; and where it stands on the scale of success (XS-7.5). */
import type { ComponentProps, JSX } from 'preact';
import type { Drawing } from '#ui/kit/End.tsx';
import { countRift } from '../rules/grid.ts';
import { type Exoship, GENERATIONS } from '../state.ts';
import { PLANET_WORDS, SCALE } from '../text/content.ts';
import { ENDING_WORDS } from '../text/ending.ts';
import { short, TABLE_WORDS } from '../text/table.ts';
import { inView } from '../view.ts';
import { Planet } from './art/Planet.tsx';
import { Portrait } from './art/Portrait.tsx';
import { Ship } from './art/Ship.tsx';
import '#ui/kit/parts/film.css';
import '#ui/kit/parts/lines.css';
import './art/ending.css';

type EndingProps = ComponentProps<Drawing<Exoship>>;

/** The ship before its planet, and under it those who stand with Rift at the end. */
export function Ending({ view, seat }: EndingProps): JSX.Element {
  const won = view.outcome?.winners.includes(seat);
  const rift = inView(view).filter(({ side }) => side === 'rift');
  return (
    <div class="xs-ending" data-lost={won ? undefined : ''}>
      <Planet id={view.destination} size={undefined} />
      <Ship mode={view.ship} size={undefined} />
      <span class="visually-hidden">{PLANET_WORDS[view.destination]}</span>
      <ul class="xs-aboard" aria-label={ENDING_WORDS.aboard}>
        {rift.map(({ id, rank }, i) => (
          <li key={id} style={{ '--i': i }}>
            <Portrait id={id} size={56} />
            <span>
              {short(id)} · <b>{TABLE_WORDS.rankWorth(rank)}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Score({ view, seat, scenes, open }: EndingProps): JSX.Element {
  const total = view.outcome?.points?.[seat] ?? 0;
  const capped = !view.outcome?.winners.includes(seat) && total < view.points;
  return (
    <>
      <section>
        <h3 class="o-eyebrow">{ENDING_WORDS.film}</h3>
        <Filmstrip {...{ scenes, open }} />
      </section>
      {capped ? <p class="o-muted">{ENDING_WORDS.capped}</p> : undefined}
      <ol class="o-lines xs-scale" aria-label={ENDING_WORDS.scale}>
        {SCALE.map(({ from, title: rung }, i) => {
          const above = SCALE[i - 1]?.from;
          const here = total >= from && (above === undefined || total < above);
          return (
            <li key={from} aria-current={here ? 'true' : undefined}>
              <b class="o-number">{ENDING_WORDS.rung(from, above)}</b> {rung}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The grid at the end of each turn, Rift filled; a frame opens the replay there. */
function Filmstrip({ scenes, open }: Pick<EndingProps, 'scenes' | 'open'>): JSX.Element {
  const frames = scenes.flatMap(({ state }, at) =>
    state && scenes[at + 1]?.state?.step !== state.step ? [{ at, state }] : [],
  );
  return (
    <ol class="o-film" aria-label={ENDING_WORDS.film}>
      {frames.map(({ at, state: { step, grid } }) => (
        <li key={at}>
          <button
            type="button"
            disabled={open === undefined}
            aria-label={ENDING_WORDS.frame(step, countRift(grid))}
            onClick={() => open?.(at)}
          >
            {GENERATIONS.map((generation) => (
              <span key={generation}>
                {grid[generation].map(({ id, side }) => (
                  <i key={id} data-mine={side === 'rift' ? '' : undefined} />
                ))}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
