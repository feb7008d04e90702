/** The end of a match: how it came out, and the ways on from here. Closing it shows the table once more. */
import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ChevronDownIcon } from '#ui/art/icons.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { onShow, reading } from '#ui/kit/motion.ts';
import { showing } from '../settings.ts';
import { words } from '../text/en.ts';
import '../styles/ending.css';

interface EndDialogProps {
  title: string;
  ways?: ComponentChildren;
  children: ComponentChildren;
  /** Asked for by whoever has seen how it ended. */
  again?: boolean | undefined;
  onClose(): void;
}

/** So long what decided it is looked at on the board, in milliseconds. */
const LAST_LOOK_MS = 2500;

/** Whether the board was looked at once nothing moves on it any more. */
function useLastLook(moves: boolean): boolean {
  const [looked, setLooked] = useState(showing() === 0);
  useEffect(() => {
    if (moves || looked) return undefined;
    const timer = setTimeout(() => setLooked(true), LAST_LOOK_MS * showing());
    return () => clearTimeout(timer);
  }, [moves, looked]);
  return looked;
}

/** So much of what is seen is left in sight when more of it is shown. */
const KEPT = 0.2;

function showMore({ currentTarget }: TargetedMouseEvent<HTMLElement>): void {
  const body = currentTarget.closest('dialog')?.querySelector('.o-dialog__body');
  body?.scrollBy({ top: body.clientHeight * (1 - KEPT), behavior: showing() === 0 ? 'auto' : 'smooth' });
}

export function EndDialog({ title, ways, children, again, onClose }: EndDialogProps) {
  // What led there is seen to its end.
  const moves = onShow.value || reading.value;
  const looked = useLastLook(moves);
  if (moves || !(looked || again)) return undefined;
  return (
    <Dialog
      title={title}
      shape="wide"
      closeLabel={words.end.review}
      onClose={onClose}
      foot={
        ways ? (
          <>
            <button type="button" class="ending__more o-button o-button--small" onClick={showMore}>
              {words.end.more} <ChevronDownIcon size={16} />
            </button>
            <div class="ending__ways">{ways}</div>
          </>
        ) : undefined
      }
    >
      {children}
    </Dialog>
  );
}
