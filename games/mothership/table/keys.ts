/** Letters of the table: they reach for ships, targets, panels and the end of the turn. */
import type { TargetedKeyboardEvent } from 'preact';
import { attackersOf, type Desk } from './desk.ts';

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
