/** The middle of the table: what is being decided, as the scene it is; or the day's report. */
import type { JSX } from 'preact';
import { Svg } from '#ui/art/Svg.tsx';
import { scrollable } from '#ui/scrollable.ts';
import { STRENGTH } from '../content/fleet.ts';
import { weightOf } from '../outlook.ts';
import { ritualOutlook } from '../rules/outlookVoyage.ts';
import { FORCE_WORDS, order } from '../text/names.ts';
import { named } from '../text/people.ts';
import { COURSE_WORDS, ELECTION_WORDS, FORCE_TABLE, STAGE_WORDS } from '../text/stage.ts';
import { tooNear } from '../text/systems.ts';
import type { View } from '../view/index.ts';
import { SheetForm } from './ColourForm.tsx';
import { Day } from './Day.tsx';
import { useTheDesk } from './desk.ts';
import { IntentSheet } from './IntentSheet.tsx';
import { OutlookBox } from './Odds.tsx';
import { Opening } from './Opening.tsx';
import { Options } from './Options.tsx';
import { Report } from './Report.tsx';
import { SceneStage } from './SceneStage.tsx';
import { Tally } from './Tally.tsx';
import './stage.css';

export function Stage(): JSX.Element {
  const { props, view, news } = useTheDesk();
  return (
    <section ref={scrollable} class="xd-stage" data-part="stage">
      <Day />
      {news.dusk ? (
        <Report />
      ) : (
        <>
          {/* In a scene all that was said stands there. */}
          {view.scene ? undefined : props.stage?.recap}
          {props.stage?.asked}
          <Asked />
        </>
      )}
    </section>
  );
}

function Asked(): JSX.Element {
  const { view, decision, actions } = useTheDesk();
  const phase = decision?.prompt ?? view.phase;
  if (phase === 'isolation') return <IntentSheet key={view.cycle} />;
  if (view.scene !== undefined)
    return <SceneStage key={`${view.cycle} ${view.scene.opener} ${view.phase}`} />;
  if (phase === 'poll' || phase === 'tie' || phase === 'marker') return <Tally />;
  if (decision === undefined)
    return <p class="xd-wait">{view.outcome === undefined ? STAGE_WORDS.waiting : STAGE_WORDS.watching}</p>;
  if (phase === 'dossier' || phase === 'questions') return <Opening key={phase} />;
  return (
    <div
      ref={scrollable}
      class="xd-asked"
      data-part={phase?.startsWith('covert') ? 'covert' : phase === 'course' ? 'course' : undefined}
    >
      {view.force ? <Force {...view.force} /> : undefined}
      {leadOf(view, phase).map((line) => (
        <p key={line}>{named(line, view)}</p>
      ))}
      {phase === 'successor' || phase === 'personal' ? (
        <SheetForm fresh={phase === 'successor'} />
      ) : undefined}
      {phase === 'course' ? <Ritual /> : undefined}
      <Options actions={actions} />
    </div>
  );
}

/** What should be known before the cards are read. */
function leadOf(view: View, phase: View['phase']): readonly string[] {
  const { faction } = view;
  switch (phase) {
    case 'election':
      return [
        ELECTION_WORDS.people(view.traits.justice >= view.traits.edge ? 'incumbent' : 'challenger'),
        ELECTION_WORDS.weight(faction === undefined ? 0 : weightOf(view, faction, 'government')),
      ];
    case 'landfall':
      return view.arrivals < view.reach ? [tooNear(view.reach - view.arrivals)] : [];
    case 'course':
      return [`${COURSE_WORDS.keepers} ${COURSE_WORDS.round}`];
    case 'leak':
      return [STAGE_WORDS.leak];
    case 'covert':
    case 'covertLate': {
      const today = faction && view.resolved[faction];
      return today ? [STAGE_WORDS.distracts(order(today))] : [];
    }
    default:
      return [];
  }
}

/** One ritual for every star: its odds stand once. */
function Ritual(): JSX.Element | undefined {
  const { view, actions } = useTheDesk();
  const plan = (['jump', 'hurried'] as const).find((one) =>
    actions.some((action) => action.type === 'ballot' && action.stake.startsWith(one)),
  );
  return plan && <OutlookBox outlook={ritualOutlook(view, plan)} />;
}

/** A hostile force in the system: its size, its Strength, the Lead, and which rituals there is time for. */
function Force({ size, lead }: NonNullable<View['force']>): JSX.Element {
  return (
    <section class="xd-force" aria-label={FORCE_WORDS[size]}>
      <span aria-hidden="true">
        {Array.from({ length: size }, (_, i) => (
          <Svg key={i} width={20} height={20} size={26}>
            <path d="M10 1c5 0 7 4 6 9l2 7-4-3-1 5-3-4-3 4-1-5-4 3 2-7c-1-5 1-9 6-9Z" fill="currentColor" />
          </Svg>
        ))}
      </span>
      <p>
        <b class="xd-title">{FORCE_WORDS[size]}</b> {FORCE_TABLE.strength(STRENGTH[size] ?? 0)} ·{' '}
        {FORCE_TABLE.lead(lead)} · {FORCE_TABLE.rituals(lead)}
      </p>
    </section>
  );
}
