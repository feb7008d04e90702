/** XD-11 A scene: two faces, the talk so far, what the opener puts together, and what one can say next. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { same } from '#engine';
import type { ShownCard } from '#ui/kit/ChoiceCards.tsx';
import { scrollable, useScrollable } from '#ui/scrollable.ts';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import { HOME_SHIPS } from '../content/ships.ts';
import type { ExodusFrame } from '../frame.ts';
import { houseIn } from '../outlook.ts';
import { forcedOutlook, standIn } from '../rules/outlookScene.ts';
import { settingWords } from '../text/colour.ts';
import { faction } from '../text/names.ts';
import { named } from '../text/people.ts';
import { SCENE_WORDS } from '../text/stage.ts';
import { stake } from '../text/stakes.ts';
import { SHORT } from '../text/table.ts';
import { talkOf } from '../text/talk.ts';
import type { View } from '../view/index.ts';
import type { SeenScene } from '../view/scene.ts';
import { type Question, useAnswers } from './answers.ts';
import { brief } from './brief.tsx';
import { SettingForm } from './ColourForm.tsx';
import { useTheDesk } from './desk.ts';
import { OutlookBox } from './Odds.tsx';
import { Cards, Options, putCard } from './Options.tsx';
import { Talk } from './Talk.tsx';

type Step = ExodusFrame['step'];
const OPENING: ReadonlySet<Step> = new Set([
  'sceneIssue',
  'sceneRespondent',
  'sceneDemand',
  'sceneOffer',
  'sceneVote',
] as const);
/** The steps in which the respondent has the word. */
const ANSWERS: ReadonlySet<Step | undefined> = new Set([
  'sceneAnswer',
  'sceneCounter',
  'sceneCounterVote',
  'sceneLast',
] as const);

export function SceneStage(): JSX.Element | undefined {
  const { view, actions, decision } = useTheDesk();
  const { scene } = view;
  const talk = useRef<HTMLElement>(null);
  const scroller = useScrollable(talk);
  const said = talkOf(view);
  useLayoutEffect(() => {
    talk.current?.querySelector('.xd-talk > :last-child')?.scrollIntoView({ block: 'nearest' });
  }, [said.length, view.phase]);
  if (scene === undefined) return undefined;
  const { opener, respondent, speakers } = scene;
  const opens = decision !== undefined && OPENING.has(decision.prompt);
  return (
    <div ref={scrollable} class="xd-scene" data-part="scene">
      <p class="o-eyebrow">{whereOf(scene)}</p>
      <section ref={scroller} aria-label={SCENE_WORDS.talk}>
        <Talk
          said={said}
          opener={opener}
          speakers={speakers}
          next={ANSWERS.has(view.phase) ? respondent : undefined}
        />
        <Stands view={view} scene={scene} />
      </section>
      <Forced />
      {opens ? <Composer /> : <Options actions={actions} />}
      {opens || ANSWERS.has(decision?.prompt) ? <SettingForm opens={opens} /> : undefined}
    </div>
  );
}

function whereOf({ ship, prelude, opener, respondent, issue, phase }: SeenScene): string {
  const place = settingWords({
    ship: ship ?? HOME_SHIPS[respondent ?? opener][0],
    ...(prelude ? { prelude } : {}),
  });
  if (issue === undefined && phase === 'resolve') return place;
  return [place, issue === undefined ? SCENE_WORDS.ballot : SCENE_WORDS.issue(faction(issue))].join(' · ');
}

