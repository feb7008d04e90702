/** Whom this person does not want to read or to meet. What the server keeps with them holds on all their devices. */
import { signal } from '@preact/signals';
import { readJson, write } from '../store/local.ts';

const MUTED = 'orrery/muted';

export interface Muted {
  readonly player: string;
  /** What they were called then. */
  readonly name: string;
  /** The server knows of it. */
  readonly kept?: true;
}

/** At any table, what these say is left out. */
export const muted = signal<readonly Muted[]>(readMuted());

/** These the server keeps apart from this person. */
export const blocked = signal<readonly Muted[]>([]);

export function mute(player: string, name: string, on: boolean): void {
  const others = muted.value.filter((one) => one.player !== player);
  hold(on ? [...others, { player, name }] : others);
}

/** What the server has; who was muted without it stays so in this browser. */
export function recall(kept: readonly Muted[]): void {
  const here = muted.value.filter((one) => !one.kept && !kept.some(({ player }) => player === one.player));
  hold([...here, ...kept.map(({ player, name }) => ({ player, name, kept: true as const }))]);
}

export function isUnheard(player: string): boolean {
  return [...muted.value, ...blocked.value].some((one) => one.player === player);
}

function hold(list: readonly Muted[]): void {
  muted.value = list;
  write(MUTED, list);
}

function readMuted(): Muted[] {
  const value = readJson(MUTED);
  if (!Array.isArray(value)) return [];
  return value.filter((one) => typeof one?.player === 'string' && typeof one?.name === 'string');
}
