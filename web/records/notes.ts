/** What a result notes beside the game's own numbers: hints, and the time at the table. */
import { readResult } from '../store/results.ts';
import { records as words } from '../text/records.ts';

export function notesOf(id: string): Readonly<Record<string, string | number>> | undefined {
  const result = readResult(id);
  return (
    result && {
      [words.noted.hints]: result.hints,
      [words.noted.undos]: result.undos,
      [words.noted.time]: words.time(result.seconds),
    }
  );
}
