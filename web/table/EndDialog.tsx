/** The end of a match: how it came out, and the ways on from here. Closing it shows the table once more. */
import type { ComponentChildren } from 'preact';
import { Dialog } from '#ui/Dialog.tsx';
import { onShow, reading } from '#ui/kit/motion.ts';
import { words } from '../text/en.ts';
import '../styles/ending.css';

interface EndDialogProps {
  title: string;
  ways?: ComponentChildren;
  children: ComponentChildren;
  onClose(): void;
}

export function EndDialog({ title, ways, children, onClose }: EndDialogProps) {
  // What led there is seen to its end.
  if (onShow.value || reading.value) return undefined;
  return (
    <Dialog
      title={title}
      shape="wide"
      closeLabel={words.end.review}
      onClose={onClose}
      foot={ways ? <div class="ending__ways">{ways}</div> : undefined}
    >
      {children}
    </Dialog>
  );
}
