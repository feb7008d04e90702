/** The rulebook at the side of the table. It and its reader are loaded when it is first opened. */
import type { Kit } from '#engine';
import { Dialog } from '#ui/Dialog.tsx';
import type { GameTable } from '#ui/table.ts';
import { language } from '../language.ts';
import { words } from '../text/en.ts';
import { useLoaded } from '../useLoaded.ts';

interface RulesSheetProps<K extends Kit> {
  title: string;
  table: GameTable<K>;
  rule: string | undefined;
  onClose(): void;
}

export function RulesSheet<K extends Kit>({ title, table, rule, onClose }: RulesSheetProps<K>) {
  const loaded = useLoaded(async () => {
    const [{ Reader }, text, terms] = await Promise.all([
      import('../rules/Reader.tsx'),
      table.rules(language),
      table.terms?.(),
    ]);
    return { Reader, text, terms };
  }, []);
  return (
    <Dialog title={words.rules.title(title)} shape="side" closeLabel={words.close} onClose={onClose}>
      {loaded.status === 'ready' ? (
        <loaded.value.Reader text={loaded.value.text} terms={loaded.value.terms} rule={rule} />
      ) : (
        <p aria-live="polite">{loaded.status === 'failed' ? words.trouble.load : words.loading}</p>
      )}
    </Dialog>
  );
}
