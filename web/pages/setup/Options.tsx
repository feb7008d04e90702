/** All options of a game that mean something at this table. */
import type { Game, Kit, OptionValue, OptionValues, OptionWords } from '#engine';
import type { ValuePicture } from '#ui/kit/setUp.ts';
import { fittingOf, mended } from './fitting.ts';
import { OptionField } from './OptionField.tsx';
import { PictureChoice } from './PictureChoice.tsx';

interface OptionsProps<K extends Kit> {
  game: Game<K>;
  seats: number;
  options: OptionValues;
  onChange(options: OptionValues): void;
  /** Of these only; without it, of all. */
  only?: (name: string) => boolean;
  /** Choices as rows of pictures; marked with dots where they say how hard. */
  pictures?: 'plain' | 'dotted';
  /** The game's own pictures of values, by option. */
  drawn?: Readonly<Record<string, ValuePicture>> | undefined;
}

export function Options<K extends Kit>(props: OptionsProps<K>) {
  const { game, seats, options, onChange, only = () => true, pictures, drawn } = props;
  const labels: Readonly<Record<string, OptionWords>> = game.words.options;
  return (
    <>
      {Object.entries(game.options).map(([name, spec]) => {
        if (!only(name)) return undefined;
        const fitting = fittingOf(game, { seats, options }, name, spec);
        if (!fitting.open) return undefined;
        const change = (value: OptionValue) =>
          onChange(mended(game, { seats, options: { ...options, [name]: value } }, name));
        const said = labels[name] ?? { label: name, help: '' };
        if (pictures && spec.kind === 'choice')
          return (
            <PictureChoice
              key={name}
              {...{ game, name, spec, words: said, table: { seats, options } }}
              dotted={pictures === 'dotted'}
              Picture={drawn?.[name]}
              onChange={change}
            />
          );
        return (
          <OptionField
            key={name}
            name={name}
            spec={spec}
            fitting={fitting}
            words={said}
            value={options[name] ?? spec.default}
            onChange={change}
          />
        );
      })}
    </>
  );
}
