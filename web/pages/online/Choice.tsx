/** One of a few, side by side. */
import { keysOf } from '#engine';

interface ChoiceProps<V extends string> {
  name: string;
  label: string;
  help?: string;
  values: Readonly<Partial<Record<V, string>>>;
  value: V;
  onChange(value: V): void;
}

export function Choice<V extends string>({ name, label, help, values, value, onChange }: ChoiceProps<V>) {
  return (
    <fieldset class="o-field">
      <legend class="o-field__label">{label}</legend>
      <div class="o-segmented">
        {keysOf(values).map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
            <span>{values[one]}</span>
          </label>
        ))}
      </div>
      {help ? <p class="o-field__hint">{help}</p> : undefined}
    </fieldset>
  );
}
