/** The rulebook at the side of the table. The reader is loaded when it is first opened. */
import { Dialog } from '#ui/Dialog.tsx';
import { words } from '../text/en.ts';
import { useLoaded } from '../useLoaded.ts';

interface RulesSheetProps {
  title: string;
  text: string;
  rule: string | undefined;
  onClose(): void;
}

export function RulesSheet({ title, text, rule, onClose }: RulesSheetProps) {
  const loaded = useLoaded(async () => ({ ...(await import('../rules/Reader.tsx')) }), []);
  return (
    <Dialog title={words.rules.title(title)} shape="side" closeLabel={words.close} onClose={onClose}>
      {loaded.status === 'ready' ? (
        <loaded.value.Reader text={text} rule={rule} />
      ) : (
        <p aria-live="polite">{loaded.status === 'failed' ? words.trouble.load : words.loading}</p>
      )}
    </Dialog>
  );
}
