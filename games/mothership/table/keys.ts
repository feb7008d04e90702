/** The keyboard: arrows walk over the spaces, letters reach for ships, targets, panels and the end of the turn. */
import type { TargetedKeyboardEvent } from 'preact';
import type { Board } from '../board.ts';
import type { HexName } from '../hex.ts';
import type { CameraHold } from './camera.ts';
import { attackersOf, type Desk } from './desk.ts';
import { axial } from './geometry.ts';

interface MapKeys {
  readonly board: Board;
  readonly cursor: HexName;
  go(to: HexName): void;
  readonly desk: Desk;
  readonly hold: CameraHold;
}

/** Left and right go along the row. Up and down lean to the right with Shift or at the edge, else to the left. */
const STEPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  ArrowRight: [[1, 0]],
  ArrowLeft: [[-1, 0]],
  ArrowUp: [
    [0, -1],
    [1, -1],
  ],
  ArrowDown: [
    [-1, 1],
    [0, 1],
  ],
  Home: [[0, -1]],
  PageUp: [[1, -1]],
  End: [[-1, 1]],
  PageDown: [[0, 1]],
};
const PAN = 60;

export function mapKeys(
  event: TargetedKeyboardEvent<SVGSVGElement>,
  { board, cursor, go, desk, hold }: MapKeys,
): void {
  const { key } = event;
  const done = (): void => event.preventDefault();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Enter' || key === ' ') {
    done();
    return desk.press(cursor);
  }
  if (key === '+' || key === '=') {
    done();
    return hold.zoom(1.25);
  }
  if (key === '-') {
    done();
    return hold.zoom(0.8);
  }
  if (key === '0') {
    done();
    return hold.fit();
  }
  const steps = STEPS[key];
  if (steps === undefined) return;
  done();
  if (event.shiftKey && steps.length === 1) return hold.pan(key === 'ArrowLeft' ? PAN : -PAN, 0);
  const { q, r } = axial(cursor);
  // Straight up and down zigzag: the lean changes with the row, and Shift turns it round.
  const lean = (((r % 2) + 2) % 2 === 1) !== event.shiftKey ? 1 : 0;
  const ways = [steps[lean] ?? steps[0], steps[1 - lean] ?? steps[0]];
  for (const way of ways) {
    const to: HexName = `${q + (way?.[0] ?? 0)},${r + (way?.[1] ?? 0)}`;
    if (board.numbers.has(to)) return go(to);
  }
}

/** Letters on the whole board. */
export function boardKeys(event: TargetedKeyboardEvent<HTMLElement>, desk: Desk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (target instanceof HTMLInputElement && target.type !== 'range') return;
  const act = KEYS[event.key.toLowerCase()];
  if (act === undefined) return;
  event.preventDefault();
  act(desk);
}

const KEYS: Readonly<Record<string, (desk: Desk) => void>> = {
  escape: (desk) => desk.close(),
  s: (desk) => cycle(desk, ships(desk)),
  t: (desk) => cycle(desk, targets(desk)),
  r: (desk) => desk.open('tech'),
  f: (desk) => fire(desk),
  g: (desk) => joinNext(desk),
  e: () => document.querySelector<HTMLElement>('[data-part="end"]')?.focus(),
  c: () => document.querySelector<HTMLElement>('.ms-card')?.focus(),
  v: () => document.querySelector<HTMLElement>('.ms-energy input, .ms-energy button')?.focus(),
};

function ships({ choices }: Desk): string[] {
  return choices.flatMap(({ action }) => (action.type === 'move' ? [action.ship] : []));
}

function targets({ choices }: Desk): string[] {
  return choices.flatMap(({ action }) => (action.type === 'attack' ? [action.target] : []));
}

function cycle(desk: Desk, all: readonly string[]): void {
  const ids = [...new Set(all)];
  const next = ids[(ids.indexOf(desk.picked ?? '') + 1) % ids.length];
  const thing = [...desk.view.units, ...desk.view.planets].find(({ id }) => id === next);
  if (thing) desk.pick(thing.id);
}

function joinNext(desk: Desk): void {
  const { picked, wing } = desk;
  if (picked === undefined) return;
  const able = attackersOf(desk.choices, picked);
  const next = able.find((ship) => !wing.includes(ship));
  if (next) desk.join(next);
}

function fire({ picked, wing, choices, perform }: Desk): void {
  const attack = choices.find(
    ({ action }) =>
      action.type === 'attack' &&
      action.target === picked &&
      action.ships.length === wing.length &&
      action.ships.every((ship) => wing.includes(ship)),
  );
  if (attack) perform(attack.action);
}
