/** The letters of a game's kinds: one thing to do is done, several are lit and gone to, and nothing says why. */
import type { Kit } from '#engine';
import { choicesOf } from '#ui/kit/choice.ts';
import { goTo, litOn } from './lit.ts';
import type { Shared } from './shared.ts';

type Pressed<K extends Kit> = Pick<Shared<K>, 'match' | 'table' | 'kind' | 'act' | 'complain'>;

export function letterKeys<K extends Kit>(shared: Pressed<K>): Record<string, () => void> {
  const { match, table, kind: lit, act, complain } = shared;
  const keys: Record<string, () => void> = {};
  for (const kind of table.kinds) {
    for (const [letter, types] of Object.entries(kind.letters ?? {})) {
      keys[letter] = () => {
        const { value: decision } = match.decision;
        if (decision === undefined) return;
        const actions = decision.actions.filter(({ type }) => types.includes(type));
        const choices = choicesOf(table.about, actions, match.view.value, match.viewer.value);
        const [first, ...more] = choices;
        if (first === undefined) complain({ rule: 'table', message: kind.none(match.view.value) });
        else if (more.length === 0 && (first.by ?? []).length === 0) act(first.action);
        else {
          lit.value = kind.id;
          goTo(litOn(new Set(choices.flatMap(({ by = [], on = [] }) => (by.length > 0 ? by : on))))[0]);
        }
      };
    }
  }
  return keys;
}
