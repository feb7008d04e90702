/** Whom you have blocked and muted, and taking it back. */
import { useEffect } from 'preact/hooks';
import { toast } from '#ui/Toasts.tsx';
import { blocked, muted } from '../../../online/muted.ts';
import { isolated } from '../../../online/names.ts';
import { hearAgain, recallShunned, unblock } from '../../../online/shunning.ts';
import { words } from '../../../text/en.ts';
import { Panel } from './Panel.tsx';

export function ShunnedPanel() {
  const text = words.online.people.list;
  useEffect(() => {
    void recallShunned();
  }, []);
  const act = (work: () => Promise<string | undefined>, done: string) => async () => {
    const failed = await work();
    toast(failed ? { tone: 'danger', words: failed } : { tone: 'success', kind: 'people', words: done });
  };
  const none = blocked.value.length === 0 && muted.value.length === 0;
  return (
    <Panel id="shunned" title={text.title}>
      {none ? <p class="o-muted">{text.none}</p> : undefined}
      <ul class="room__seats">
        {blocked.value.map((one) => (
          <Row
            key={`blocked ${one.player}`}
            name={one.name}
            note={text.blocked}
            label={text.unblock}
            spoken={text.unblockOf(isolated(one.name))}
            onClick={act(() => unblock(one.player), text.unblocked(isolated(one.name)))}
          />
        ))}
        {muted.value.map((one) => (
          <Row
            key={`muted ${one.player}`}
            name={one.name}
            note={text.muted}
            label={text.unmute}
            spoken={text.unmuteOf(isolated(one.name))}
            onClick={act(() => hearAgain(one), text.unmuted(isolated(one.name)))}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  name: string;
  note: string;
  label: string;
  spoken: string;
  onClick(): void;
}

function Row({ name, note, label, spoken, onClick }: RowProps) {
  return (
    <li class="room__seat">
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <span class="o-muted">{note}</span>
      </span>
      <button type="button" class="o-button" aria-label={spoken} onClick={onClick}>
        {label}
      </button>
    </li>
  );
}
