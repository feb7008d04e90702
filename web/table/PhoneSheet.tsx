/** Below the board on a phone: one sheet of three heights. Dragging, its grip and the system's Back move it. */
import { useComputed } from '@preact/signals';
import type { RefObject, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { ReplayIcon } from '#ui/art/icons.tsx';
import { CardButton, ChoiceCards } from '#ui/kit/ChoiceCards.tsx';
import { Headline, Met } from '#ui/kit/Headline.tsx';
import { onShow } from '#ui/kit/motion.ts';
import { lossesIn } from '#ui/kit/recapOrder.ts';
import { scrollable } from '#ui/scrollable.ts';
import { useHeight } from '#ui/useHeight.ts';
import { words } from '../text/en.ts';
import { AllChoices, AllChoicesButton } from './AllChoices.tsx';
import { useDecision } from './decision.ts';
import { HintCard } from './HintCard.tsx';
import { LookingBack, OnBoard } from './Looking.tsx';
import { Strip } from './Strip.tsx';
import { Sure } from './Sure.tsx';
import type { Shared, Slots } from './shared.ts';
import { TableLog } from './TableLog.tsx';
import { useBack } from './useBack.ts';
import { Waiting } from './Waiting.tsx';
import '../styles/phone-sheet.css';

const HEIGHTS = ['peek', 'half', 'full'] as const;
/** How far a finger goes before it moves the sheet. */
const DRAG = 24;

export function PhoneSheet<K extends Kit>({ company, talk, ...shared }: Shared<K> & Slots) {
  const { match, table, sheet, list, height } = shared;
  const decision = useDecision(shared);
  // What must be read or answered beside the board stays in sight.
  const rest = company ? 1 : 0;
  const level = useComputed(() =>
    sheet.value === 'log' || list.value.open || talk?.open.value ? 2 : height.value,
  );
  const at = Math.max(rest, level.value);
  const set = (to: number): void => {
    height.value = Math.min(to, 1);
    if (to < 2) {
      list.value = { open: false };
      if (sheet.value === 'log') sheet.value = undefined;
      if (talk) talk.open.value = false;
    } else if (sheet.value !== 'log' && !talk?.open.value) list.value = { open: true };
  };
  // What is advised takes the room of what was told, but for what was lost.
  const hinted = match.hints.hint.value.status !== 'off';
  const lost = lossesIn(shared.retelling.recap.value.chapters).length > 0;
  useBack(at - rest, (raised) => set(rest + raised));
  const section = useDock();
  return (
    <section
      ref={section}
      class="phonesheet"
      data-height={HEIGHTS[at]}
      data-staged={table.staged}
      data-hinted={hinted ? '' : undefined}
      data-later={onShow.value ? '' : undefined}
      aria-label={words.table.choose}
    >
      {decision ? <Met /> : undefined}
      <Grip at={at} rest={rest} set={set} />
      <div class="phonesheet__peek">
        {at < 2 && !onShow.value && (!hinted || lost) ? <Strip {...shared} /> : undefined}
        <div class="phonesheet__asked">
          <div class="phonesheet__now">
            <OnBoard />
            <LookingBack {...shared.retelling} />
            {decision ? <Headline who={decision.who} asked={decision.asked} /> : undefined}
            {decision || onShow.value ? undefined : <Waiting {...shared} />}
            <div class="phonesheet__ways">
              {decision ? <AllChoicesButton decision={decision} list={list} /> : undefined}
              <LogButton sheet={sheet} list={list} talk={talk} />
              {decision?.proposed ? <CardButton card={decision.proposed} shortcut={undefined} /> : undefined}
              {decision?.wayOut && !table.staged ? (
                <CardButton
                  card={decision.wayOut}
                  shortcut={undefined}
                  class="choicecard--out"
                  part="way-out"
                />
              ) : undefined}
            </div>
          </div>
          <Sure asking={shared.asking} carded={decision?.wayOut !== undefined && !table.staged} />
        </div>
      </div>
      <div ref={scrollable} class="phonesheet__more">
        {at === 0 && decision && decision.below.length > 0 && !onShow.value ? (
          <ChoiceCards cards={decision.below} keys={false} />
        ) : undefined}
        {at < 2 ? <HintCard {...shared} /> : undefined}
        {at === 1 ? (
          <>
            {company}
            {decision && !table.staged ? <ChoiceCards cards={decision.cards} keys={false} /> : undefined}
          </>
        ) : undefined}
        {decision ? <AllChoices decision={decision} {...shared} /> : undefined}
        {sheet.value === 'log' ? <TableLog match={match} /> : undefined}
        {talk?.open.value ? talk.body : undefined}
      </div>
    </section>
  );
}

function LogButton<K extends Kit>({
  sheet,
  list,
  talk,
}: Pick<Shared<K>, 'sheet' | 'list'> & Pick<Slots, 'talk'>) {
  return (
    <button
      type="button"
      class="o-button o-button--icon"
      aria-label={words.table.log}
      aria-expanded={sheet.value === 'log'}
      aria-keyshortcuts="l"
      onClick={() => {
        list.value = { open: false };
        if (talk) talk.open.value = false;
        sheet.value = sheet.value === 'log' ? undefined : 'log';
      }}
    >
      <ReplayIcon size={18} />
    </button>
  );
}

/** Tells the table how high the sheet stands, so that what opens over the board keeps above it. */
function useDock(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const high = useHeight(ref);
  useLayoutEffect(() => {
    ref.current?.closest<HTMLElement>('.table')?.style.setProperty('--dock', `${high}px`);
  }, [high]);
  return ref;
}

/** Pressed, it goes one height up, or from the highest down; dragged, it goes where the finger does. */
function Grip({ at, rest, set }: { at: number; rest: number; set(to: number): void }) {
  const from = useRef<number | undefined>(undefined);
  const end = ({ clientY }: TargetedPointerEvent<HTMLElement>): void => {
    const by = from.current === undefined ? 0 : clientY - from.current;
    from.current = undefined;
    if (by > DRAG) set(Math.max(rest, at - 1));
    else if (by < -DRAG) set(Math.min(2, at + 1));
    else set(at === 2 ? rest : at + 1);
  };
  return (
    <button
      type="button"
      class="phonesheet__grip"
      aria-label={at === 2 ? words.table.lower : words.table.raise}
      aria-expanded={at > 0}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={end}
      onClick={({ detail }) => {
        // By key or by who listens: fingers were heard already.
        if (detail === 0) set(at === 2 ? rest : at + 1);
      }}
    />
  );
}
