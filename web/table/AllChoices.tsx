/** The door to the full list of choices, and the list behind it. */
import type { Kit } from '#engine';
import { HintIcon, MenuIcon } from '#ui/art/icons.tsx';
import { ChoiceList } from '#ui/kit/ChoiceList.tsx';
import { kit } from '#ui/text.ts';
import { narrow } from '../narrow.ts';
import { settings } from '../settings.ts';
import { words } from '../text/en.ts';
import type { ShownDecision } from './decision.ts';
import type { Shared } from './shared.ts';

export function AllChoicesButton<K extends Kit>({
  decision,
  list,
}: { decision: ShownDecision } & Pick<Shared<K>, 'list'>) {
  return (
    <button
      type="button"
      class="o-button o-button--small allchoices"
      aria-expanded={list.value.open}
      aria-keyshortcuts="0"
      data-advised={decision.advised}
      onClick={() => {
        list.value = { open: !list.value.open };
      }}
    >
      {decision.advised ? <HintIcon size={18} title={kit.recommended} /> : <MenuIcon size={18} />}{' '}
      <span class="allchoices__words">{words.table.actions(decision.list.length)}</span>
      <b class="allchoices__count o-number" aria-hidden="true">
        {decision.list.length}
      </b>
    </button>
  );
}

export function AllChoices<K extends Kit>({
  decision,
  list,
  complain,
}: { decision: ShownDecision } & Pick<Shared<K>, 'list' | 'complain'>) {
  return (
    <ChoiceList
      choices={decision.list}
      closed={decision.closed}
      open={list.value.open}
      setOpen={(open) => {
        list.value = { open };
        if (!open) queueMicrotask(() => document.querySelector<HTMLElement>('.allchoices')?.focus());
      }}
      only={decision.only}
      choose={decision.choose}
      consider={decision.consider}
      complain={complain}
      numbers={settings.value.shortcuts && !narrow.value}
    />
  );
}
