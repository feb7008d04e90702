/** The founder grid: three generations side by side, ranks from the top down. */
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { EyeIcon } from '#ui/art/icons.tsx';
import { useBoxes } from '#ui/kit/useBoxes.ts';
import { usePlaces } from '#ui/kit/usePlaces.ts';
import type { Foresight } from '../outlook.ts';
import { GENERATIONS, type Generation } from '../state.ts';
import { GENERATION_WORDS } from '../text/content.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { inView, lowestIn, type View } from '../view.ts';
import { Arrows } from './Arrows.tsx';
import { placeKey } from './arrows.ts';
import { founderAtSpot, founderSpot, generationSpot, isAimed, type Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { useMoves } from './motion.ts';
import { Aim, Slot } from './Slot.tsx';
import './grid.css';

export function Grid(): JSX.Element {
  const desk = useTheDesk();
  const { view, foresight, showsTomorrow, picked, stage } = desk;
  const ref = useRef<HTMLDivElement>(null);
  // A look at what an action would bring moves nothing from under the hand; only tomorrow has its own layout.
  const ranks = Math.max(2, ranksOf(view.grid), showsTomorrow && foresight ? ranksOf(foresight.grid) : 0);
  const beyond = foresight !== undefined && ranksOf(foresight.grid) > ranks;
  const boxes = useBoxes(ref, `${ranks} ${beyond} ${view.sleepers.length}`);
  const seats = useMemo(() => seatsOf(view, showsTomorrow ? foresight : undefined), [view, showsTomorrow]);
  const stop = usePlaces(
    ref,
    desk,
    seats,
    useMemo(() => homeOf(view), [view]),
  );
  useMoves(ref, view, desk.props.fresh);
  const aims = picked?.first !== undefined && picked.choices.every(isAimed);
  const sleeper = picked?.spot.startsWith('sleeper:') === true;
  // Whoever takes something up by a key goes on from its first aim.
  useLayoutEffect(() => {
    const byKey = aims || (sleeper && document.activeElement?.matches(':focus-visible'));
    if (byKey) ref.current?.querySelector<HTMLElement>('.xs-seat[data-tone="goal"]')?.focus();
  }, [aims, sleeper]);
  const after = useMemo(() => foresight && sureView(foresight), [foresight]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards, not a table of data
    <div
      ref={ref}
      class="xs-grid"
      style={{ '--ranks': ranks }}
      role="grid"
      aria-label={TABLE_WORDS.grid}
      data-part="grid"
      data-stage={stage}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: a row takes no focus */}
      <div class="xs-row xs-row--head" role="row">
        <span class="xs-rank">{showsTomorrow ? <b>{TABLE_WORDS.tomorrowName}</b> : undefined}</span>
        {GENERATIONS.map((generation) => (
          <Head key={generation} generation={generation} />
        ))}
      </div>
      {Array.from({ length: ranks }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: a row takes no focus
        <div class="xs-row" role="row" key={placeKey(0, row)} data-part={`rank-${row + 1}`}>
          {/* biome-ignore lint/a11y/useSemanticElements: see above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: a label takes no focus */}
          <div class="xs-rank" role="rowheader">
            <b>{TABLE_WORDS.rank(row + 1)}</b>
            <span>{TABLE_WORDS.rankWorth(row + 1)}</span>
          </div>
          {GENERATIONS.map((generation, column) => (
            <Slot
              key={generation}
              founder={view.grid[generation][row]}
              generation={generation}
              row={row}
              place={placeKey(column, row)}
              below={row === ranks - 1 ? placeKey(column, ranks) : undefined}
              stop={stop === placeKey(column, row)}
            />
          ))}
        </div>
      ))}
      <Arrows
        view={view}
        after={after}
        choices={desk.choices}
        boxes={boxes}
        about={founderAtSpot(view, picked?.spot)?.id}
      />
      <div class="xs-leaving" aria-hidden="true" data-leaving />
    </div>
  );
}

function Head({ generation }: { generation: Generation }): JSX.Element {
  const { view, stage } = useTheDesk();
  const { name } = GENERATION_WORDS[generation];
  const marked = stage === 'mark' && view.timeline[view.step - 1]?.marks === generation;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards, not a table of data
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div class="xs-head" role="columnheader" data-part={`generation-${generation}`}>
      <Aim generation={generation}>{name}</Aim>
      {marked ? <EyeIcon size={22} /> : undefined}
    </div>
  );
}

const ranksOf = (grid: Readonly<Record<Generation, readonly unknown[]>>): number =>
  Math.max(...GENERATIONS.map((generation) => grid[generation].length));

/** Without the founders that luck decides: their arrows are not known. */
function sureView({ grid, view }: Foresight): View {
  const sure = (generation: Generation) =>
    view.grid[generation].filter((_, row) => grid[generation][row]?.founder);
  return { ...view, grid: { elder: sure('elder'), midlife: sure('midlife'), young: sure('young') } };
}

/** Who is seen in which place: while tomorrow is looked at, who will stand there; of a child nothing is known but the place. */
function seatsOf(view: View, tomorrow: Foresight | undefined): ReadonlyMap<string, Spot> {
  const aboard = new Set(inView(view).map(({ id }) => id));
  return new Map(
    GENERATIONS.flatMap((generation, column) =>
      view.grid[generation].map(({ id }, row) => {
        const then = tomorrow?.grid[generation][row];
        const seen = then ? then.founder?.id : id;
        const spot = seen && aboard.has(seen) ? founderSpot(seen) : generationSpot(generation);
        return [placeKey(column, row), spot] as const;
      }),
    ),
  );
}

/** Where the keyboard begins: for the free sway at one who hits someone and is hit by nobody. */
function homeOf(view: View): string | undefined {
  if (view.phase !== 'freeSway') return undefined;
  const hit = new Set(inView(view).map(({ target }) => target));
  const lowest = GENERATIONS.flatMap((generation) => lowestIn(view, generation) ?? []);
  const best = lowest.find(({ id, target }) => target !== undefined && !hit.has(id)) ?? lowest[0];
  return best && placeKey(GENERATIONS.indexOf(best.generation), best.rank - 1);
}
