/** The keyboard: arrows walk over the spaces, letters reach for ships, targets, panels and the end of the turn. */
import type { TargetedKeyboardEvent } from 'preact';
import type { Board } from '../rules/board.ts';
import type { HexName } from '../rules/hex.ts';
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

const VIEWS: Readonly<Record<string, (hold: CameraHold) => void>> = {
  '+': (hold) => hold.zoom(1.25),
  '=': (hold) => hold.zoom(1.25),
  '-': (hold) => hold.zoom(0.8),
  '0': (hold) => hold.fit(),
};

export function mapKeys(event: TargetedKeyboardEvent<SVGSVGElement>, keys: MapKeys): void {
  const { key, shiftKey } = event;
  const { board, cursor, go, desk, hold } = keys;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = STEPS[key];
  const look = VIEWS[key];
  if (key === 'Enter' || key === ' ') desk.press(cursor);
  else if (look) look(hold);
  else if (steps === undefined) return;
  else if (shiftKey && steps.length === 1) hold.pan(key === 'ArrowLeft' ? PAN : -PAN, 0);
  else {
    const to = stepFrom(board, cursor, steps, shiftKey);
    if (to) go(to);
  }
  event.preventDefault();
}

/** Straight up and down zigzag: the lean changes with the row, and Shift turns it round. */
function stepFrom(
  board: Board,
  cursor: HexName,
  steps: readonly (readonly [number, number])[],
  turned: boolean,
): HexName | undefined {
  const { q, r } = axial(cursor);
  const lean = (Math.abs(r) % 2 === 1) !== turned ? 1 : 0;
  const ways = steps.length === 1 || lean === 0 ? steps : steps.toReversed();
  return ways.map(([dq, dr]): HexName => `${q + dq},${r + dr}`).find((to) => board.numbers.has(to));
}

/** Letters on the whole board. */
export function boardKeys(event: TargetedKeyboardEvent<HTMLElement>, desk: Desk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (target instanceof HTMLInputElement && target.type !== 'range') return;
  // A sheet over the table has keys of its own.
  if (target instanceof Element && target.closest('dialog')) return;
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
  x: (desk) => desk.toggle('threats'),
  n: (desk) => desk.toggle('coordinates'),
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
