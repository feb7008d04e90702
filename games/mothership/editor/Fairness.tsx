/** Whether a board is fair, by games that bots play on it. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { EDITOR_WORDS as words } from '../text/editor.ts';
import { percent } from '../text/table.ts';
import { evennessOf, type Tally } from './evenness.ts';

/** Plays games on a board and tells the tally after each; gives what stops it. */
export type Measure = (
  board: { readonly text: string; readonly seats: number; readonly games: number },
  report: { tally(tally: Tally): void; failed(reason: string): void },
) => () => void;

const GAMES = 24;

interface FairnessProps {
  readonly text: string;
  readonly seats: number;
  readonly measure: Measure;
}

export function Fairness({ text, seats, measure }: FairnessProps): JSX.Element {
  const [tally, setTally] = useState<Tally>();
  const [failed, setFailed] = useState<string>();
  const [running, setRunning] = useState(false);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const begin = (): void => {
    setRunning(true);
    setFailed(undefined);
    stop.current = measure(
      { text, seats, games: GAMES },
      {
        tally(now) {
          setTally(now);
          if (now.games === GAMES) setRunning(false);
        },
        failed(reason) {
          setFailed(reason);
          setRunning(false);
        },
      },
    );
  };
  const end = (): void => {
    stop.current?.();
    setRunning(false);
  };
  return (
    <section class="ms-editor__fair">
      <button type="button" class="o-button o-button--small" onClick={running ? end : begin}>
        {running ? words.stop : words.measure}
      </button>
      {failed ? <p role="alert">{words.failed(failed)}</p> : undefined}
      {tally ? <Shown tally={tally} /> : undefined}
    </section>
  );
}

function Shown({ tally }: { tally: Tally }): JSX.Element {
  const { wins, games } = tally;
  const { evenness, seat } = evennessOf(tally);
  return (
    <>
      <progress class="o-progress" max={GAMES} value={games} />
      <output class="o-number">{words.measuring(games, GAMES)}</output>
      <ul class="o-number">
        {wins.map((count, i) => (
          <li key={i}>{words.won(i + 1, percent(count / Math.max(1, games)))}</li>
        ))}
      </ul>
      <p data-evenness={evenness}>
        {evenness === 'lopsided' ? words.evenness.lopsided(seat + 1) : words.evenness[evenness]}
      </p>
    </>
  );
}
