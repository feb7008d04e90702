/** The rulebook at the side of the table. It and its reader are loaded when it is first opened. */
import type { Language } from '#engine';
import { Dialog } from '#ui/Dialog.tsx';
import { language } from '../language.ts';
import { words } from '../text/en.ts';
import { useLoaded } from '../useLoaded.ts';

interface RulesSheetProps {
  title: string;
  load(language: Language): Promise<string>;
  rule: string | undefined;
  onClose(): void;
}

export function RulesSheet({ title, load, rule, onClose }: RulesSheetProps) {
  const loaded = useLoaded(async () => {
    const [{ Reader }, text] = await Promise.all([import('../rules/Reader.tsx'), load(language)]);
    return { Reader, text };
  }, []);
  return (
    <Dialog title={words.rules.title(title)} shape="side" closeLabel={words.close} onClose={onClose}>
      {loaded.status === 'ready' ? (
        <loaded.value.Reader text={loaded.value.text} rule={rule} />
      ) : (
        <p aria-live="polite">{loaded.status === 'failed' ? words.trouble.load : words.loading}</p>
      )}
    </Dialog>
  );
}
