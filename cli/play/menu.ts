/** The legal actions as a numbered list, those of one kind together. */
import type { Action, Game } from '#engine';
import type { Paint } from '../paint.ts';
import { wrap } from '../wrap.ts';
import { spoken } from './outline.ts';

export interface Menu {
  /** In the order of their numbers, from 1. */
  readonly actions: readonly Action[];
  readonly lines: readonly string[];
}

export function menuOf(
  game: Game,
  actions: readonly Action[],
  view: object,
  paint: Paint,
  width: number,
): Menu {
  const groups = groupedByType(actions);
  const ordered: Action[] = [];
  const lines: string[] = [];
  const digits = `${actions.length}`.length;
  for (const [type, group] of groups) {
    if (groups.size > 1 && group.length > 1) lines.push(paint('quiet', `  ${heading(type)}`));
    for (const action of group) {
      ordered.push(action);
      const number = `${ordered.length}`.padStart(digits);
      const [first = '', ...rest] = wrap(game.words.action(action, view), width - digits - 4);
      lines.push(
        `  ${paint('key', number)}  ${first}`,
        ...rest.map((line) => `${' '.repeat(digits + 4)}${line}`),
      );
    }
  }
  return { actions: ordered, lines };
}

function heading(type: string): string {
  const words = spoken(type);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function groupedByType(actions: readonly Action[]): Map<string, Action[]> {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const group = groups.get(action.type);
    if (group) group.push(action);
    else groups.set(action.type, [action]);
  }
  return groups;
}
