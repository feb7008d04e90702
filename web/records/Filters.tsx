/** The options of one game that its results differ in, each as a filter. */
import type { OptionWords } from '#engine';
import { doorOf } from '../games.ts';
import type { KeptResult } from '../store/results.ts';
import { records as words } from '../text/records.ts';
import { useLoaded } from '../useLoaded.ts';
import { variedIn } from './filter.ts';

interface FiltersProps {
  readonly game: string;
  readonly results: readonly KeptResult[];
  readonly wanted: Readonly<Record<string, string>>;
  choose(name: string, value: string): void;
}

export function Filters({ game, results, wanted, choose }: FiltersProps) {
  const loaded = useLoaded(async () => {
    const door = await doorOf(game)?.load();
    return door?.open((one): Readonly<Record<string, OptionWords>> => one.words.options) ?? {};
  }, [game]);
  if (loaded.status !== 'ready') return undefined;
  const said = loaded.value;
  const name = (option: string, value: string) => said[option]?.values?.[value] ?? BOOLEANS[value] ?? value;
  return (
    <>
      {variedIn(results).map(({ name: option, values }) => (
        <label key={option} class="records__filter">
          <span class="o-field__label">{said[option]?.label ?? option}</span>
          <select
            class="o-select"
            value={wanted[option] ?? ''}
            onChange={(event) => choose(option, event.currentTarget.value)}
          >
            <option value="">{words.any}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {name(option, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

const BOOLEANS: Readonly<Record<string, string>> = { true: words.yes, false: words.no, '""': words.no };
