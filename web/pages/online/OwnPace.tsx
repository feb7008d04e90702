/** A pace of one's own: so much for each decision, and so much in reserve. */
import { useId } from 'preact/hooks';
import { type Amount, type OwnPace, UNITS, type Unit } from '../../online/paces.ts';
import { words } from '../../text/en.ts';

export function OwnPaceFields({
  own,
  reserves,
  onChange,
}: {
  own: OwnPace;
  /** Whether the game can have a reserve. */
  reserves: boolean;
  onChange(own: OwnPace): void;
}) {
  const text = words.online.setUp;
  return (
    <div class="setup__pace">
      <AmountField
        label={text.ownTime}
        least={1}
        value={own.clock}
        onChange={(clock) => onChange({ ...own, clock })}
      />
      {reserves ? (
        <AmountField
          label={text.ownReserve}
          help={text.ownReserveHelp}
          least={0}
          value={own.reserve}
          onChange={(reserve) => onChange({ ...own, reserve })}
        />
      ) : undefined}
    </div>
  );
}

interface AmountFieldProps {
  label: string;
  help?: string;
  least: number;
  value: Amount;
  onChange(value: Amount): void;
}

function AmountField({ label, help, least, value: { many, unit }, onChange }: AmountFieldProps) {
  const text = words.online.setUp;
  const id = useId();
  return (
    <div class="o-field">
      <label class="o-field__label" for={id}>
        {label}
      </label>
      <div class="setup__amount">
        <input
          id={id}
          class="o-input"
          type="number"
          inputMode="numeric"
          required
          min={least}
          max={999}
          value={many}
          onInput={({ currentTarget: { valueAsNumber } }) => {
            if (Number.isFinite(valueAsNumber)) onChange({ many: valueAsNumber, unit });
          }}
        />
        <select
          class="o-select"
          aria-label={text.unitOf(label)}
          value={unit}
          onChange={({ currentTarget: { value } }) => onChange({ many, unit: unitNamed(value) })}
        >
          {Object.entries(text.units).map(([name, said]) => (
            <option key={name} value={name}>
              {said}
            </option>
          ))}
        </select>
      </div>
      {help ? <span class="o-field__hint">{help}</span> : undefined}
    </div>
  );
}

function unitNamed(name: string): Unit {
  return Object.keys(UNITS).find((unit): unit is Unit => unit === name) ?? 'min';
}
