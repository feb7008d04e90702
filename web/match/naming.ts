/** What a match calls itself in the library: where it plays, how far it is, and what is asked. */
import type { Game, Kit, OptionValues, OptionWords } from '#engine';
import type { GameTable } from '#ui/table.ts';
import type { Named } from '../store/saves.ts';
import type { Feed } from './feed.ts';

export function namingOf<K extends Kit>(match: Feed<K>, table: GameTable<K>, options: OptionValues): Named {
  const { game, view, decision, handOver } = match;
  const turn = table.story.turnWords(table.story.turn(view.value));
  const place = placeOf(game, options);
  // Where several share the screen, what one of them is asked is not for the others.
  const asked = handOver.value === undefined && decision.value;
  return {
    where: place === undefined ? turn : `${place} · ${turn}`,
    ...(asked ? { asks: game.words.prompt(asked.prompt, view.value) } : {}),
  };
}

/** The first choice a game offers is where it plays, or what. */
export function placeOf<K extends Kit>(game: Game<K>, options: OptionValues): string | undefined {
  const found = Object.entries(game.options).find(([, { kind }]) => kind === 'choice');
  if (found === undefined) return undefined;
  const [name, spec] = found;
  const labels: Readonly<Record<string, OptionWords>> = game.words.options;
  const value = String(options[name] ?? spec.default);
  return labels[name]?.values?.[value] ?? value;
}
