/** The host's console: a token opens it, and its parts stand side by side. */
import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { enter, isIn, leave } from '../../online/console.ts';
import { Page } from '../../Page.tsx';
import { to } from '../../router.ts';
import { admin as text } from '../../text/admin.ts';
import { words } from '../../text/en.ts';
import { Bans } from './Bans.tsx';
import { Deeds } from './Deeds.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { People } from './People.tsx';
import { Reports } from './Reports.tsx';
import { Tables } from './Tables.tsx';
import '../../styles/online.css';
import '../../styles/account.css';
import '../../styles/admin.css';

const PARTS = ['reports', 'people', 'tables', 'bans', 'notice', 'log'] as const;
type Part = (typeof PARTS)[number];

export function AdminPage() {
  return (
    <Page title={text.title} back={{ href: to.lobby(), label: words.online.title }} class="console">
      <p class="o-muted">{text.about}</p>
      {isIn.value ? <Parts /> : <Door />}
    </Page>
  );
}

function Door() {
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const failed = await enter(token.trim());
    setBusy(false);
    setProblem(failed);
  };
  return (
    <form class="o-panel console__panel" onSubmit={(event) => void submit(event)}>
      <label class="o-field">
        <span class="o-field__label">{text.door.label}</span>
        <input
          class="o-input"
          type="password"
          required
          maxLength={200}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
        <span class="o-field__hint">{text.door.help}</span>
      </label>
      {problem ? <p role="alert">{problem}</p> : undefined}
      <button type="submit" class="o-button o-button--primary" disabled={busy}>
        {text.door.enter}
      </button>
    </form>
  );
}

function Parts() {
  const part = useSignal<Part>('reports');
  /** Whom one looks at, from wherever in the console. */
  const person = useSignal<string | undefined>(undefined);
  const lookAt = (player: string | undefined) => {
    person.value = player;
    part.value = 'people';
  };
  return (
    <>
      <div class="console__row">
        <div class="o-segmented console__parts" role="radiogroup" aria-label={text.choose}>
          {PARTS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="part"
                checked={one === part.value}
                onChange={() => {
                  person.value = undefined;
                  part.value = one;
                }}
              />
              <span>{text.parts[one]}</span>
            </label>
          ))}
        </div>
        <button type="button" class="o-button o-button--quiet" onClick={leave}>
          {text.door.leave}
        </button>
      </div>
      {part.value === 'reports' ? <Reports lookAt={lookAt} /> : undefined}
      {part.value === 'people' ? <People person={person.value} lookAt={lookAt} /> : undefined}
      {part.value === 'tables' ? <Tables lookAt={lookAt} /> : undefined}
      {part.value === 'bans' ? <Bans lookAt={lookAt} /> : undefined}
      {part.value === 'notice' ? <NoticeForm /> : undefined}
      {part.value === 'log' ? <Deeds /> : undefined}
    </>
  );
}
