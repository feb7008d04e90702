/** Tables that begin with one press, each with its picture; and the missions, until they are done. */
import { LEVELS } from '#bots';
import { defaultOptions, type Game, type Kit, type OptionValues } from '#engine';
import type { QuickStart } from '#ui/kit/setUp.ts';
import { toast } from '#ui/Toasts.tsx';
import { HUMAN, type Player } from '../../match/players.ts';
import { start } from '../../match/start.ts';
import { go, to } from '../../router.ts';
import { listResults } from '../../store/results.ts';
import { words } from '../../text/en.ts';
import { Cover } from '../library/Cover.tsx';

export function QuickStarts<K extends Kit>({
  game,
  starts,
  seed,
}: {
  game: Game<K>;
  starts: readonly QuickStart<K>[];
  seed: string;
}) {
  const results = listResults(game.id);
  const begin = (quick: QuickStart<K>) => {
    const { options, seats, levels, rung } = quick.table(results);
    const players = Array.from({ length: seats }, (_, seat): Player => {
      const level = LEVELS.find((one) => one === levels[seat - 1]) ?? 'sound';
      return seat === 0 ? HUMAN : { kind: 'bot', level };
    });
    const all = { ...defaultOptions(game.options), ...(options as OptionValues) };
    const started = start(game, { options: all, players, seed, rung });
    if (started.ok) go(to.table(started.id));
    else toast({ tone: 'danger', words: started.refusal.message });
  };
  return (
    <section class="quick" aria-label={words.setUp.atOnce}>
      {starts.map((quick) => (
        <button key={quick.id} type="button" class="quick__tile" onClick={() => begin(quick)}>
          {quick.Picture ? (
            <span class="quick__picture">
              <quick.Picture />
            </span>
          ) : undefined}
          <b>{quick.title}</b>
          <span>{quick.table(results).about}</span>
          {quick.minutes ? <small>{words.setUp.minutes(quick.minutes)}</small> : undefined}
        </button>
      ))}
      <a class="quick__tile" href={to.missions(game.id)}>
        <span class="quick__picture">
          <Cover game={game.id} />
        </span>
        <b>{words.setUp.missions}</b>
        <span>{words.setUp.missionsAbout}</span>
      </a>
    </section>
  );
}
