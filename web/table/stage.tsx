/** What a board is given that carries what is asked and the cards itself. */
import { useComputed } from '@preact/signals';
import { canonical, type Kit } from '#engine';
import { Headline } from '#ui/kit/Headline.tsx';
import type { Stage } from '#ui/table.ts';
import { proposal } from '../match/propose.ts';
import { narrow } from '../narrow.ts';
import { settings } from '../settings.ts';
import { AllChoicesButton } from './AllChoices.tsx';
import { answerCard } from './cards.ts';
import { type ShownDecision, useDecision } from './decision.ts';
import { HintCard } from './HintCard.tsx';
import { Strip } from './Strip.tsx';
import { Sure } from './Sure.tsx';
import type { Shared } from './shared.ts';
import { Waiting } from './Waiting.tsx';

/** Undefined for a board beside which the column stands. */
export function useStage<K extends Kit>(shared: Shared<K>): Stage<K> | undefined {
  const { match, table, put } = shared;
  const decision = useDecision(shared);
  const finals = useComputed(
    () => new Set(match.decision.value?.actions.filter((action) => match.isFinal(action)).map(canonical)),
  );
  if (!table.staged) return undefined;
  return {
    asked: <Asked {...shared} decision={decision} />,
    recap: narrow.value ? undefined : <Strip {...shared} />,
    card: (action) => ({
      ...answerCard(
        { shared, finals: finals.value, closed: [] },
        { kind: 'plain', key: canonical(action), action },
      ),
      // On a stage the answers are of one kind, and its sign says nothing.
      icon: undefined,
    }),
    voices: settings.value.voice !== 'quiet',
    keys: settings.value.shortcuts && !narrow.value && !shared.list.value.open,
    list(sheet) {
      put.value = sheet;
    },
    ...(match.hintable
      ? {
          async propose() {
            const { thinks } = await table.story.quick();
            return thinks ? proposal(match.game, match.state.value, match.viewer.value, thinks) : [];
          },
        }
      : {}),
  };
}

/** On a phone the sheet below says what is asked. */
function Asked<K extends Kit>({ decision, ...shared }: Shared<K> & { decision: ShownDecision | undefined }) {
  const { list, asking } = shared;
  if (narrow.value) return undefined;
  return (
    <>
      <div class="staged">
        {decision ? <Headline who={decision.who} asked={decision.asked} /> : <Waiting {...shared} />}
        {decision ? <AllChoicesButton decision={decision} list={list} /> : undefined}
      </div>
      <HintCard {...shared} />
      <Sure asking={asking} />
    </>
  );
}
