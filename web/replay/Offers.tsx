/** What can be done with a moment: share it, branch off from it, take the record home. */
import type { Game, Kit } from '#engine';
import { BranchIcon, DownloadIcon, LinkIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { exportRecord } from '../match/file.ts';
import type { Film } from '../match/film.ts';
import type { Player } from '../match/players.ts';
import { branch } from '../match/start.ts';
import { go, to } from '../router.ts';
import { copyLink } from '../table/copyLink.ts';
import { words } from '../text/en.ts';

interface OffersProps<K extends Kit> {
  game: Game<K>;
  film: Film<K>;
  at: number;
  players: readonly Player[] | undefined;
}

export function Offers<K extends Kit>({ game, film: { match, moments }, at, players }: OffersProps<K>) {
  const moment = moments[at];
  const over = moment?.state.outcome !== undefined;
  const branchOff = () => {
    if (over || moment === undefined)
      return toast({ tone: 'info', kind: 'branch', words: words.replay.branchOver });
    const started = branch(game, moment, players);
    if (!started.ok) return toast({ tone: 'danger', words: started.refusal.message });
    if (!started.kept) return toast({ tone: 'danger', words: words.table.notSaved });
    toast({ tone: 'success', words: words.replay.branched });
    return go(to.table(started.id));
  };
  return (
    <div class="offers">
      <button type="button" class="o-button" onClick={() => void copyLink(match.record(), at)}>
        <LinkIcon /> {words.replay.share}
      </button>
      <button type="button" class="o-button" aria-disabled={over} onClick={branchOff}>
        <BranchIcon /> {words.replay.branch}
      </button>
      <button type="button" class="o-button" onClick={() => exportRecord(match.record())}>
        <DownloadIcon /> {words.replay.export}
      </button>
    </div>
  );
}
