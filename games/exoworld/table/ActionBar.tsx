/** Below the base: how many actions are left, a button for each kind of action, and what is asked in between. */

import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import { crewName, endNote, GROUP_WORDS, TABLE_WORDS } from '../text/table.ts';
import { useAim } from './aim.ts';
import { GroupGlyph } from './art/Glyph.tsx';
import { type Choice, type Group, isDirect } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { HintBar } from './Hint.tsx';
import { LETTERS } from './keys.ts';
import './bar.css';

const ALWAYS: readonly Group[] = ['draw', 'deploy', 'move', 'produce', 'repair', 'shutDown'];
const SOMETIMES: readonly Group[] = ['transfer', 'skill', 'card', 'table'];
/** So many letters of answers fit on the bar; others are chosen on the table, or from a list. */
const SHORT = 64;
const GROUPS: readonly Group[] = ['answer', 'card', 'transfer', 'skill', 'table'];

export function ActionBar(): JSX.Element {
  const { view, props, choices } = useTheDesk();
  const acting = view.phase === 'actions' && props.decision !== undefined && view.seat === props.seat;
  return (
    <section class="xw-actions" aria-label={TABLE_WORDS.actions} data-part="actions">
      {acting ? (
        <div ref={scrollable} class="xw-actions__list">
          {ALWAYS.map((group) => (
            <GroupButton key={group} group={group} />
          ))}
          {SOMETIMES.filter((group) => choices.some((choice) => choice.group === group)).map((group) => (
            <GroupButton key={group} group={group} />
          ))}
        </div>
      ) : (
        <Answers />
      )}
    </section>
  );
}

/** Whose turn it is, what is left of it, and its end. */
export function TurnBox(): JSX.Element {
  const { view, props } = useTheDesk();
  const current = view.crew[view.current];
  return (
    <section class="xw-turnbox" aria-label={TABLE_WORDS.turn(view.turn)} data-part="turn">
      <div class="xw-turn">
        <span class="xw-turn__who">
          {current
            ? view.seat === props.seat && !view.solo
              ? TABLE_WORDS.yourTurn
              : TABLE_WORDS.turnOf(crewName(current))
            : ''}
        </span>
        <span class="xw-turn__left" role="img" aria-label={TABLE_WORDS.actionsLeft(view.actionsLeft)}>
          <span class="xw-turn__number o-number">{TABLE_WORDS.turn(view.turn)}</span>
          {Array.from({ length: Math.max(4, view.actionsLeft) }, (_, i) => (
            <span key={i} class={`xw-pip${i < view.actionsLeft ? ' xw-pip--left' : ''}`} />
          ))}
          {view.choresLeft > 0 ? <span class="xw-pip xw-pip--chore" title={TABLE_WORDS.chores} /> : undefined}
        </span>
      </div>
      <EndButton />
    </section>
  );
}

function GroupButton({ group }: { group: Group }): JSX.Element {
  const desk = useTheDesk();
  const offered = desk.at(`do:${group}`);
  const handlers = useAim(desk.atOnce(`do:${group}`), () => desk.press(`do:${group}`));
  const best = offered.some(({ key }) => key === desk.best?.key);
  const open = desk.picked?.spot === `do:${group}`;
  return (
    <button
      type="button"
      class={`xw-do${offered.length > 0 ? ' xw-live' : ' xw-do--none'}${best ? ' xw-best' : ''}${open ? ' xw-picked' : ''}`}
      aria-haspopup={offered.length > 1 ? 'menu' : undefined}
      aria-expanded={offered.length > 1 ? open : undefined}
      aria-disabled={offered.length === 0}
      aria-keyshortcuts={LETTERS[group]}
      title={TABLE_WORDS.withKey(GROUP_WORDS[group], LETTERS[group])}
      data-spot={`do:${group}`}
      data-part={`do-${group}`}
      {...handlers}
    >
      <GroupGlyph id={group} size={20} />
      <span>{GROUP_WORDS[group]}</span>
    </button>
  );
}

function EndButton(): JSX.Element | undefined {
  const desk = useTheDesk();
  const choice = desk.choices.find(({ group }) => group === 'end');
  const handlers = useAim(choice, () => choice && desk.perform(choice));
  if (choice === undefined) return undefined;
  const { view, outlook } = desk;
  const costly = outlook.next < view.emergency;
  return (
    <button
      type="button"
      class={`o-button xw-end${view.actionsLeft === 0 ? ' o-button--primary' : ''}${costly ? ' xw-end--costly' : ''}${desk.best?.key === choice.key ? ' xw-best' : ''}`}
      aria-keyshortcuts={LETTERS.end}
      data-spot="do:end"
      data-part="end"
      {...handlers}
    >
      <span class="xw-end__words">
        <span>{GROUP_WORDS.end}</span>
        <span class="xw-end__note">{endNote(view, outlook)}</span>
      </span>
      <HintBar choice={choice} />
    </button>
  );
}

/** In the middle of something: what is asked, the answers that fit beside it, and a list of the others. */
function Answers(): JSX.Element {
  const { props, view, choices } = useTheDesk();
  const { decision, game } = props;
  if (decision === undefined) return <p class="xw-ask" />;
  const current = view.crew[view.current];
  // The branches of an event stand on its card.
  const asked = choices.filter(({ action }) => action.type !== 'branch');
  const letters = asked.reduce((sum, { action }) => sum + game.words.action(action, view).length, 0);
  const direct = letters <= SHORT ? asked : asked.filter(({ on }) => on.includes('done'));
  const groups = GROUPS.filter((group) =>
    asked.some((choice) => choice.group === group && !direct.includes(choice)),
  );
  return (
    <div ref={scrollable} class="xw-actions__list" data-part="answers">
      <p class="xw-ask">
        {decision.prompt === 'actions' && current
          ? TABLE_WORDS.interrupt(crewName(current))
          : game.words.prompt(decision.prompt, view)}
        {groups.length > 0 ? <span> {TABLE_WORDS.choosePlace}</span> : undefined}
      </p>
      {groups.map((group) => (
        <GroupButton key={group} group={group} />
      ))}
      {direct.map((choice) => (
        <Answer key={choice.key} choice={choice} />
      ))}
    </div>
  );
}

function Answer({ choice }: { choice: Choice }): JSX.Element {
  const desk = useTheDesk();
  const handlers = useAim(choice, () => desk.perform(choice));
  const { action } = choice;
  const primary = isDirect(choice, 'done') && action.type !== 'refuse';
  return (
    <button
      type="button"
      class={`o-button xw-answer${primary ? ' o-button--primary' : ''}${desk.best?.key === choice.key ? ' xw-best' : ''}`}
      data-choice={choice.key}
      data-part={`answer-${action.type}`}
      {...handlers}
    >
      {desk.props.game.words.action(action, desk.view)}
      <HintBar choice={choice} />
    </button>
  );
}
