/** The fields of a form for colour: a line of text, a choice from a list. */
import type { JSX } from 'preact';
import { asPlainText } from '#engine';

interface LineProps {
  readonly label: string;
  readonly max: number;
  /** What stands where nothing was written. */
  readonly open: string;
  readonly value: string | undefined;
  write(words: string | undefined): void;
}

export function Line({ label, max, open, value, write }: LineProps): JSX.Element {
  return (
    <label class="o-field">
      <span class="o-field__label">{label}</span>
      <input
        class="o-input"
        maxLength={max}
        placeholder={open}
        defaultValue={value ?? ''}
        onInput={({ currentTarget }) => write(asPlainText(currentTarget.value, max))}
      />
    </label>
  );
}

interface PickProps<T extends string | number> {
  readonly label: string;
  readonly open: string;
  readonly options: readonly { readonly value: T; readonly words: string }[];
  readonly value: T | undefined;
  pick(value: T | undefined): void;
}

export function Pick<T extends string | number>({
  label,
  open,
  options,
  value,
  pick,
}: PickProps<T>): JSX.Element {
  return (
    <label class="o-field">
      <span class="o-field__label">{label}</span>
      <select
        class="o-select"
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          pick(options.find((option) => String(option.value) === currentTarget.value)?.value)
        }
      >
        <option value="">{open}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </label>
  );
}
