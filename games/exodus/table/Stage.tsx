/** The middle of the table: what is being decided, as the scene it is; or what just happened. */
import type { JSX } from 'preact';
import type { ExodusAction } from '../action.ts';
import { named } from '../text/people.ts';
import { STAGE_WORDS } from '../text/stage.ts';
import type { View } from '../view/index.ts';
import { Choices } from './Choices.tsx';
import { CourseStage } from './Course.tsx';
import { CovertStage } from './Covert.tsx';
import { useTheDesk } from './desk.ts';
import { Force } from './Force.tsx';
import { IntentSheet } from './IntentSheet.tsx';
import { leadOf, offersOf } from './offers.tsx';
import { Reel } from './Reel.tsx';
import { SceneStage } from './SceneStage.tsx';
import { SheetForm } from './SheetForm.tsx';
import { Steps } from './Steps.tsx';
import { Tally } from './Tally.tsx';
import './stage.css';

export function Stage(): JSX.Element {
  const { reading } = useTheDesk();
  return (
    <section class="xd-stage" data-part="stage">
      <Steps />
      {reading ? <Reel /> : <Asked />}
    </section>
  );
}

function Asked(): JSX.Element {
  const { props, view, decision, cards } = useTheDesk();
  const phase = decision?.prompt ?? view.phase;
  if (phase === 'isolation') return <IntentSheet />;
  if (view.scene !== undefined) return <SceneStage />;
  if (phase === 'poll' || phase === 'tie' || phase === 'marker') return <Tally />;
  if (decision === undefined) {
    if (cards.length > 0) return <Reel />;
    return (
      <p class="xd-stage__wait">{view.outcome === undefined ? STAGE_WORDS.waiting : STAGE_WORDS.watching}</p>
    );
  }
  if (phase === 'covert' || phase === 'covertLate') return <CovertStage />;
  if (phase === 'course') return <CourseStage />;
  const { lines, columns } = leadOf(view, decision.prompt);
  const house = view.houses.find(({ faction }) => faction === view.faction);
  const say = (action: ExodusAction) => props.game.words.action(action, view);
  return (
    <div class="xd-asked">
      {view.force ? <Force /> : undefined}
      {house && mayWriteSheet(decision.prompt, view) ? (
        <SheetForm house={house} fresh={decision.prompt === 'successor'} />
      ) : undefined}
      <Choices
        offers={offersOf(view, decision.actions, say)}
        lead={lines.map((line) => <p key={line}>{named(line, view)}</p>)}
        columns={columns}
        detailed={phase === 'disposition'}
      />
    </div>
  );
}

/** XD-4.3, XD-19.4 with what the leader hides, and with who leads from now on. */
function mayWriteSheet(step: string, { own }: View): boolean {
  return step === 'successor' || step === 'personal' || (step === 'dossier' && own?.chosen.length === 3);
}
