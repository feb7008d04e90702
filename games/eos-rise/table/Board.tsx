/** The table of Project EOS Rise: tracks and phases above, the EOS and the Universe side by side, the crew below. */

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { scrollable, useScrollable } from '#ui/scrollable.ts';
import type { BoardProps } from '#ui/table.ts';
import { useWidth } from '#ui/useWidth.ts';
import type { EosRise } from '../state.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { Bar } from './Bar.tsx';
import { Crew } from './Crew.tsx';
import { DeskProvider, useDesk } from './desk.ts';
import { Fight } from './Fight.tsx';
import { isFighting } from './fighting.ts';
import { Hud } from './Hud.tsx';
import { boardKeys } from './keys.ts';
import { Menu } from './Menu.tsx';
import { Offer } from './Offer.tsx';
import { Phases } from './Phases.tsx';
import { Starship } from './Starship.tsx';
import { Universe } from './Universe.tsx';
import { Watch } from './Watch.tsx';
import './board.css';

/** Below this width the parts of the table lie beside each other and are swiped through. */
const NARROW = 760;

const PANES = ['map', 'ship', 'crew', 'watch'] as const;
type Pane = (typeof PANES)[number];

export function Board(props: BoardProps<EosRise>): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const narrow = useWidth(ref, (width) => width < NARROW);
  const desk = useDesk(props);
  const { picked, view } = desk;
  const scene = isFighting(view) ? <Fight /> : <Universe />;
  return (
    <DeskProvider value={desk}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for the buttons inside, and a press beside them lets go */}
      <div
        ref={ref}
        class={`er er--${narrow ? 'narrow' : 'wide'}`}
        data-game="eos-rise"
        onKeyDown={(event) => boardKeys(event, desk)}
        onPointerDown={({ target }) => {
          if (picked && target instanceof Element && !target.closest('button, [role="button"], .o-menu'))
            desk.close();
        }}
      >
        <Hud />
        <Phases />
        {narrow ? (
          <Swiped view={view} asked={props.decision ? paneOf(view) : undefined}>
            {{ map: scene, ship: <Starship />, crew: <Crew />, watch: <Watch /> }}
          </Swiped>
        ) : (
          <div class="er-main">
            <div class="er-left">
              <Starship />
              <Crew />
            </div>
            <div class="er-right">
              <div class="er-scene">
                {scene}
                <Offer />
              </div>
              <Bar />
              <Watch />
            </div>
          </div>
        )}
        {narrow ? <Offer /> : undefined}
        {narrow ? <Bar /> : undefined}
        {picked ? <Menu picked={picked} narrow={narrow} /> : undefined}
      </div>
    </DeskProvider>
  );
}

/** A phone: one part at a time, swiped or by tab; the part the decision is about comes by itself. */
function Swiped({
  view,
  asked,
  children,
}: {
  view: View;
  asked: Pane | undefined;
  children: Readonly<Record<Pane, JSX.Element>>;
}): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const panes = useScrollable(ref);
  const [at, setAt] = useState<Pane>('map');
  const show = (pane: Pane): void => {
    setAt(pane);
    const row = ref.current;
    row?.scrollTo({ left: PANES.indexOf(pane) * row.clientWidth, behavior: 'instant' });
  };
  useEffect(() => {
    if (asked) show(asked);
  }, [asked]);
  return (
    <>
      <div class="er-tabs" role="tablist" aria-label={TABLE_WORDS.tabs}>
        {PANES.map((pane) => (
          <button
            key={pane}
            type="button"
            role="tab"
            class="er-tab"
            aria-selected={pane === at}
            onClick={() => show(pane)}
          >
            {pane === 'map' && isFighting(view) ? TABLE_WORDS.fight : TABLE_WORDS.panes[pane]}
          </button>
        ))}
      </div>
      <div
        ref={panes}
        class="er-panes"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const pane = PANES[Math.round(scrollLeft / Math.max(1, clientWidth))];
          if (pane && pane !== at) setAt(pane);
        }}
      >
        {PANES.map((pane) => (
          <div
            key={pane}
            ref={scrollable}
            class="er-pane"
            role="tabpanel"
            aria-label={TABLE_WORDS.panes[pane]}
          >
            {children[pane]}
          </div>
        ))}
      </div>
    </>
  );
}

const ON_SHIP: ReadonlySet<string> = new Set([
  'crewActions',
  'build',
  'repair',
  'assign',
  'quickFix',
  'foam',
]);
const ON_CREW: ReadonlySet<string> = new Set([
  'planning',
  'level',
  'pickCharacter',
  'cube',
  'track',
  'advancedRoom',
  'thirdCard',
]);

function paneOf({ asking }: View): Pane {
  if (asking === undefined) return 'map';
  if (ON_SHIP.has(asking.step)) return 'ship';
  if (ON_CREW.has(asking.step)) return 'crew';
  return asking.step === 'decoy' || asking.step === 'tryLuck' || asking.step === 'scan' ? 'watch' : 'map';
}
