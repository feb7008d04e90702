/** The middle of the table: what is being decided, as the scene it is; or the day's report. */
import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import { unhurried } from '../rules/flight.ts';
import { partOf } from '../rules/outlookDay.ts';
import { quarrelsOf } from '../text/again.ts';
import { leadOf } from '../text/lead.ts';
import { named } from '../text/people.ts';
import { STAGE_WORDS } from '../text/stage.ts';
import { Hunters } from './art/Hunters.tsx';
import { Ritual } from './art/Ritual.tsx';
import { Covert } from './Covert.tsx';
import { Day } from './Day.tsx';
import { useTheDesk } from './desk.ts';
import { IntentSheet } from './IntentSheet.tsx';
import { Opening } from './Opening.tsx';
import { Departures, Options } from './Options.tsx';
import { Report, SceneStage, SheetForm, SoFar, Tally } from './parts.ts';
import './stage.css';

export function Stage(): JSX.Element {
  const { props, view, news } = useTheDesk();
  return (
    // Each part of the day begins at its top.
    <section
      key={`${partOf(view)} ${news.dusk} ${view.scene !== undefined}`}
      ref={scrollable}
      class="xd-stage"
      data-part="stage"
    >
      <Day />
      {news.dusk ? (
        <Report />
      ) : (
        <>
          {/* In a scene all that was said stands there; of the day before its report has told. */}
          {view.scene || view.phase === 'isolation' ? undefined : props.stage?.recap}
          {props.stage?.asked}
          <Asked />
        </>
      )}
    </section>
  );
}

function Asked(): JSX.Element {
  const { view, decision, actions, news } = useTheDesk();
  const phase = decision?.prompt ?? view.phase;
  if (phase === 'isolation') return <IntentSheet key={view.cycle} />;
  if (view.scene !== undefined)
    return <SceneStage key={`${view.cycle} ${view.scene.opener} ${view.phase}`} />;
  if (phase === 'poll' || phase === 'tie' || phase === 'marker') return <Tally />;
  if (decision === undefined)
    return <p class="xd-wait">{view.outcome === undefined ? STAGE_WORDS.waiting : STAGE_WORDS.watching}</p>;
  if (phase === 'dossier' || phase === 'questions') return <Opening key={phase} />;
  const offered = unhurried(actions);
  const dark = phase === 'covert' || phase === 'covertLate';
  return (
    <div
      ref={scrollable}
      class="xd-asked"
      data-part={dark || phase === 'foresee' ? 'covert' : phase === 'course' ? 'course' : undefined}
    >
      {view.force ? <Hunters {...view.force} /> : undefined}
      <SoFar view={view} day={news.day} />
      {[...(dark ? quarrelsOf(news.day, view).flat() : []), ...leadOf(view, phase)].map((line) => (
        <p key={line}>{named(line, view)}</p>
      ))}
      {phase === 'successor' || phase === 'personal' ? (
        <SheetForm fresh={phase === 'successor'} />
      ) : undefined}
      {phase === 'course' ? <Ritual view={view} actions={actions} /> : undefined}
      {dark ? <Covert /> : phase === 'disposition' ? <Departures /> : <Options actions={offered} />}
    </div>
  );
}
