/** The table of Project EOS Rise: the bar above, one lens that is large and the others small, the crew below. */
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { changeLine } from '#ui/kit/numbers.ts';
import { SpotMenu } from '#ui/kit/SpotMenu.tsx';
import type { BoardProps } from '#ui/table.ts';
import { useWidth } from '#ui/useWidth.ts';
import { isFighting } from '../outlook/chances.ts';
import type { EosRise } from '../state.ts';
import { gestureLine } from '../text/actions.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { Gained, Told } from './art/Gained.tsx';
import { Crew } from './Crew.tsx';
import { type Desk, DeskProvider, useDesk } from './desk.ts';
import { Fight } from './Fight.tsx';
import { Hud } from './Hud.tsx';
import { boardKeys } from './keys.ts';
import { Planning } from './Planning.tsx';
import { ReferenceButton } from './Reference.tsx';
import { Starship } from './Starship.tsx';
import { Universe } from './Universe.tsx';
import { Watch } from './Watch.tsx';
import './board.css';

const SURROUNDINGS = { board: '.er', seen: '.er-slot, .er-member, .er-alien, .er-card', pressed: '.o-live' };

/** Below this width only the lens is shown. */
const NARROW = 760;

type Lens = 'ship' | 'map' | 'fight';

/** What is large follows what a coach speaks of, the part of the year, a fight and what happens to the hull. */
function lensOf(view: View, spot: string | undefined): Lens {
  const spoken = SPOKEN.find(([, of]) => spot !== undefined && of.test(spot))?.[0];
  if (spoken && (spoken !== 'fight' || isFighting(view))) return spoken;
  const step = view.asking?.step;
  if (step === 'assign' || step === 'repair' || step === 'build' || step === 'quickFix') return 'ship';
  if (isFighting(view)) return 'fight';
  return ON_MAP.has(step ?? '') || (view.phase !== 'planning' && view.phase !== 'crew') ? 'map' : 'ship';
}
const STAGED = { won: 'fight', come: 'map', strike: 'fight', land: 'map', event: 'map' } as const;
/** The parts of the table that each lens has. */
const SPOKEN: readonly (readonly [Lens, RegExp])[] = [
  ['map', /^(galaxy:|map$|orders$|redeploy$|threat$)/],
  ['ship', /^(slot-|room-|ship$|station$)/],
  ['fight', /^(ship-|ships$|shields-|pip:|card-|cards$|dice$)/],
];
const ON_MAP: ReadonlySet<string> = new Set([
  'mine',
  'haul',
  'tow',
  'pickShip',
  'pickFrb',
  'putFrb',
  'sign',
  'decoy',
]);

export function Board(props: BoardProps<EosRise>): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const narrow = useWidth(ref, (width) => width < NARROW);
  const desk = useDesk(props);
  const { view } = desk;
  const meant = desk.stage ? STAGED[desk.stage] : lensOf(view, props.spot);
  const [chosen, choose] = useState<{ readonly at: Lens; readonly lens: Lens } | undefined>(undefined);
  // A look elsewhere ends with the part it was taken in.
  const lens = chosen?.at === meant ? chosen.lens : meant;
  const others = (['ship', 'map', ...(isFighting(view) ? (['fight'] as const) : [])] as const).filter(
    (one) => one !== lens,
  );
  const swap = (to = others[0]): void => choose(to && { at: meant, lens: to });
  return (
    <DeskProvider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for the buttons inside, and a press beside them lets go */}
      <div
        ref={ref}
        class={`er er-tones er--${narrow ? 'narrow' : 'wide'}`}
        tabIndex={-1}
        data-game="eos-rise"
        data-lens={lens}
        data-dash={view.lastDash ? '' : undefined}
        onKeyDown={(event) => boardKeys(event, desk, swap)}
        onPointerDown={({ target }) => {
          if (desk.picked && target instanceof Element && !target.closest('button, [role="button"], .o-menu'))
            desk.close();
        }}
      >
        <Hud>
          <Swap others={others} swap={swap} help={lens !== 'fight'} />
        </Hud>
        <div class="er-stage">
          {lens === 'fight' ? <Fight /> : undefined}
          {!narrow || lens === 'ship' ? <Starship /> : undefined}
          {!narrow || lens === 'map' ? <Universe near={narrow} /> : undefined}
          {lens === 'map' ? <Watch /> : undefined}
          {lens === 'ship' && view.asking?.step === 'planning' && desk.props.decision ? (
            <Planning />
          ) : undefined}
          {/* What was gained is told once what led to it was seen. */}
          {desk.stage ? <Told stage={desk.stage} /> : <Gained fresh={props.fresh} />}
        </div>
        <Crew />
        {offers(desk) ? (
          <SpotMenu
            desk={desk}
            narrow={narrow}
            surroundings={SURROUNDINGS}
            lines={desk.aimed ? desk.brings.map(changeLine) : []}
            name={({ action, then }) => gestureLine(action, then, view)}
            icon={() => undefined}
          />
        ) : undefined}
      </div>
    </DeskProvider>
  );
}

/** A place asks who is meant; what is picked up shows where it can go on the board itself. */
function offers({ picked }: Desk): boolean {
  return (
    picked !== undefined &&
    !picked.lifted &&
    picked.choices.some(({ by, on }) => !by || on?.includes(picked.spot))
  );
}

interface SwapProps {
  readonly others: readonly Lens[];
  swap(to: Lens): void;
  readonly help: boolean;
}

/** What else could be large, and the reference sheet; a fight has that beside its odds. */
function Swap({ others, swap, help }: SwapProps): JSX.Element {
  return (
    <div class="er-swap">
      {others.map((lens) => (
        <button
          key={lens}
          type="button"
          class="er-chip"
          data-part={`lens-${lens}`}
          aria-keyshortcuts="o"
          onClick={() => swap(lens)}
        >
          {TABLE_WORDS.lenses[lens]}
        </button>
      ))}
      {help ? <ReferenceButton class="er-chip" /> : undefined}
    </div>
  );
}