/** XD-11.1 to XD-11.3 What is asked of whom and what is given for it, put together and said with one press. */
function Composer(): JSX.Element {
  const { props, view, forth } = useTheDesk();
  const { talk } = forth.meant;
  const answers = useAnswers(SCENE_WORDS.sayIt, {
    steps: OPENING,
    usual: (options) => usualIn(view, talk, options),
    blank: () => talk !== undefined,
  });
  const { questions, put, take } = answers;
  const say = (action: ExodusAction) => props.game.words.action(action, view);
  // What was asked by pressing a slip stands in one line; what is given for it has a row for each kind.
  const settled = talk !== undefined && [...ASKING].every((type) => answerTo(questions, type) !== undefined);
  const rows = questions.filter(
    (row, at) =>
      questions.findIndex((other) => rowOf(other) === rowOf(row)) === at &&
      !(settled && ASKING.has(rowOf(row))),
  );
  const inked = questions.flatMap(({ answer }) => answer ?? []);
  return (
    <>
      {settled ? (
        <p>
          {[...ASKING]
            .flatMap((type) => answerTo(questions, type) ?? [])
            .map(say)
            .join('. ')}
          .
        </p>
      ) : undefined}
      <Cards
        groups={rows.map((row) => ({
          name: named(SCENE_WORDS.rows[rowOf(row)] ?? '', view),
          cards: row.options
            .filter(({ type }) => type !== 'enough' && type !== 'withdraw')
            .map((action): ShownCard => {
              const lit = inked.some((one) => same(one, action));
              const { figure: _, ...said } = brief(action, row.view);
              return putCard(action, { name: say(action), ...said }, lit, lit ? take : put);
            }),
        }))}
      />
      <p class="xd-opening__foot">
        {questions[0]?.options.some(({ type }) => type === 'withdraw') ? (
          <button type="button" class="o-button" onClick={() => props.act({ type: 'withdraw' })}>
            {SCENE_WORDS.letBe}
          </button>
        ) : undefined}
        <button
          type="button"
          class="o-button o-button--primary"
          aria-keyshortcuts="Control+Enter"
          onClick={answers.send}
        >
          {SCENE_WORDS.sayIt}
        </button>
      </p>
    </>
  );
}

const ASKING: ReadonlySet<string> = new Set(['issue', 'respondent', 'demand']);
const GIVING: ReadonlySet<string> = new Set(['offer', 'offerVote', 'threaten', 'enough']);

/** What a question is about; all that may be offered is one. */
function rowOf({ options }: Question): string {
  const type = options.find((option) => option.type !== 'withdraw')?.type ?? '';
  return GIVING.has(type) ? 'offer' : type;
}

const answerTo = (questions: readonly Question[], type: string): ExodusAction | undefined =>
  questions.find((row) => rowOf(row) === type)?.answer;

/** What one wrote oneself is asked of whom one meant to speak to; nothing more is given than was put down. */
function usualIn(
  view: View,
  talk: { readonly issue: FactionId; readonly respondent: FactionId } | undefined,
  options: readonly ExodusAction[],
): ExodusAction | undefined {
  const mine = view.faction === undefined ? undefined : houseIn(view, view.faction);
  return options.find((action) => {
    switch (action.type) {
      case 'issue':
        return action.faction === talk?.issue;
      case 'respondent':
        return action.faction === talk?.respondent;
      case 'demand':
        return action.stake === (talk ? mine?.written[talk.issue] : mine?.ballot);
      default:
        return false;
    }
  });
}

/** Where the respondent stands now: what the talk is meant to change. */
function Stands({ view, scene: { respondent } }: { view: View; scene: SeenScene }): JSX.Element | undefined {
  const now = respondent === undefined ? undefined : standIn(view, respondent);
  if (respondent === undefined || now === undefined) return undefined;
  return (
    <p class="o-muted">
      {SHORT[respondent]} {SCENE_WORDS.stands} <b>{named(stake(now), view)}</b>
    </p>
  );
}

/** The test as it would be if this seat, or else the opener, forced the matter. */
function Forced(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { scene, faction: me } = view;
  if (scene?.respondent === undefined || scene.demand === undefined || view.phase === 'sceneForce')
    return undefined;
  const forcer = me === scene.respondent ? me : scene.opener;
  const other = forcer === scene.opener ? scene.respondent : scene.opener;
  const outlook = forcedOutlook(view, forcer, other);
  if (outlook === undefined) return undefined;
  return (
    <details class="xd-form">
      <summary>
        {SCENE_WORDS.forceOdds} ({SHORT[forcer]})
      </summary>
      <OutlookBox outlook={outlook} />
    </details>
  );
}
