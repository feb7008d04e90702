/** Talk at the table, and what can be asked of the others or done about one's seat. */
import { useState } from 'preact/hooks';
import { type Kit, SPECTATOR } from '#engine';
import { Dialog } from '#ui/Dialog.tsx';
import { copyText } from '../../online/copyText.ts';
import type { Followed } from '../../online/followed.ts';
import { api } from '../../online/link.ts';
import type { OnlineMatch } from '../../online/match.ts';
import { to } from '../../router.ts';
import { words } from '../../text/en.ts';

interface TableMenuProps<K extends Kit> {
  match: OnlineMatch<K>;
  followed: Followed;
  onClose(): void;
}

export function TableMenu<K extends Kit>({ match, followed, onClose }: TableMenuProps<K>) {
  const text = words.online.table;
  const playing = match.viewer.value !== SPECTATOR;
  return (
    <Dialog title={text.menu} shape="sheet" closeLabel={words.close} onClose={onClose}>
      <Talk match={match} followed={followed} channel={playing ? 'table' : 'spectators'} />
      {playing && match.table.value.status === 'playing' ? (
        <Ways match={match} onClose={onClose} />
      ) : undefined}
    </Dialog>
  );
}

function Talk<K extends Kit>({
  match,
  followed,
  channel,
}: Omit<TableMenuProps<K>, 'onClose'> & { channel: string }) {
  const [draft, setDraft] = useState('');
  const text = words.online.table;
  const say = async (said: string) => {
    if (said.trim() === '') return;
    if (await match.ask('chat', { channel, text: said, seat: undefined })) setDraft('');
  };
  return (
    <section class="company__ways" aria-label={text.chat(0)}>
      {channel === 'spectators' ? <p class="o-muted">{text.spectators}</p> : undefined}
      <ul class="company__lines" aria-live="polite">
        {followed.chat.value.map(({ number, name, text: said }) => (
          <li key={number}>
            <strong>{name}</strong> {said}
          </li>
        ))}
      </ul>
      {followed.chat.value.length === 0 ? <p class="o-muted">{text.quiet}</p> : undefined}
      <form
        class="company__say"
        onSubmit={(event) => {
          event.preventDefault();
          void say(draft);
        }}
      >
        <input
          class="o-input"
          aria-label={text.say}
          placeholder={text.say}
          maxLength={500}
          value={draft}
          onInput={(event) => setDraft(event.currentTarget.value)}
        />
        <button type="submit" class="o-button">
          {text.send}
        </button>
      </form>
      <p class="company__row">
        {text.phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="o-button o-button--small"
            onClick={() => void say(phrase)}
          >
            {phrase}
          </button>
        ))}
      </p>
    </section>
  );
}

function Ways<K extends Kit>({ match, onClose }: Pick<TableMenuProps<K>, 'match' | 'onClose'>) {
  const [sure, setSure] = useState(false);
  const text = words.online.table;
  const seat = match.table.value.seats[match.viewer.value];
  const ask =
    (op: string, fields: object = {}) =>
    async () => {
      if (await match.ask(op, fields)) onClose();
    };
  const personal = async () => {
    const { id } = match.table.value;
    const made = await api.do<{ token: string }>(id, 'link', { seat: match.viewer.value });
    if (!made.ok) return;
    const link = new URL(to.seat(id, made.token), location.href).href;
    await copyText(link, text.personalDone, text.personalDone);
  };
  return (
    <section class="company__ways">
      <button type="button" class="o-button" onClick={() => void ask('propose', { kind: 'undo' })()}>
        {text.askUndo}
      </button>
      <button type="button" class="o-button" onClick={() => void ask('propose', { kind: 'pause' })()}>
        {text.askPause}
      </button>
      <button type="button" class="o-button" onClick={() => void ask('propose', { kind: 'end' })()}>
        {text.askEnd}
      </button>
      <button type="button" class="o-button" onClick={() => void personal()}>
        {text.personal}
      </button>
      <button
        type="button"
        class="o-button"
        onClick={() => void ask(seat?.kind === 'away' ? 'back' : 'away')()}
      >
        {seat?.kind === 'away' ? text.back : text.away_}
      </button>
      <button
        type="button"
        class="o-button o-button--danger"
        onClick={() => (sure ? void ask('resign')() : setSure(true))}
      >
        {sure ? text.resignSure : text.resign}
      </button>
    </section>
  );
}
