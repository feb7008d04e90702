/** A match to go on with: it names itself by where it stands, and can be thrown into the bin. */

import { SHELF } from 'virtual:catalogue';
import { PlayIcon, TrashIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { to } from '../../router.ts';
import { binSave, type Save, unbinSave } from '../../store/saves.ts';
import { library as words } from '../../text/library.ts';
import { BoardSketch } from './BoardSketch.tsx';
import { Cover } from './Cover.tsx';

export function SaveCard({ save }: { save: Save }) {
  const { id, record, named, sketch } = save;
  return (
    <li class="savecard o-panel" data-game={record.game}>
      <div class="savecard__picture" aria-hidden="true">
        {sketch ? <BoardSketch sketch={sketch} /> : <Cover game={record.game} />}
      </div>
      <div class="savecard__words">
        <h3 id={`save-${id}`} class="savecard__title">
          {titleOf(record.game)}
        </h3>
        <p class="o-muted">{nameOf(save)}</p>
        {named?.asks ? <p class="savecard__asks">{named.asks}</p> : undefined}
      </div>
      <a
        class="o-button o-button--primary savecard__face"
        href={to.table(id)}
        aria-describedby={`save-${id}`}
      >
        <PlayIcon /> {words.goOn}
      </a>
      <button
        type="button"
        class="o-button o-button--quiet o-button--icon savecard__bin"
        aria-label={words.delete}
        aria-describedby={`save-${id}`}
        onClick={() => throwAway(save)}
      >
        <TrashIcon />
      </button>
    </li>
  );
}

export function titleOf(game: string): string {
  return SHELF.find(({ id }) => id === game)?.title ?? game;
}

/** "Ross 128 b · turn 6 · with two bots". */
export function nameOf({ named, players, ended }: Save): string {
  const bots = players.filter(({ kind }) => kind === 'bot').length;
  const people = Math.max(players.length - bots - 1, 0);
  const where = ended ?? named?.where ?? words.begun;
  return players.length === 1 ? where : `${where} · ${words.company(bots, people)}`;
}

export function throwAway(save: Save): void {
  binSave(save);
  toast({
    tone: 'info',
    words: words.deleted,
    action: { label: words.restore, run: () => unbinSave(save) },
  });
}
