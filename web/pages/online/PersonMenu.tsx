/** What one can do about someone else at a table: a button at their name, and what it opens. */
import { useState } from 'preact/hooks';
import { Dialog } from '#ui/Dialog.tsx';
import { toast } from '#ui/Toasts.tsx';
import { myName } from '../../online/link.ts';
import { isolated } from '../../online/names.ts';
import { blockAt, muteAt, reportAt, type Someone } from '../../online/shunning.ts';
import { words } from '../../text/en.ts';

interface PersonMenuProps {
  match: string;
  name: string;
  who: Someone;
}

export function PersonMenu({ match, name, who }: PersonMenuProps) {
  const [open, setOpen] = useState(false);
  const text = words.online.people;
  return (
    <>
      <button
        type="button"
        class="o-button o-button--small o-button--quiet person__open"
        aria-haspopup="dialog"
        aria-label={text.about(isolated(name))}
        title={text.menu}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {open ? <About match={match} name={name} who={who} onClose={() => setOpen(false)} /> : undefined}
    </>
  );
}

function About({ match, name, who, onClose }: PersonMenuProps & { onClose(): void }) {
  const text = words.online.people;
  const [busy, setBusy] = useState(false);
  const called = isolated(name);
  const act = (work: () => Promise<string | undefined>, done: string) => async () => {
    setBusy(true);
    const failed = await work();
    setBusy(false);
    toast(failed ? { tone: 'danger', words: failed } : { tone: 'success', kind: 'people', words: done });
    if (failed === undefined) onClose();
  };
  return (
    <Dialog title={text.about(called)} shape="sheet" closeLabel={words.close} onClose={onClose}>
      <div class="person">
        <section>
          <button
            type="button"
            class="o-button"
            disabled={busy}
            onClick={act(() => muteAt(match, who, name), text.muted(called))}
          >
            {text.mute}
          </button>
          <p class="o-muted">{text.muteHelp}</p>
        </section>
        {/* Whom the server does not know has nothing it could keep apart. */}
        {myName.value === undefined ? undefined : (
          <>
            <section>
              <button
                type="button"
                class="o-button"
                disabled={busy}
                onClick={act(() => blockAt(match, who), text.blocked(called))}
              >
                {text.block}
              </button>
              <p class="o-muted">{text.blockHelp}</p>
            </section>
            <Report busy={busy} send={(reason) => act(() => reportAt(match, who, reason), text.sent)()} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Report({ busy, send }: { busy: boolean; send(reason: string): Promise<void> }) {
  const [reason, setReason] = useState('');
  const text = words.online.people;
  return (
    <details>
      <summary>{text.report}</summary>
      <form
        class="person__report"
        onSubmit={(event) => {
          event.preventDefault();
          void send(reason.trim());
        }}
      >
        <p class="o-muted">{text.reportHelp}</p>
        <label class="o-field">
          <span class="o-field__label">{text.reason}</span>
          <textarea
            class="o-input"
            rows={3}
            required
            maxLength={500}
            value={reason}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
          <span class="o-field__hint">{text.reasonHelp}</span>
        </label>
        <button type="submit" class="o-button o-button--primary" disabled={busy || reason.trim() === ''}>
          {text.send}
        </button>
      </form>
    </details>
  );
}
