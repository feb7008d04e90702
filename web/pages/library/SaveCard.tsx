/** A match kept in this browser: go on, look back, or delete it, with a way to take that back. */

import { SHELF } from 'virtual:catalogue';
import { useState } from 'preact/hooks';
import { PlayIcon, ReplayIcon, TrashIcon } from '#ui/art/icons.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { toast } from '#ui/Toasts.tsx';
import { to } from '../../router.ts';
import { deleteSave, type Save, writeSave } from '../../store/saves.ts';
import { words } from '../../text/en.ts';

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function SaveCard({ save }: { save: Save }) {
  const [asking, setAsking] = useState(false);
  const { id, record, played, ended } = save;
  const title = SHELF.find((game) => game.id === record.game)?.title ?? record.game;
  const remove = () => {
    setAsking(false);
    deleteSave(id);
    toast({
      tone: 'info',
      words: words.library.deleted,
      action: { label: words.library.restore, run: () => void writeSave(save) },
    });
  };
  return (
    <li class="savecard o-panel" data-game={record.game}>
      <div class="savecard__words">
        <h3 id={`save-${id}`} class="savecard__title">
          {title}
          {ended === undefined ? undefined : <span class="savecard__ended">: {ended}</span>}
        </h3>
        <p class="o-muted">
          {words.library.actions(record.actions.length)} ·{' '}
          <time dateTime={new Date(played).toISOString()}>{WHEN.format(played)}</time>
        </p>
      </div>
      <p class="savecard__ways">
        {ended === undefined ? (
          <a class="o-button o-button--primary" href={to.table(id)} aria-describedby={`save-${id}`}>
            <PlayIcon /> {words.library.resume}
          </a>
        ) : undefined}
        <a class="o-button" href={to.replay(id)} aria-describedby={`save-${id}`}>
          <ReplayIcon /> {words.library.replay}
        </a>
        <button
          type="button"
          class="o-button o-button--quiet o-button--icon"
          aria-label={words.library.delete}
          aria-describedby={`save-${id}`}
          onClick={() => setAsking(true)}
        >
          <TrashIcon />
        </button>
      </p>
      {asking ? (
        <Dialog
          title={words.library.deleteTitle}
          closeLabel={words.close}
          onClose={() => setAsking(false)}
          foot={
            <>
              <button type="button" class="o-button" onClick={() => setAsking(false)}>
                {words.cancel}
              </button>
              <button type="button" class="o-button o-button--danger" onClick={remove}>
                {words.library.delete}
              </button>
            </>
          }
        >
          <p>{words.library.deleteDetail}</p>
        </Dialog>
      ) : undefined}
    </li>
  );
}
