/** All options of a game that mean something at this table. */
import type { Game, Kit, OptionValues, OptionWords } from '#engine';
import { fittingOf, mended } from './fitting.ts';
import { OptionField } from './OptionField.tsx';

interface OptionsProps<K extends Kit> {
  game: Game<K>;
  seats: number;
  options: OptionValues;
  onChange(options: OptionValues): void;
}

export function Options<K extends Kit>({ game, seats, options, onChange }: OptionsProps<K>) {
  const labels: Readonly<Record<string, OptionWords>> = game.words.options;
  return (
    <>
      {Object.entries(game.options).map(([name, spec]) => {
        const fitting = fittingOf(game, { seats, options }, name, spec);
        if (!fitting.open) return undefined;
        return (
          <OptionField
            key={name}
            name={name}
            spec={spec}
            fitting={fitting}
            words={labels[name] ?? { label: name, help: '' }}
            value={options[name] ?? spec.default}
            onChange={(value) =>
              onChange(mended(game, { seats, options: { ...options, [name]: value } }, name))
            }
          />
        );
      })}
    </>
  );
}
