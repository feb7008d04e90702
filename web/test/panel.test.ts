/** Beside every board stand at most six cards and a way out, and whatever is legal is on them, on the board or in the list. */
import { expect, test } from 'vitest';
import { type Game, type Kit, Match, stream } from '#engine';
import { choicesOf, MOST_CARDS } from '#ui/kit/choice.ts';
import { panelOf } from '#ui/kit/panel.ts';
import type { GameTable } from '#ui/table.ts';
import { doorOf } from '../games.ts';
import { verbsOf } from '../match/verbs.ts';

const POSITIONS = 200;

function play<K extends Kit>(game: Game<K>, table: GameTable<K>, seats: number): void {
  expect(table.kinds.length).toBeLessThanOrEqual(MOST_CARDS);
  let seen = 0;
  for (let round = 0; seen < POSITIONS; round++) {
    const seed = `panel ${round}`;
    const random = stream(seed);
    const begun = Match.start(game, { seats, random: { kind: 'fast', seed } });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    for (; seen < POSITIONS && match.outcome === undefined; seen++) {
      const decisions = match.decisions().filter(({ actions }) => actions.length > 0);
      const step = match.state.stack.at(-1)?.step ?? '';
      for (const { seat, actions } of decisions) {
        const view = match.view(seat);
        const panel = panelOf(table, { view, seat, actions, verbs: verbsOf(game, step) });
        const { kinds, answers, more, wayOut } = panel;
        const cards = kinds.length + answers.length + (more > 0 ? 1 : 0);
        expect(cards, `${game.id} ${step}`).toBeLessThanOrEqual(MOST_CARDS);
        const choices = choicesOf(table.about, actions, view, seat);
        const reached = kinds.flatMap((card) => card.choices).length + answers.length + (wayOut ? 1 : 0);
        const board = choices.filter(({ kind }) => kind !== 'plain' && kind !== 'card').length;
        const kept = choices.filter(({ action }) => table.givesUp?.includes(action.type)).length;
        expect(reached + more + board + kept, `${game.id} ${step}`).toBeGreaterThanOrEqual(actions.length);
        for (const { kind, choices: some } of kinds) expect(kind.note(view, some.length)).not.toBe('');
      }
      const awaited = decisions.filter((one) => one.awaited);
      const { seat, actions } = awaited[random.int(awaited.length)] ?? { seat: 0, actions: [] };
      const action = actions[random.int(actions.length)];
      expect(action !== undefined && match.act(seat, action).ok).toBe(true);
    }
  }
}

test.each([
  ['exoship', 1],
  ['exoworld', 3],
  ['mothership', 2],
  ['eos-rise', 2],
  ['exodus', 3],
])('%s: at most six cards in any position', async (id, seats) => {
  const opened = await doorOf(id)?.load();
  if (opened === undefined) throw new Error(`there is no ${id}`);
  opened.open((game, table) => play(game, table, seats));
});
