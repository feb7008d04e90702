/** Who you are at online tables. */
import { useState } from 'preact/hooks';
import { toast } from '#ui/Toasts.tsx';
import { download } from '../../match/file.ts';
import { api, forgetMe, introduce, myName, namedSoFar } from '../../online/link.ts';
import { to } from '../../router.ts';
import { account } from '../../text/account.ts';
import { words } from '../../text/en.ts';

export function NameForm() {
  const [problem, setProblem] = useState<string>();
  const text = words.online;
  const save = async (event: Event) => {
    event.preventDefault();
    const failed = await introduce(namedSoFar.value.trim());
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
          value={namedSoFar.value}
          onInput={({ currentTarget }) => {
            namedSoFar.value = currentTarget.value;
          }}
        />
        <span class="o-field__hint">{text.nameHelp}</span>
      </label>
      {problem ? <p role="alert">{problem}</p> : undefined}
      <button type="submit" class={`o-button ${myName.value ? '' : 'o-button--primary'}`}>
        {text.save}
      </button>
      <a href={to.reach()}>{account.link}</a>
      {myName.value ? <YourData /> : undefined}
    </form>
  );
}

/** What the server keeps about a person is theirs to take along or to have forgotten. */
function YourData() {
  const [sure, setSure] = useState(false);
  const text = words.online.data;
  const take = async () => {
    const answer = await api.export();
    if (answer.ok) download('orrery-my-data.json', JSON.stringify(answer, undefined, 2));
    else toast({ tone: 'danger', words: answer.error.message });
  };
  const forget = async () => {
    const failed = await forgetMe();
    toast(failed ? { tone: 'danger', words: failed } : { tone: 'success', words: text.forgotten });
  };
  return (
    <details>
      <summary>{text.title}</summary>
      <p class="lobby__games">
        <button type="button" class="o-button" onClick={() => void take()}>
          {text.take}
        </button>
        <button
          type="button"
          class="o-button o-button--danger"
          onClick={() => (sure ? void forget() : setSure(true))}
        >
          {sure ? text.sure : text.forget}
        </button>
      </p>
    </details>
  );
}
