/** One option of a game, drawn after its kind. */
import type { OptionSpec, OptionValue, OptionWords } from '#engine';
import type { Fitting } from './fitting.ts';

interface OptionFieldProps {
  name: string;
  spec: OptionSpec;
  /** What of it can be chosen at this table. */
  fitting: Fitting;
  words: OptionWords;
  value: OptionValue;
  onChange(value: OptionValue): void;
}

export function OptionField({ spec, ...field }: OptionFieldProps) {
  switch (spec.kind) {
    case 'choice':
      return <ChoiceField {...field} />;
    case 'set':
      return <SetField {...field} values={spec.values} />;
    case 'flag':
      return <FlagField {...field} />;
    case 'number':
      return <NumberField {...field} spec={spec} />;
    case 'text':
      return <TextField {...field} spec={spec} />;
  }
}

type FieldProps = Omit<OptionFieldProps, 'spec'>;
type SpecOf<T extends OptionSpec['kind']> = Extract<OptionSpec, { kind: T }>;

const nameOf = ({ values }: OptionWords, one: string) => values?.[one] ?? one;

function ChoiceField({ name, fitting, words, value, onChange }: FieldProps) {
  return (
    <Group {...words}>
      <div class="o-segmented">
        {fitting.fits.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={value === one}
              onChange={() => onChange(one)}
            />
            <span>{nameOf(words, one)}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

function SetField({
  name,
  fitting,
  words,
  value,
  values,
  onChange,
}: FieldProps & Pick<SpecOf<'set'>, 'values'>) {
  const chosen = Array.isArray(value) ? value : [];
  return (
    <Group {...words}>
      {fitting.fits.map((one) => (
        <label key={one} class="o-check">
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(one)}
            onChange={(event) =>
              onChange(
                values.filter((other) =>
                  other === one ? event.currentTarget.checked : chosen.includes(other),
                ),
              )
            }
          />
          <span>{nameOf(words, one)}</span>
        </label>
      ))}
      <Trouble problem={fitting.problem} />
    </Group>
  );
}

function FlagField({ name, words: { label, help }, value, onChange }: FieldProps) {
  return (
    <div class="setup__flag">
      <label class="o-switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={value === true}
          name={name}
          checked={value === true}
          aria-describedby={`help-${name}`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span class="o-field__label">{label}</span>
      </label>
      <p id={`help-${name}`} class="o-field__hint">
        {help}
      </p>
    </div>
  );
}

function NumberField({
  name,
  spec,
  fitting,
  words: { label, help },
  value,
  onChange,
}: FieldProps & { spec: SpecOf<'number'> }) {
  return (
    <label class="o-field">
      <span class="o-field__label">{label}</span>
      <input
        class="o-input"
        type="number"
        name={name}
        min={fitting.min ?? spec.min}
        max={fitting.max ?? spec.max}
        required
        value={Number(value)}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span class="o-field__hint">{help}</span>
    </label>
  );
}

function TextField({
  name,
  spec,
  fitting,
  words: { label, help },
  value,
  onChange,
}: FieldProps & { spec: SpecOf<'text'> }) {
  const field = {
    ...{ id: `option-${name}`, class: 'o-input', name, maxLength: spec.max, value: String(value) },
    onInput: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <label class="o-field" for={field.id}>
      <span class="o-field__label">{label}</span>
      {spec.lines ? <textarea {...field} rows={7} /> : <input {...field} />}
      <span class="o-field__hint">{help}</span>
      <Trouble problem={fitting.problem} />
    </label>
  );
}

/** What is still wrong with what is chosen. */
function Trouble({ problem }: { problem: string | undefined }) {
  return (
    <span class="setup__problem" aria-live="polite">
      {problem ?? ''}
    </span>
  );
}

function Group({
  label,
  help,
  children,
}: {
  label: string;
  help: string;
  children: preact.ComponentChildren;
}) {
  return (
    <fieldset class="o-field">
      <legend class="o-field__label">{label}</legend>
      <div>{children}</div>
      <p class="o-field__hint">{help}</p>
    </fieldset>
  );
}
