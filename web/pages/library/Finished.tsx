/** The last matches that came to an end, and what lies in the bin. */
import { ReplayIcon, TrashIcon } from '#ui/art/icons.tsx';
import { to } from '../../router.ts';
import { type KeptResult, listResults } from '../../store/results.ts';
import { listBin, listSaves, type Save, unbinSave } from '../../store/saves.ts';
import { library as words } from '../../text/library.ts';
import { nameOf, throwAway, titleOf } from './SaveCard.tsx';

const SHOWN = 5;
const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** What is known of a finished match: its record, its result, or both. */
interface Ended {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly how: string;
  readonly save?: Save;
  readonly result?: KeptResult;
}

export function Finished() {
  const ended = everyEnd();
  if (ended.length === 0) return undefined;
  return (
    <section aria-labelledby="finished">
      <h2 id="finished" class="o-eyebrow">
        {words.finished}
      </h2>
      <ul class="finished">
        {ended.slice(0, SHOWN).map((one) => (
          <End key={one.id} ended={one} />
        ))}
      </ul>
      <a class="o-button o-button--quiet" href={to.records()}>
        {words.all}
      </a>
    </section>
  );
}

function everyEnd(): Ended[] {
  const results = listResults();
  const saves = listSaves().filter(({ ended }) => ended !== undefined);
  const byResult = results.map(
    (result): Ended => ({
      ...{ id: result.id, game: result.game, at: result.ended, how: result.outcome, result },
      ...only(
        'save',
        saves.find(({ id }) => id === result.id),
      ),
    }),
  );
  const others = saves
    .filter(({ id }) => !results.some((result) => result.id === id))
    .map(
      (save): Ended => ({ ...save, game: save.record.game, at: save.played, how: save.ended ?? '', save }),
    );
  return [...byResult, ...others].sort((a, b) => b.at - a.at);
}

function only<N extends string, T>(name: N, value: T | undefined): { readonly [M in N]?: T } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [M in N]?: T });
}

function End({ ended: { id, game, at, how, save, result } }: { ended: Ended }) {
  const address = result?.online ? to.review(result.online, 0) : save && to.replay(save.id);
  return (
    <li class="finished__one" data-game={game}>
      <span id={`end-${id}`}>
        <b>{titleOf(game)}</b>: {how}
      </span>
      <time class="o-muted" dateTime={new Date(at).toISOString()}>
        {WHEN.format(at)}
      </time>
      {address ? (
        <a class="o-button o-button--small" href={address} aria-describedby={`end-${id}`}>
          <ReplayIcon /> {words.replay}
        </a>
      ) : undefined}
      {save ? (
        <button
          type="button"
          class="o-button o-button--quiet o-button--icon"
          aria-label={words.delete}
          aria-describedby={`end-${id}`}
          onClick={() => throwAway(save)}
        >
          <TrashIcon />
        </button>
      ) : undefined}
    </li>
  );
}

export function Bin() {
  const binned = listBin();
  if (binned.length === 0) return undefined;
  return (
    <details class="bin">
      <summary>{words.bin(binned.length)}</summary>
      <ul class="finished">
        {binned.map((save) => (
          <li key={save.id} class="finished__one" data-game={save.record.game}>
            <span id={`bin-${save.id}`}>
              <b>{titleOf(save.record.game)}</b>: {nameOf(save)}
            </span>
            <button
              type="button"
              class="o-button o-button--small"
              aria-describedby={`bin-${save.id}`}
              onClick={() => unbinSave(save)}
            >
              {words.takeOut}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
