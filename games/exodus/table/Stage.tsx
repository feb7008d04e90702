/** The middle of the table: what is being decided, as the scene it is; or the day's report. */
import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import { partOf } from '../outlook/day.ts';
import { STAGE_WORDS } from '../text/stage.ts';
import { Day } from './art/Day.tsx';
import { WhoYouAre } from './art/WhoYouAre.tsx';
import { useTheDesk } from './desk.ts';
import { Opening } from './Opening.tsx';
import { Evening, IntentSheet, Night, Report, SceneStage, Tally } from './parts.ts';
import './stage.css';

export function Stage(): JSX.Element {
  const { props, view, shown, news, forth } = useTheDesk();
  return (
    // Each part of the day begins at its top.
    <section
      key={`${partOf(view)} ${news.dusk} ${view.scene !== undefined}`}
      ref={scrollable}
      class="xd-stage"
      data-part="stage"
    >
      <Day
        view={view}
        shown={shown}
        dusk={news.dusk}
        waken={forth.meant.quiet ? () => forth.mean({ quiet: false }) : undefined}
      />
      {news.dusk ? (
        <Report view={view} news={news} voices={props.stage?.voices ?? false} />
      ) : (
        <>
          {props.stage?.asked}
          <Asked />
        </>
      )}
    </section>
  );
}

function Asked(): JSX.Element {
  const { view, decision, news } = useTheDesk();
  const phase = decision?.prompt ?? view.phase;
  if (phase === 'isolation')
    return (
      <>
        {news.night.length > 0 ? <Night /> : undefined}
        <IntentSheet key={view.cycle} />
      </>
    );
  if (view.scene !== undefined)
    return <SceneStage key={`${view.cycle} ${view.scene.opener} ${view.phase}`} />;
  if (phase === 'poll' || phase === 'tie' || phase === 'marker') return <Tally />;
  if (decision === undefined)
    return (
      <>
        {view.cycle === 0 && view.faction ? <WhoYouAre view={view} /> : undefined}
        <p class="xd-wait">{view.outcome === undefined ? STAGE_WORDS.waiting : STAGE_WORDS.watching}</p>
      </>
    );
  if (phase === 'dossier' || phase === 'questions') return <Opening key={phase} />;
  return <Evening phase={phase} />;
}
