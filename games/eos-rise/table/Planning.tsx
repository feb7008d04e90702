/** The planning strip: cubes by steppers, technology to scrap, and what is left of the credits; one press buys it all. */
import type { JSX } from 'preact';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { BOARDS, CHARACTERS, type CharacterId } from '../content/characters.ts';
import { BUILD_COST, LOCKABLE_ROOMS } from '../content/rooms.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import { creditsLeft } from '../outlook/laid.ts';
import { technologyWords } from '../text/cards.ts';
import { PLANNING_WORDS } from '../text/planning.ts';
import { CREW_WORDS } from '../text/table.ts';
import { Token } from './art/Token.tsx';
import { useTheDesk } from './desk.ts';

export function Planning(): JSX.Element {
  const { view, props, counts } = useTheDesk();
  const left = creditsLeft(view, counts);
  const dear = LOCKABLE_ROOMS.find((room) => view.hull[room] === 0 && BUILD_COST[room] > left);
  const own = CHARACTERS.filter((who) => view.crew[who].seat === props.seat);
  return (
    <section class="er-planning o-panel" aria-label={PLANNING_WORDS.title} data-part="planning">
      <h3>{PLANNING_WORDS.title}</h3>
      <ul>
        {own.map((who) => (
          <Cubes key={who} who={who} left={left} />
        ))}
        {own.flatMap((who) =>
          view.crew[who].technology.map((_, i) => <Scrap key={`${who} ${i}`} who={who} at={i} />),
        )}
      </ul>
      <p class="o-number">
        {PLANNING_WORDS.sum(view.credits, left)}{' '}
        {dear ? PLANNING_WORDS.dear(dear, BUILD_COST[dear]) : undefined}
      </p>
    </section>
  );
}

function Cubes({ who, left }: { who: CharacterId; left: number }): JSX.Element {
  const { view, counts, lay } = useTheDesk();
  const { cubes, squares } = view.crew[who];
  const key = `cube:${who}`;
  const bought = counts[key] ?? 0;
  const name = CREW_WORDS.cube[who];
  return (
    <li class="er-cube" style={{ '--tone': `var(--${who})` }}>
      <b>{name}</b>
      <span class="er-cubes" role="img" aria-label={CREW_WORDS.cubes(cubes + bought, squares, name)}>
        {Array.from({ length: squares }, (_, i) => (
          <Token key={i} kind="cube" size={14} class={i < cubes + bought ? '' : 'er-cube--spent'} />
        ))}
      </span>
      <Stepper
        less={PLANNING_WORDS.less(name)}
        more={PLANNING_WORDS.more(name, BOARDS[who].cubeCost)}
        count={bought}
        most={left < BOARDS[who].cubeCost ? bought : squares - cubes}
        spot={`buy:${who}`}
        lay={(count) => lay(key, count)}
      />
      <small class="o-number">{PLANNING_WORDS.each(BOARDS[who].cubeCost)}</small>
    </li>
  );
}

function Scrap({ who, at }: { who: CharacterId; at: number }): JSX.Element | undefined {
  const { view, counts, lay } = useTheDesk();
  const card = view.crew[who].technology[at];
  const key = `scrap:${who}:${at}`;
  const on = (counts[key] ?? 0) > 0;
  if (card === undefined) return undefined;
  return (
    <li class="er-cube" style={{ '--tone': `var(--${who})` }}>
      <b>{technologyWords(card).name}</b>
      <button type="button" class="er-chip" aria-pressed={on} onClick={() => lay(key, on ? 0 : 1)}>
        {PLANNING_WORDS.scrap(TECHNOLOGY[card].scrap)}
      </button>
    </li>
  );
}
