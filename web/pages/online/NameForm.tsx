/** Who you are at online tables. */
import { useState } from 'preact/hooks';
import { toast } from '#ui/Toasts.tsx';
import { introduce, myName } from '../../online/link.ts';
import { words } from '../../text/en.ts';

export function NameForm() {
  const [name, setName] = useState(myName.value ?? '');
  const [problem, setProblem] = useState<string>();
  const text = words.online;
  const save = async (event: Event) => {
    event.preventDefault();
    const failed = await introduce(name.trim());
    setProblem(failed);
    if (failed === undefined) toast({ tone: 'success', kind: 'name', words: text.saved });
  };
  return (
    <form class="lobby__name o-panel" onSubmit={(event) => void save(event)}>
      <label class="o-field">
        <span class="o-field__label">{text.name}</span>
        <input
          class="o-input"
          name="name"
          required
          maxLength={32}
          autoComplete="nickname"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <span class="o-field__hint">{text.nameHelp}</span>
      </label>
      {problem ? <p role="alert">{problem}</p> : undefined}
      <button type="submit" class={`o-button ${myName.value ? '' : 'o-button--primary'}`}>
        {text.save}
      </button>
    </form>
  );
}
