/** XD-4.3, XD-4.4 Before the voyage: who you are, what you aim at and hide, all on one sheet; then the fleet's questions. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { same } from '#engine';
import { type Answers, type Question, useAnswers } from '#ui/kit/answers.ts';
import { type CardGroup, putCard } from '#ui/kit/CardGroups.tsx';
import { scrollable } from '#ui/scrollable.ts';
import type { ExodusAction } from '../action.ts';
import { neutral } from '../outlook/slips.ts';
import type { Exodus } from '../state.ts';
import { plainly } from '../text/briefs.ts';
import { chosenQuestion } from '../text/questions.ts';
import { OPENING_WORDS } from '../text/stage.ts';
import { WhoYouAre } from './art/WhoYouAre.tsx';
import { brief } from './brief.tsx';
import { useTheDesk } from './desk.ts';
import { Cards } from './Options.tsx';
import { SheetForm } from './parts.ts';

const STEPS = new Set(['dossier', 'questions'] as const);
/** Where nobody proposes anything no vote is cast. */
const noVote = (options: readonly ExodusAction[]): ExodusAction | undefined =>
  options.find((action) => action.type === 'answer' && action.answer === 'none');

export function Opening(): JSX.Element {
  const { props, view, decision } = useTheDesk();
  const dossier = decision?.prompt === 'dossier';
  const name = dossier ? OPENING_WORDS.seal : OPENING_WORDS.vote;
  const staffed = props.stage?.propose !== undefined;
  const usual = staffed ? () => undefined : noVote;
  const answers = useAnswers({ props, decision, view }, { name, steps: STEPS, usual, neutral });
  const { questions } = answers;
  const ready = questions.length > 0 && questions.every(({ answer }) => answer !== undefined);
  // What the staff has put together stands alone; whoever wants to choose sees what else there is.
  const [choosing, choose] = useState(!staffed);
  const groups = useGroups(answers, dossier, choosing ? undefined : () => choose(true));
  return (
    <div ref={scrollable} class="xd-opening" data-part="opening" data-all={choosing ? '' : undefined}>
      {dossier ? <WhoYouAre view={view} /> : <p class="xd-verdict">{OPENING_WORDS.past}</p>}
      <div ref={scrollable} class="xd-opening__sheet">
        <Cards groups={groups} />
        {dossier && view.faction ? <SheetForm /> : undefined}
      </div>
      <p class="xd-opening__foot">
        <span>{choosing ? OPENING_WORDS.most(dossier) : OPENING_WORDS.staff(dossier)}</span>
        {choosing ? undefined : (
          <button type="button" class="o-button" onClick={() => choose(true)}>
            {OPENING_WORDS.choose}
          </button>
        )}
        <button
          type="button"
          class="o-button o-button--primary"
          disabled={questions.length === 0 || (staffed && !ready)}
          onClick={answers.send}
        >
          {name}
        </button>
      </p>
    </div>
  );
}

/** Three aims, of which two are kept; what the faction hides; what its leader hides; or the questions one by one. */
function useGroups(
  { questions, put }: Answers<Exodus>,
  dossier: boolean,
  /** Only what stands is shown, and a press opens the rest. */
  more: (() => void) | undefined,
): CardGroup[] {
  const { props, view } = useTheDesk();
  const say = (action: ExodusAction) => ({
    name: props.game.words.action(action, view),
    ...brief(action, view),
    ...(more ? plainly(action) : {}),
  });
  const groupOf = (
    name: string,
    of: readonly Question<Exodus>[],
    isLit: (action: ExodusAction) => boolean,
    press = put,
  ) => ({
    name,
    cards: (of[0]?.options ?? [])
      .filter((action) => more === undefined || (isLit(action) && of.every(({ answer }) => answer)))
      .map((action) => putCard(action, say(action), more === undefined && isLit(action), more ?? press)),
  });
  const chosen = (of: readonly Question<Exodus>[]) => (action: ExodusAction) =>
    of.some(({ answer }) => answer && same(answer, action));
  if (!dossier)
    return questions.map((question, at) =>
      groupOf(chosenQuestion(at + (view.own?.chosen.length ?? 0)), [question], chosen([question])),
    );
  const of = (type: ExodusAction['type']) => questions.filter(({ options }) => options[0]?.type === type);
  const aims = of('returnAgenda');
  const [hidden, own] = [of('institutional'), of('personal')];
  // What is not given back is kept; who presses what is given back keeps it, and gives back another.
  const back = chosen(aims);
  const giveBack = (action: ExodusAction) =>
    put(back(action) ? (aims[0]?.options.find((other) => !same(other, action)) ?? action) : action);
  return [
    groupOf(OPENING_WORDS.aims, aims, (action) => !back(action), giveBack),
    groupOf(OPENING_WORDS.faction, hidden, chosen(hidden)),
    groupOf(OPENING_WORDS.leader, own, chosen(own)),
  ];
}
