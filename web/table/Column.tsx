/** Beside the board, where there is room: what happened, what is asked, the cards, the log and the way out. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/art/icons.tsx';
import { CardButton, ChoiceCards } from '#ui/kit/ChoiceCards.tsx';
import { Headline, Met } from '#ui/kit/Headline.tsx';
import { onShow } from '#ui/kit/motion.ts';
import { scrollable, useScrollable } from '#ui/scrollable.ts';
import { settings } from '../settings.ts';
import { words } from '../text/en.ts';
import { AllChoices, AllChoicesButton } from './AllChoices.tsx';
import { Dock } from './Dock.tsx';
import { useDecision } from './decision.ts';
import { HintCard } from './HintCard.tsx';
import { LookingBack, OnBoard } from './Looking.tsx';
import { Strip } from './Strip.tsx';
import { Sure } from './Sure.tsx';
import type { Shared, Slots } from './shared.ts';
import { Waiting } from './Waiting.tsx';

export function Column<K extends Kit>({ company, talk, ...shared }: Shared<K> & Slots) {
  const { match, table, list, folded } = shared;
  const decision = useDecision(shared);
  const keys = settings.value.shortcuts;
  const now = useRef<HTMLElement | null>(null);
  const reads = useScrollable(now);
  // What is asked next is read from its beginning.
  useLayoutEffect(() => now.current?.scrollTo(0, 0), [decision?.asked]);
  if (folded.value && !list.value.open) return <Rail {...shared} company={company} decision={decision} />;
  return (
    <aside
      class="column"
      aria-label={words.table.choose}
      data-list={list.value.open ? '' : undefined}
      data-later={onShow.value ? '' : undefined}
    >
      <section ref={reads} class="column__now" aria-label={words.table.asked}>
        <div class="column__top">
          <FoldButton folded={folded} />
          <OnBoard />
          <LookingBack {...shared.retelling} />
          {decision ? <Headline who={decision.who} asked={decision.asked} /> : undefined}
          {decision || onShow.value ? undefined : <Waiting {...shared} />}
        </div>
        {company}
        {decision ? (
          <>
            {table.staged ? undefined : (
              <ChoiceCards cards={decision.cards} keys={keys && !list.value.open} />
            )}
            {table.staged ? undefined : <AllChoicesButton decision={decision} list={list} />}
            <AllChoices decision={decision} {...shared} />
          </>
        ) : undefined}
        {/* What comes and goes stands below the cards: they stay where the hand has found them. */}
        {decision ? <Met /> : undefined}
        {table.staged || onShow.value ? undefined : <Strip {...shared} />}
      </section>
      {/* Whole in sight, however many cards there are: those scroll above it. */}
      {table.staged ? undefined : (
        <section ref={scrollable} class="column__said" aria-label={words.table.said}>
          <Sure asking={shared.asking} carded={decision?.wayOut !== undefined} />
          <HintCard {...shared} />
        </section>
      )}
      {decision?.wayOut && !table.staged ? (
        <CardButton
          card={decision.wayOut}
          shortcut={keys ? 'E' : undefined}
          class="choicecard--out"
          part="way-out"
        />
      ) : undefined}
      <Dock match={match} talk={talk} />
    </aside>
  );
}

/** What is left of the column when it is folded: what is asked, and the way out, unless that stands on the stage. */
function Rail<K extends Kit>({
  decision,
  folded,
  company,
  ...shared
}: Shared<K> & Slots & { decision: ReturnType<typeof useDecision> }) {
  return (
    <aside class="column column--rail" aria-label={words.table.choose}>
      <FoldButton folded={folded} tip={decision?.asked} />
      <div class="column__bubble">
        {decision || shared.table.staged ? undefined : <Waiting {...shared} />}
        {company}
        {shared.table.staged ? undefined : (
          <>
            <HintCard {...shared} />
            <Sure asking={shared.asking} />
          </>
        )}
      </div>
      {decision ? <AllChoices decision={decision} {...shared} /> : undefined}
      {decision?.wayOut && !shared.table.staged ? (
        <button
          type="button"
          class="o-button o-button--icon column__out"
          aria-label={decision.wayOut.name}
          aria-keyshortcuts="e"
          data-tip={decision.wayOut.name}
          onClick={decision.wayOut.press}
        >
          E
        </button>
      ) : undefined}
    </aside>
  );
}

function FoldButton({ folded, tip }: { folded: Shared<Kit>['folded']; tip?: string | undefined }) {
  const name = folded.value ? words.table.unfold : words.table.fold;
  return (
    <button
      type="button"
      class="o-button o-button--quiet o-button--icon column__fold"
      aria-label={tip === undefined ? name : `${name}: ${tip}`}
      aria-keyshortcuts="\"
      data-tip={tip}
      onClick={() => {
        folded.value = !folded.value;
      }}
    >
      {folded.value ? <ChevronLeftIcon size={18} /> : <ChevronRightIcon size={18} />}
    </button>
  );
}
