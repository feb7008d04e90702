/** The bar below the grid: points, captain, stack and tomorrow; or what the thing looked at would bring. */
import type { JSX } from 'preact';
import { ENOUGH } from '../steps/endOfTurn.ts';
import { SIDE_WORDS } from '../text/content.ts';
import { previewLines } from '../text/preview.ts';
import { STAGE_WORDS, short, spread, TABLE_WORDS } from '../text/table.ts';
import { inView } from '../view.ts';
import { CaptainMark, SideMark } from './art/Mark.tsx';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';
import { Stack } from './Stack.tsx';
import '#ui/kit/parts/goals.css';
import '#ui/kit/parts/lines.css';
import './status.css';

export function Status(): JSX.Element {
  const { foresight, stage, picked, props } = useTheDesk();
  const { kind } = props;
  const lit = picked === undefined && kind && kind in TABLE_WORDS.pressLit ? (kind as Lit) : undefined;
  const said = stage ? STAGE_WORDS[stage] : lit && TABLE_WORDS.pressLit[lit];
  return (
    <section class="xs-status" data-part="status">
      <Points />
      <div class="xs-status__rest" data-hidden={foresight || said ? '' : undefined}>
        <div class="xs-stat xs-stat--goal">
          <span class="o-eyebrow">{TABLE_WORDS.goal}</span>
          <Goal />
        </div>
        <Captain />
        <Stack />
      </div>
      {foresight ? <Preview /> : said ? <p class="o-lines xs-said">{said}</p> : undefined}
      <TomorrowButton />
    </section>
  );
}

function Points(): JSX.Element {
  const { view, foresight, showsTomorrow } = useTheDesk();
  const now = { min: view.points, max: view.points };
  const points = showsTomorrow ? now : (foresight?.points ?? now);
  const saved = { min: view.pointsAfterSuspicion, max: view.pointsAfterSuspicion };
  const after = (showsTomorrow ? foresight?.points : foresight?.after) ?? saved;
  const even = !showsTomorrow && spread(points) === spread(after);
  const { tomorrow, suspicionSkipped, allStay, afterSuspicion } = TABLE_WORDS;
  const stay = even ? (points.max > 0 ? allStay : '') : afterSuspicion;
  const what = showsTomorrow ? tomorrow : view.suspicionSkipped ? suspicionSkipped : stay;
  return (
    <div class="xs-points" data-part="points" data-way={after.min < points.min ? 'less' : undefined}>
      <span class="o-eyebrow">{TABLE_WORDS.points}</span>
      <span class="o-number">
        <b>{spread(points)}</b> {even ? undefined : <span aria-hidden="true">→ </span>}
        {even ? undefined : <b>{spread(after)}</b>} <small>{what}</small>
      </span>
    </div>
  );
}

type Lit = keyof typeof TABLE_WORDS.pressLit;

/** The two things that win together, and which of them is there. */
export function Goal(): JSX.Element {
  const { destination, pointsAfterSuspicion } = useTheDesk().view;
  return (
    <span class="o-goals" data-part="goal">
      <span data-done={destination === 'axios' ? '' : undefined}>
        <i />
        {TABLE_WORDS.goalCourse}
      </span>
      <span data-done={pointsAfterSuspicion >= ENOUGH ? '' : undefined}>
        <i />
        {TABLE_WORDS.goalPoints}
      </span>
    </span>
  );
}

function Captain(): JSX.Element {
  const { view } = useTheDesk();
  const founder = inView(view).find(({ captain }) => captain);
  return (
    <div class="xs-stat" data-part="captain">
      <span class="o-eyebrow">
        <CaptainMark size={9} /> {TABLE_WORDS.captain}
      </span>
      <b class="xs-side" data-side={founder?.side}>
        {founder ? <SideMark side={founder.side} size={14} title={SIDE_WORDS[founder.side]} /> : undefined}{' '}
        {founder ? short(founder.id) : TABLE_WORDS.noCaptain}
      </b>
    </div>
  );
}

/** What the action that is looked at would bring, in words. */
function Preview(): JSX.Element {
  const { view, looked, foresight, tomorrow, showsTomorrow } = useTheDesk();
  const lines = foresight ? previewLines(view, looked, foresight, showsTomorrow ? tomorrow : undefined) : [];
  return (
    <ul class="o-lines">
      {lines.map(({ text, tone, extra, who = [] }) => (
        <li key={text} data-tone={tone} data-extra={extra ? '' : undefined}>
          {who.map((id) => (
            <Portrait key={id} id={id} size={22} class="xs-lost" />
          ))}{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}

function TomorrowButton(): JSX.Element | undefined {
  const { tomorrow, showsTomorrow, setTomorrow } = useTheDesk();
  if (tomorrow === undefined) return undefined;
  return (
    <button
      type="button"
      class="o-button o-button--small xs-tomorrow"
      data-part="tomorrow"
      data-panel="tomorrow"
      aria-pressed={showsTomorrow}
      aria-keyshortcuts="n"
      onClick={() => setTomorrow(!showsTomorrow)}
    >
      {TABLE_WORDS.tomorrowName} <kbd class="o-kbd">N</kbd>
    </button>
  );
}
