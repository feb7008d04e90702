/** XD-11 A scene: two faces, the talk so far, what the opener puts together, and what one can say next. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { same } from '#engine';
import { useAnswers } from '#ui/kit/answers.ts';
import { putCard } from '#ui/kit/CardGroups.tsx';
import type { ShownCard } from '#ui/kit/ChoiceCards.tsx';
import { type Said, Talk } from '#ui/kit/Talk.tsx';
import { scrollable, useScrollable } from '#ui/scrollable.ts';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import { houseIn } from '../outlook/odds.ts';
import { ANSWERS, answerTo, likelyAnswer, OPENING, offerOf, rowOf, usualIn } from '../outlook/scene.ts';
import { neutral } from '../outlook/slips.ts';
import { turnedTo } from '../text/answerBriefs.ts';
import { leaderName, roleName } from '../text/colour.ts';
import { faction } from '../text/names.ts';
import { named } from '../text/people.ts';
import { spoken } from '../text/speech.ts';
import { SCENE_WORDS } from '../text/stage.ts';
import { stake } from '../text/stakes.ts';
import { SHORT } from '../text/table.ts';
import { talkOf, turnsOf, whereOf } from '../text/talk.ts';
import { Face } from './art/Quote.tsx';
import { Stands } from './art/Stands.tsx';
import { brief } from './brief.tsx';
import { useTheDesk } from './desk.ts';
import { Cards, Options } from './Options.tsx';
import { SettingForm } from './parts.ts';

export function SceneStage(): JSX.Element | undefined {
  const { props, view, actions, decision, news } = useTheDesk();
  const { scene } = view;
  const talk = useRef<HTMLElement>(null);
  const scroller = useScrollable(talk);
  const said = useTalk();
  useLayoutEffect(() => {
    talk.current?.querySelector('.talk > :last-child')?.scrollIntoView({ block: 'nearest' });
  }, [said.length, view.phase]);
  if (scene === undefined) return undefined;
  const opens = decision !== undefined && OPENING.has(decision.prompt);
  return (
    <div ref={scrollable} class="xd-scene" data-part="scene">
      <p class="o-eyebrow">{whereOf(scene)}</p>
      <section ref={scroller} aria-label={SCENE_WORDS.talk}>
        <Talk said={said} />
        {scene.respondent ? <Stands view={view} of={scene.respondent} day={news.day} /> : undefined}
      </section>
      {opens ? <Composer /> : <Options actions={actions} />}
      {!props.allows && (opens || ANSWERS.has(decision?.prompt)) ? <SettingForm opens={opens} /> : undefined}
    </div>
  );
}

/** The talk as bubbles, the next one open. */
function useTalk(): Said[] {
  const { view, forth } = useTheDesk();
  const { scene } = view;
  if (scene === undefined) return [];
  const { opener, respondent = forth.meant.talk?.respondent, speakers } = scene;
  const said = turnsOf(talkOf(view)).map(
    ({ who, events }): Said => ({
      ...sideOf(who, opener, speakers),
      lines: spoken(events, view).map(({ words, hard }) => ({ words: named(words, view), hard })),
    }),
  );
  return respondent && (ANSWERS.has(view.phase) || scene.respondent === undefined)
    ? [...said, { ...sideOf(respondent, opener, speakers), lines: [] }]
    : said;
}

function sideOf(
  who: FactionId | undefined,
  opener: FactionId,
  speakers: Readonly<Partial<Record<FactionId, number>>> = {},
): Pick<Said, 'side' | 'who' | 'class'> {
  if (who === undefined) return { side: 'outcome' };
  const side = who === opener ? 'opener' : 'other';
  return { side, who: <Who of={who} role={speakers[who]} />, class: `xd-of-${who}` };
}

function Who({ of, role }: { of: FactionId; role: number | undefined }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const house = houseIn(view, of);
  if (house === undefined) return undefined;
  return (
    <>
      <span class={of === view.faction ? 'xd-ringed' : undefined}>
        <Face view={view} of={of} size={64} />
      </span>
      <b>{SHORT[of]}</b>
      <small>{role === undefined ? leaderName(house.leader) : roleName(of, role)}</small>
    </>
  );
}

/** XD-11.1 to XD-11.3 What is asked of whom and what is given for it, put together and said with one press. */
function Composer(): JSX.Element {
  const { props, view, decision, forth } = useTheDesk();
  const { talk } = forth.meant;
  const answers = useAnswers(
    { props, decision, view },
    {
      name: SCENE_WORDS.sayIt,
      steps: OPENING,
      usual: (options, then) => usualIn(view, talk, options, then),
      neutral,
      blank: () => talk !== undefined,
    },
  );
  const { questions, put, take } = answers;
  const say = (action: ExodusAction) => props.game.words.action(action, view);
  // What was asked by pressing a slip stands in one line; what is given for it has a row for each kind.
  const asked = ['issue', 'respondent', 'demand'].flatMap((type) => answerTo(questions, type) ?? []);
  const settled = talk !== undefined && asked.length === 3;
  const rows = questions.filter(
    (row, at) =>
      questions.findIndex((other) => rowOf(other) === rowOf(row)) === at &&
      !(settled && SCENE_WORDS.asking.has(rowOf(row))) &&
      // What can be written in one way only is written.
      !(rowOf(row) === 'vote' && row.options.length === 1 && row.answer),
  );
  const inked = questions.flatMap(({ answer }) => answer ?? []);
  const isInked = (action: ExodusAction) => inked.some((one) => same(one, action));
  const offer = offerOf(view, inked);
  // A vote that is given without its order is not said yet.
  const open = questions.some((row) => row.answer === undefined && rowOf(row) === 'vote');
  return (
    <>
      {settled && offer?.issue ? (
        <p class="xd-ask">
          {SCENE_WORDS.ask(faction(offer.respondent), stake(offer.demand), faction(offer.issue))}{' '}
          <b class="xd-good">{turnedTo(view, offer.issue, { [offer.respondent]: offer.demand })}</b>
        </p>
      ) : undefined}
      <div data-part="give">
        <Cards
          groups={rows.map((row) => ({
            name: SCENE_WORDS.rows[rowOf(row)] ?? '',
            cards: row.options
              .filter(({ type }) => type !== 'enough' && type !== 'withdraw')
              // While it is asked what to write, only that lies there, and what is given.
              .filter((action) => !open || rowOf(row) === 'vote' || isInked(action))
              .map((action): ShownCard => {
                const lit = isInked(action);
                const { figure: _, ...said } = brief(action, row.view);
                return putCard(action, { name: say(action), ...said }, lit, lit ? take : put);
              }),
          }))}
        />
      </div>
      <p class="xd-opening__foot">
        {offer ? (
          <span class="xd-likely" data-answer={likelyAnswer(view, offer)}>
            <b>{SHORT[offer.respondent]}</b> {SCENE_WORDS.answer[likelyAnswer(view, offer)]}
          </span>
        ) : undefined}
        {questions[0]?.options.some(({ type }) => type === 'withdraw') ? (
          <button type="button" class="o-button" onClick={() => props.act({ type: 'withdraw' })}>
            {SCENE_WORDS.letBe}
          </button>
        ) : undefined}
        <button
          type="button"
          class="o-button o-button--primary"
          aria-keyshortcuts="Control+Enter"
          disabled={open}
          onClick={answers.send}
        >
          {SCENE_WORDS.sayIt}
        </button>
      </p>
    </>
  );
}
