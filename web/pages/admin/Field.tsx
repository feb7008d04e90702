/** One line to fill in. */
interface FieldProps {
  label: string;
  help?: string;
  value: string;
  onValue(value: string): void;
}

export function Field({ label, help, value, onValue }: FieldProps) {
  return (
    <label class="o-field">
      <span class="o-field__label">{label}</span>
      <input
        class="o-input"
        maxLength={500}
        autoComplete="off"
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      {help ? <span class="o-field__hint">{help}</span> : undefined}
    </label>
  );
}
