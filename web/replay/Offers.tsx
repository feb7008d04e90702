/** What can be done with a moment: share it, branch off from it, take the record home. */
import { useEffect, useRef } from 'preact/hooks';
import type { Game, Kit } from '#engine';
import { BranchIcon, DownloadIcon, LinkIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { exportRecord } from '../match/file.ts';
import type { Player } from '../match/players.ts';
import { branch } from '../match/start.ts';
import { earn } from '../records/houseDeeds.ts';
import { go, to } from '../router.ts';
import { copyLink } from '../table/copyLink.ts';
import { words } from '../text/en.ts';
import { records } from '../text/records.ts';
import type { Footage } from './footage.ts';

interface OffersProps<K extends Kit> {
  game: Game<K>;
  footage: Footage<K>;
  at: number;
  players: readonly Player[] | undefined;
  link: ((at: number) => Promise<string>) | undefined;
}

export function Offers<K extends Kit>({ game, footage, at, players, link }: OffersProps<K>) {
  const { record, options } = footage;
  const state = footage.state(at);
  const over = state?.outcome !== undefined;
  useHindsight(at, footage.last, over && wasLost(footage, players));
  const branchOff = () => {
    if (over) return toast({ tone: 'info', kind: 'branch', words: words.replay.branchOver });
    if (state === undefined) return undefined;
    const started = branch(game, state, { options, players, lost: wasLost(footage, players) });
    if (!started.ok) return toast({ tone: 'danger', words: started.refusal.message });
    toast({ tone: 'success', words: words.replay.branched });
    return go(to.table(started.id));
  };
  return (
    <div class="offers">
      {link ? (
        <button type="button" class="o-button" onClick={() => void link(at).then(copyLink)}>
          <LinkIcon /> {words.replay.share}
        </button>
      ) : undefined}
      <button type="button" class="o-button" aria-disabled={over || state === undefined} onClick={branchOff}>
        <BranchIcon /> {words.replay.branch}
      </button>
      {record ? (
        <button type="button" class="o-button" onClick={() => exportRecord(record)}>
          <DownloadIcon /> {words.replay.export}
        </button>
      ) : undefined}
    </div>
  );
}

/** Whoever follows a lost match to its end has looked back on it. */
function useHindsight(at: number, last: number, lost: boolean): void {
  const begun = useRef(false);
  if (at < last) begun.current = true;
  useEffect(() => {
    const title = begun.current && lost ? earn('hindsight') : undefined;
    if (title) toast({ tone: 'success', words: records.gains.deed(title) });
  }, [lost]);
}

/** Whether the match came out so that the first person at this screen did not win. */
function wasLost<K extends Kit>(footage: Footage<K>, players: readonly Player[] | undefined): boolean {
  const outcome = footage.state(footage.last)?.outcome;
  const seat = players?.findIndex(({ kind }) => kind === 'human') ?? 0;
  return outcome !== undefined && !outcome.winners.includes(seat);
}
