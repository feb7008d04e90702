/** XD-7 The course: the odds of the ritual, and every system in reach with what can be done about it. */

import type { JSX } from 'preact';
import { canonical } from '#engine';
import { scrollable } from '#ui/scrollable.ts';
import type { ExodusAction } from '../action.ts';
import { battleOutlook, ritualOutlook } from '../rules/outlookVoyage.ts';
import { COURSE_WORDS } from '../text/stage.ts';
import { courseOf } from '../text/stakes.ts';
import { systemName, systemWords } from '../text/systems.ts';
import { useTheDesk } from './desk.ts';
import { Force } from './Force.tsx';
import { OddsBar, OutlookBox } from './Odds.tsx';
import { systemOf } from './targets.ts';
import './course.css';

type Ballot = Extract<ExodusAction, { type: 'ballot' }>;

const PLANS = {
  jump: COURSE_WORDS.jump,
  hurried: COURSE_WORDS.hurried,
  scout: COURSE_WORDS.scout,
  nuke: COURSE_WORDS.nuke,
};
const PLAIN: Readonly<Record<string, string>> = {
  hold: COURSE_WORDS.hold,
  cover: COURSE_WORDS.cover,
  dark: COURSE_WORDS.dark,
  nuke: COURSE_WORDS.nukeHere,
};

type Plan = keyof typeof PLANS;
const isPlan = (word: string): word is Plan => Object.hasOwn(PLANS, word);

export function CourseStage(): JSX.Element {
  const { props, view, actions, picked, pick, act } = useTheDesk();
  const ballots = actions.filter((action): action is Ballot => action.type === 'ballot');
  const systems = [...new Set(ballots.map(systemOf).filter((system) => system !== undefined))];
  const plain = ballots.filter((ballot) => systemOf(ballot) === undefined);
  const hurried = ballots.some(({ stake }) => stake.startsWith('hurried'));
  const full = ballots.some(({ stake }) => stake.startsWith('jump'));
  return (
    <div class="xd-course" data-part="course">
      {view.force ? <Force /> : undefined}
      <div class="xd-course__odds">
        <p>
          {COURSE_WORDS.keepers} {COURSE_WORDS.round}
        </p>
        {full ? <OutlookBox outlook={ritualOutlook(view, 'jump')} /> : undefined}
        {hurried && !full ? <OutlookBox outlook={ritualOutlook(view, 'hurried')} /> : undefined}
      </div>
      <ul ref={scrollable} class="xd-walk" data-walk="">
        {systems.map((system) => (
          <li key={system} class={`xd-way-to${picked === system ? ' xd-way-to--picked' : ''}`}>
            <button
              type="button"
              class="xd-way-to__name"
              aria-pressed={picked === system}
              onClick={() => pick(system)}
            >
              <b>{systemName(system)}</b> <small>{systemWords(view, system)}</small>
            </button>
            <span class="xd-way-to__plans">
              {ballots
                .filter((ballot) => systemOf(ballot) === system)
                .map((ballot) => {
                  const { plan } = courseOf(ballot.stake);
                  if (!isPlan(plan)) return undefined;
                  return (
                    <button
                      key={canonical(ballot)}
                      type="button"
                      class="o-button o-button--small"
                      aria-label={props.game.words.action(ballot, view)}
                      onClick={() => act(ballot)}
                    >
                      {PLANS[plan]}
                    </button>
                  );
                })}
            </span>
          </li>
        ))}
      </ul>
      <div class="xd-course__plain">
        {plain.map((ballot) => (
          <button key={canonical(ballot)} type="button" class="xd-choice" onClick={() => act(ballot)}>
            <span class="xd-choice__title">
              {PLAIN[ballot.stake] ?? props.game.words.action(ballot, view)}
            </span>
            {plainOdds(ballot.stake)}
          </button>
        ))}
      </div>
    </div>
  );

  function plainOdds(stake: string): JSX.Element | undefined {
    const battle = stake === 'cover' ? battleOutlook(view) : undefined;
    if (battle) return <OddsBar outlook={battle} />;
    return stake === 'nuke' ? <OddsBar outlook={ritualOutlook(view, 'nuke', true)} /> : undefined;
  }
}
