/** The founder grid: three generations side by side, ranks from the top down. */
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { usePlaces } from '#ui/kit/usePlaces.ts';
import { GENERATIONS, type Generation } from '../state.ts';
import { GENERATION_WORDS } from '../text/content.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { Arrows, useBoxes } from './Arrows.tsx';
import { useAim } from './aim.ts';
import { placeKey } from './arrows.ts';
import { founderAtSpot, founderSpot, generationSpot, type Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import type { Foresight } from './foresight.ts';
import { useMoves } from './motion.ts';
import { Below, Slot } from './Slot.tsx';
import './grid.css';
import './cards.css';
import './marks.css';

/** How much room the board has; cards lie on their side where it is low or tight. */
export type Size = 'narrow' | 'middle' | 'wide';

export function Grid({ size }: { size: Size }): JSX.Element {
  const narrow = size === 'narrow';
  const desk = useTheDesk();
  const { view, foresight } = desk;
  const ref = useRef<HTMLDivElement>(null);
  const ranks = Math.max(2, ...GENERATIONS.map((generation) => view.grid[generation].length));
  const low = ranks > 2 || view.sleepers.length > 0;
  const short = size === 'middle' || (size === 'wide' && low);
  const boxes = useBoxes(ref, `${ranks} ${size} ${view.sleepers.length}`);
  const seats = useMemo(() => seatsOf(view.grid), [view]);
  const stop = usePlaces(ref, desk, seats);
  useMoves(ref, view, desk.props.fresh);
  const after = useMemo(() => foresight && sureView(foresight), [foresight]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards, not a table of data
    <div
      ref={ref}
      class={`xs-grid${low ? ' xs-grid--low' : ''}${short ? ' xs-grid--short' : ''}${ranks > 3 ? ' xs-grid--tall' : ''}${foresight ? ' xs-grid--then' : ''}`}
      style={{ '--ranks': ranks }}
      role="grid"
      aria-label={TABLE_WORDS.grid}
      data-part="grid"
      tabIndex={-1}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: a row takes no focus */}
      <div class="xs-row xs-row--head" role="row">
        <span class="xs-corner" />
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
            <span class="xs-rank__name">{TABLE_WORDS.rank(row + 1)}</span>
            <span class="xs-rank__worth">{TABLE_WORDS.rankWorth(row + 1)}</span>
          </div>
          {GENERATIONS.map((generation, column) => (
            <Slot
              key={generation}
              founder={view.grid[generation][row]}
              then={foresight?.grid[generation][row]}
              looking={foresight !== undefined}
              generation={generation}
              row={row}
              place={placeKey(column, row)}
              compact={narrow}
              stop={stop === placeKey(column, row)}
            />
          ))}
        </div>
      ))}
      {foresight ? <Overflow foresight={foresight} ranks={ranks} /> : undefined}
      <Arrows
        view={after ?? view}
        choices={after ? [] : desk.choices}
        boxes={boxes}
        about={founderAtSpot(view, desk.picked?.spot)?.id}
        ghost={after !== undefined}
      />
      <div class="xs-stage" aria-hidden="true" data-stage />
    </div>
  );
}

function Head({ generation }: { generation: Generation }): JSX.Element {
  const desk = useTheDesk();
  const spot = generationSpot(generation);
  const handlers = useAim(desk.atOnce(spot), () => desk.press(spot));
  const live = desk.atOnce(spot) !== undefined;
  const { name } = GENERATION_WORDS[generation];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards, not a table of data
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div class="xs-head" role="columnheader" data-part={`generation-${generation}`}>
      {live ? (
        <button type="button" class="xs-head__button" data-spot={spot} {...handlers}>
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
    </div>
  );
}

/** Founders who would stand below the last row. */
function Overflow({ foresight, ranks }: { foresight: Foresight; ranks: number }): JSX.Element {
  return (
    <div class="xs-row xs-row--below" aria-hidden="true">
      <span class="xs-corner" />
      {GENERATIONS.map((generation) => {
        const then = foresight.grid[generation][ranks];
        return <span key={generation}>{then ? <Below then={then} /> : undefined}</span>;
      })}
    </div>
  );
}

/** Without the founders that luck decides: their arrows are not known. */
function sureView({ grid, view }: Foresight): Foresight['view'] {
  const sure = (generation: Generation) =>
    view.grid[generation].filter((_, row) => grid[generation][row]?.founder);
  return { ...view, grid: { elder: sure('elder'), midlife: sure('midlife'), young: sure('young') } };
}

/** Who stands in which place. */
function seatsOf(grid: Foresight['view']['grid']): ReadonlyMap<string, Spot> {
  return new Map(
    GENERATIONS.flatMap((generation, column) =>
      grid[generation].map(({ id }, row) => [placeKey(column, row), founderSpot(id)] as const),
    ),
  );
}
