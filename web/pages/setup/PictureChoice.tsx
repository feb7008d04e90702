/** A choice as a row of pictures. What does not go with the rest is greyed, and says why. */
import type { Game, Kit, OptionSpec, OptionWords } from '#engine';
import type { ValuePicture } from '#ui/kit/setUp.ts';
import { Emblem } from './Emblem.tsx';
import { objection, type Wanted } from './fitting.ts';

interface PictureChoiceProps<K extends Kit> {
  game: Game<K>;
  table: Wanted;
  name: string;
  spec: Extract<OptionSpec, { kind: 'choice' }>;
  words: OptionWords;
  /** Marked with one to three dots, by place: how hard. */
  dotted: boolean;
  /** The game's own picture of a value. */
  Picture?: ValuePicture | undefined;
  onChange(value: string): void;
}

/** Of more values than this, those that cannot be chosen are left out. */
const MOST_GREYED = 8;

export function PictureChoice<K extends Kit>(props: PictureChoiceProps<K>) {
  const { game, table, name, spec, words, dotted, Picture, onChange } = props;
  const chosen = table.options[name] ?? spec.default;
  return (
    <fieldset class="setup__row" aria-label={words.label}>
      <legend class="o-field__label">
        {words.label} {words.help ? <span class="o-field__hint setup__help">{words.help}</span> : undefined}
      </legend>
      <div class="setup__pictures">
        {spec.values.map((value, n) => {
          const why = objection(game, table, name, value);
          if (why !== undefined && spec.values.length > MOST_GREYED && value !== chosen) return undefined;
          const id = `why-${name}-${value}`;
          const label = words.values?.[value] ?? value;
          return (
            <label key={value} class="picture" data-closed={why === undefined ? undefined : ''}>
              <input
                type="radio"
                name={name}
                aria-label={label}
                aria-describedby={why === undefined ? undefined : id}
                checked={chosen === value}
                disabled={why !== undefined && chosen !== value}
                onChange={() => onChange(value)}
              />
              {Picture ? (
                <span class="picture__drawn">
                  <Picture value={value} seats={table.seats} options={table.options} />
                </span>
              ) : (
                <Emblem of={`${game.id} ${value}`} strength={dotted ? Math.min(n + 1, 3) : 0} />
              )}
              <span>{label}</span>
              {why === undefined ? undefined : (
                <small id={id} class="picture__why">
                  {why}
                </small>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
