/** Results in a few numbers, and the last of them with how they went. */
import { keysOf } from '#engine';
import { TrophyIcon } from '#ui/art/icons.tsx';
import { titleOf } from '../pages/library/SaveCard.tsx';
import { to } from '../router.ts';
import { ladderOf } from '../store/progress.ts';
import type { KeptResult } from '../store/results.ts';
import { readSave } from '../store/saves.ts';
import { records as words } from '../text/records.ts';

const SHOWN = 20;
const WIDE = 80;
const HIGH = 20;

export function Numbers({ game, results }: { game: string; results: readonly KeptResult[] }) {
  const won = results.filter((result) => result.won);
  const points = results.flatMap((result) => result.points ?? []);
  const { reached, of } = ladderOf(game);
  const numbers: Readonly<Record<keyof typeof words.numbers, string | number | undefined>> = {
    played: results.length,
    won: won.length,
    time: words.time(results.reduce((sum, { seconds }) => sum + seconds, 0)),
    rung: reached > 0 ? `${reached}${of === undefined ? '' : `/${of}`}` : undefined,
    points: points.length > 0 ? Math.max(...points) : undefined,
    turns: won.length > 0 ? Math.min(...won.map(({ turns }) => turns)) : undefined,
  };
  return (
    <dl class="records__numbers o-number">
      {keysOf(words.numbers).map((name) => {
        const value = numbers[name];
        return value === undefined ? undefined : (
          <div key={name}>
            <dt>{words.numbers[name]}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Last({ results }: { results: readonly KeptResult[] }) {
  const last = results.slice(-SHOWN).reverse();
  return (
    <ol class="records__last">
      {last.map((result) => (
        <li key={result.id} data-game={result.game} data-won={result.won ? '' : undefined}>
          <Curve curve={result.curve} />
          <span>
            <b>{titleOf(result.game)}</b>: {result.outcome}
          </span>
          <span class="o-muted">{factsOf(result)}</span>
          <Again result={result} />
        </li>
      ))}
    </ol>
  );
}

/** The end once more, while the match itself is kept. */
function Again({ result: { id, online, game, outcome } }: { result: KeptResult }) {
  const address = online ? to.review(online, 0) : readSave(id) && to.end(id);
  return address ? (
    <a
      class="o-button o-button--small"
      href={address}
      aria-label={`${words.result}: ${titleOf(game)}, ${outcome}`}
    >
      <TrophyIcon size={16} /> {words.result}
    </a>
  ) : undefined;
}

function factsOf({ turns, points, hints, seconds, ended }: KeptResult): string {
  return [
    words.daily.date(new Date(ended).toISOString()),
    words.turns(turns),
    ...(points === undefined ? [] : [words.points(points)]),
    words.hints(hints),
    words.time(seconds),
  ].join(' · ');
}

/** Without a scale: it says where it went up and down, not by how much. */
function Curve({ curve }: { curve: readonly number[] }) {
  const x = (i: number) => (WIDE * i) / Math.max(curve.length - 1, 1);
  const line = curve.map((value, i) => `${x(i).toFixed(1)} ${(HIGH - (HIGH * value) / 100).toFixed(1)}`);
  return (
    <svg class="records__curve" viewBox={`0 -1 ${WIDE} ${HIGH + 2}`} role="img" aria-label={words.curve}>
      {curve.length > 1 ? <path d={`M${line.join('L')}`} /> : undefined}
    </svg>
  );
}
