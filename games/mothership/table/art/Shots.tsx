/** What the last moment did on the board: lines of fire and where something was destroyed. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { TargetId } from '../../action.ts';
import type { MothershipEvent } from '../../event.ts';
import type { HexName } from '../../rules/hex.ts';
import type { View } from '../../view.ts';
import { middle } from './geometry.ts';

interface ShotsProps {
  readonly view: View;
  readonly fresh: readonly MothershipEvent[];
}

export function Shots({ view, fresh }: ShotsProps): JSX.Element | undefined {
  const places = usePlaces(view);
  const lines = fresh.flatMap((event) =>
    event.type === 'declared' ? event.attackers.map((from) => ({ from, to: event.target })) : [],
  );
  const lost = fresh.flatMap((event) => (event.type === 'destroyed' ? [event.unit] : []));
  const results = fresh.flatMap(resultOf);
  if (lines.length + lost.length + results.length === 0) return undefined;
  return (
    <g class="ms-shots">
      {lines.map(({ from, to }) => {
        const a = places.get(from);
        const b = places.get(to);
        if (!a || !b) return undefined;
        return (
          <line key={`${from} ${to}`} x1={middle(a).x} y1={middle(a).y} x2={middle(b).x} y2={middle(b).y} />
        );
      })}
      {lost.map((unit) => {
        const at = places.get(unit);
        if (!at) return undefined;
        const { x, y } = middle(at);
        return (
          <g key={unit} class="ms-blast" transform={`translate(${x} ${y})`}>
            <path d="M0-18L4-7L15-12L9-2L19 3L8 5L11 16L2 9L-6 18L-6 7L-18 8L-10 0L-18-9L-6-7Z" />
          </g>
        );
      })}
      {results.map(({ on, totals, won }) => {
        const at = places.get(on);
        if (!at) return undefined;
        const { x, y } = middle(at);
        return (
          <text
            key={on}
            class={`ms-verdict ms-verdict--${won}`}
            transform={`translate(${x} ${y - 28})`}
            text-anchor="middle"
          >
            {totals}
          </text>
        );
      })}
    </g>
  );
}

interface FightResult {
  readonly on: TargetId;
  /** The attack, then the defence. */
  readonly totals: string;
  readonly won: 'attacker' | 'defender' | 'tie';
}

/** What the dice came to, where they were thrown for. */
function resultOf(event: MothershipEvent): FightResult[] {
  if (event.type === 'planetAttack') {
    const { planet, total, defence, captured } = event;
    return [{ on: planet, totals: `${total} : ${defence}`, won: captured ? 'attacker' : 'defender' }];
  }
  if (event.type !== 'dogfight') return [];
  const { target, attack, defence, defender, winner = 'tie' } = event;
  return [{ on: target, totals: defender ? `${attack} : ${defence}` : String(attack), won: winner }];
}

/** Where things stand or last stood. */
function usePlaces(view: View): ReadonlyMap<TargetId, HexName> {
  const places = useRef(new Map<TargetId, HexName>());
  for (const { id, at } of [...view.units, ...view.planets]) places.current.set(id, at);
  return places.current;
}
