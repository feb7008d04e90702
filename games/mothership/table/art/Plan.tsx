/** What is not yet: ways, ghosts of ships with their lines of fire, the formation that is proposed, the steps that are advised. */
import type { JSX } from 'preact';
import type { PlannedStep } from '#ui/table.ts';
import type { MothershipAction, TargetId } from '../../action.ts';
import { type Flight, squadTo } from '../../outlook/together.ts';
import { lossOn, placeOf, waysTo } from '../../outlook/ways.ts';
import type { HexName } from '../../rules/hex.ts';
import type { UnitId } from '../../rules/units.ts';
import type { Mothership } from '../../state.ts';
import { percent, TABLE_WORDS } from '../../text/table.ts';
import type { SeenReach, View } from '../../view.ts';
import { corners, middle, SIZE } from './geometry.ts';
import { Ghost } from './Pieces.tsx';

interface WayProps {
  readonly view: View;
  readonly reach: readonly SeenReach[];
  readonly over: HexName | undefined;
  readonly held?: TargetId | undefined;
  readonly squad?: readonly UnitId[] | undefined;
}

/** The ways to the space being looked at, and the ship at their end. */
export function Ways({ view, reach, over, held, squad = [] }: WayProps): JSX.Element {
  const ways = waysTo(reach, over);
  if (squad.length > 1 && over && ways.length > 0)
    return <Flights view={view} flights={squadTo(view, squad, over)} />;
  const flown = ways.length > 0 ? view.units.find(({ id }) => id === held) : undefined;
  const loss = flown && ways[0] ? lossOn(view, ways[0], flown.id) : 0;
  return (
    <g class="ms-plan">
      {ways.map(({ kind, path }) => (
        <polyline
          key={kind}
          class={`ms-path${kind === 'safe' ? '' : ' ms-path--hazard'}`}
          points={path.map((name) => `${middle(name).x},${middle(name).y}`).join(' ')}
        />
      ))}
      {flown && over ? <Ghost id={flown.id} at={over} owner={view.me} /> : undefined}
      {flown && over && loss > 0 ? (
        <text class="ms-warning" transform={`translate(${middle(over).x} ${middle(over).y - 27})`}>
          {TABLE_WORDS.warn(percent(loss))}
        </text>
      ) : undefined}
    </g>
  );
}

/** Ships that go with one press: from where to where, and each at the end of its way. */
export function Flights({ view, flights }: { view: View; flights: readonly Flight[] }): JSX.Element {
  return (
    <g class="ms-plan" data-flights={flights.length}>
      {flights.map(({ ship, to }) => {
        const [a, b] = [middle(placeOf(view, ship) ?? to), middle(to)];
        return <path key={ship} class="ms-path" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
      })}
      {flights.map(({ ship, to }) => (
        <Ghost key={ship} id={ship} at={to} owner={view.me} />
      ))}
    </g>
  );
}

interface OrderProps {
  readonly view: View;
  readonly aim: TargetId;
  /** Where each ship will stand. */
  readonly spots: ReadonlyMap<UnitId, HexName>;
}

export function OrderPlan({ view, aim, spots }: OrderProps): JSX.Element {
  const goal = middle(placeOf(view, aim) ?? '0,0');
  return (
    <g class="ms-plan">
      {[...spots].map(([ship, at]) => (
        <line key={ship} x1={middle(at).x} y1={middle(at).y} x2={goal.x} y2={goal.y} />
      ))}
      {[...spots]
        .filter(([ship, at]) => placeOf(view, ship) !== at)
        .map(([ship, at]) => (
          <Ghost key={ship} id={ship} at={at} owner={view.me} />
        ))}
    </g>
  );
}

const SHIPS = ['m', 'f1', 'f2', 'f3', 'b1', 'b2'];

/** The ships that are not placed yet, in their order. */
export function Formation({
  view,
  actions,
}: {
  view: View;
  actions: readonly MothershipAction[];
}): JSX.Element {
  const placed = view.units.filter(
    ({ owner, class: kind }) => owner === view.me && kind !== 'station',
  ).length;
  return (
    <g class="ms-plan">
      {actions.map((action, i) =>
        action.type === 'land' ? (
          <Ghost
            key={action.to}
            id={`p${view.me + 1}-${SHIPS[placed + i] ?? 'f1'}`}
            at={action.to}
            owner={view.me}
          />
        ) : undefined,
      )}
    </g>
  );
}

/** Where an advised action is done. */
function spotOf(view: View, action: MothershipAction): HexName | undefined {
  if (action.type === 'moveTo' || action.type === 'land') return action.to;
  return action.type === 'attack' ? placeOf(view, action.target) : undefined;
}

/** The steps of the plan that the hint gives, numbered as beside the board. */
export function Steps({
  view,
  steps,
}: {
  view: View;
  steps: readonly PlannedStep<Mothership>[];
}): JSX.Element {
  return (
    <g class="ms-steps">
      {steps.map(({ number, action }) => {
        const at = spotOf(view, action);
        if (at === undefined) return undefined;
        const { x, y } = middle(at);
        return (
          <g key={number} transform={`translate(${x} ${y - 4})`}>
            <path d="M0 0L-7-10A11 11 0 1 1 7-10Z" />
            <text y="-13" text-anchor="middle">
              {number}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** MS-9.5 the six spaces around every enemy Guardian. */
export function Zones({ view }: { view: View }): JSX.Element {
  const team = view.fleets[view.me]?.team;
  return (
    <g class="ms-zones">
      {view.units
        .filter((unit) => unit.class === 'guardian' && view.fleets[unit.owner]?.team !== team)
        .map(({ id, at }) => (
          <polygon
            key={id}
            points={corners(2.6 * SIZE)}
            transform={`translate(${middle(at).x} ${middle(at).y}) rotate(30)`}
          />
        ))}
    </g>
  );
}
