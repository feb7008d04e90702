/** One line below the map: the galaxy being looked at, and what the way there would collect, wake and meet. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type GalaxyId, REGION_OF } from '../rules/universe.ts';
import { galaxyNames, lyingWords } from '../text/labels.ts';
import { galaxyName, listed, REGION_NAMES } from '../text/names.ts';
import { THREAT_WORDS } from '../text/overlays.ts';
import { ROUTE_WORDS, TABLE_WORDS } from '../text/table.ts';
import { useTheDesk } from './desk.ts';
import { percent } from './fighting.ts';
import { hereOf, type Toll, tollOf } from './routes.ts';
import { threatAt } from './threat.ts';

interface GalaxyLineProps {
  readonly at: GalaxyId | undefined;
  readonly way: readonly GalaxyId[] | undefined;
}

export function GalaxyLine({ at, way }: GalaxyLineProps): JSX.Element {
  const desk = useTheDesk();
  const { view, route } = desk;
  const fly = useAutopilot();
  const id = at ?? view.eos;
  const toll = way && tollOf(view, way);
  const warping = view.flight !== undefined && way !== undefined;
  const threat = useMemo(() => (warping ? threatAt(view, id, way) : undefined), [view, id, warping]);
  return (
    <div class="er-line">
      <p class="er-line__words">
        <b>{galaxyNames(id)}</b> <span class="o-muted">{REGION_NAMES[REGION_OF[id]]}</span>{' '}
        {listed(lyingWords(hereOf(view, id)), TABLE_WORDS.nothing)}
        {toll ? (
          <span class={toll.ships > 0 ? 'er-warn' : 'er-good'}> · {tollWords(id, toll)}</span>
        ) : undefined}
        {threat && threat.any > 0 ? (
          <span class="o-muted"> · {THREAT_WORDS.there(percent(threat.any), threat.mean.toFixed(1))}</span>
        ) : undefined}
      </p>
      {route && way && desk.props.decision ? (
        <span class="er-line__ways">
          <button type="button" class="o-button o-button--small o-button--primary" onClick={() => fly(true)}>
            {ROUTE_WORDS.fly}
          </button>
          <button
            type="button"
            class="o-button o-button--small o-button--quiet"
            onClick={() => desk.plan(undefined)}
          >
            {ROUTE_WORDS.clear}
          </button>
        </span>
      ) : undefined}
    </div>
  );
}

function tollWords(id: GalaxyId, toll: Toll): string {
  const gains = [
    ...(toll.frbs > 0 ? [ROUTE_WORDS.frb(toll.frbs)] : []),
    ...(toll.skills > 0 ? [ROUTE_WORDS.skill(toll.skills)] : []),
    ...(toll.credits > 0 ? [ROUTE_WORDS.credit(toll.credits)] : []),
  ];
  const parts = [
    ...(gains.length > 0 ? [ROUTE_WORDS.collects(gains)] : []),
    ...(toll.cargo > 0 ? [ROUTE_WORDS.delivers(toll.cargo)] : []),
    ...(toll.ships > 0 ? [ROUTE_WORDS.wakes(toll.ships)] : []),
    ...(toll.guarded > 0 ? [ROUTE_WORDS.guarded(toll.guarded)] : []),
    ...(toll.asteroids > 0 ? [ROUTE_WORDS.meets(toll.asteroids)] : []),
  ];
  return `${ROUTE_WORDS.to(galaxyName(id), toll.lanes)}, ${parts.length > 0 ? parts.join(', ') : ROUTE_WORDS.quiet}`;
}

/** Flies a planned route lane by lane, and lets go as soon as anything but flying is asked or a ship wakes. */
function useAutopilot(): (on: boolean) => void {
  const desk = useTheDesk();
  const on = useRef<{ readonly pursuit: number; readonly hull: number } | undefined>(undefined);
  const { view, route, choices } = desk;
  const next = (): void => {
    const way = route && desk.routeTo(route);
    const lane = way?.[0];
    const choice = choices.find(({ action }) => action.type === 'warp' && action.to === lane);
    if (choice) desk.perform(choice);
    if (!choice || way?.length === 1) {
      on.current = undefined;
      desk.plan(undefined);
    }
  };
  useEffect(() => {
    const started = on.current;
    if (started === undefined) return;
    const calm = view.pursuit.length === started.pursuit && view.totalHull >= started.hull;
    if (calm && view.asking?.step === 'warp') next();
    else if (!calm) on.current = undefined;
  }, [view]);
  return (start) => {
    on.current = start ? { pursuit: view.pursuit.length, hull: view.totalHull } : undefined;
    if (start) next();
  };
}
