/** One line to fill in and send, with what was wrong about it. */
import { useState } from 'preact/hooks';

interface LineFormProps {
  label: string;
  help: string;
  type: 'email' | 'url' | 'text';
  send: string;
  primary?: boolean;
  /** Gives words when it was not taken. */
  onSend(line: string): Promise<string | undefined>;
}

export function LineForm({ label, help, type, send, primary = false, onSend }: LineFormProps) {
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const failed = await onSend(line.trim());
    setBusy(false);
    setProblem(failed);
    if (failed === undefined) setLine('');
  };
  return (
    <form class="reach__form" onSubmit={(event) => void submit(event)}>
      <label class="o-field">
        <span class="o-field__label">{label}</span>
        <input
          class="o-input"
          inputMode={type}
          required
          maxLength={type === 'email' ? 254 : 500}
          autoComplete={type === 'email' ? 'email' : 'off'}
          aria-invalid={problem !== undefined}
          value={line}
          onInput={(event) => setLine(event.currentTarget.value)}
        />
        <span class="o-field__hint">{help}</span>
      </label>
      {problem ? <p role="alert">{problem}</p> : undefined}
      <button
        type="submit"
        class={`o-button ${primary ? 'o-button--primary' : ''}`}
        aria-busy={busy}
        disabled={busy}
      >
        {send}
      </button>
    </form>
  );
}
