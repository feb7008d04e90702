/** A fight on the table: both sides with their dice and every bonus, the chances, and what each answer would make of them. */
import type { JSX } from 'preact';
import { HeldBar } from '#ui/kit/HeldBar.tsx';
import type { MothershipAction } from '../action.ts';
import { sceneOf } from '../outlook/scene.ts';
import { isVain, leading, ownChance } from '../outlook/standing.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { percent, SCENE_WORDS } from '../text/table.ts';
import type { SeenFight, View } from '../view.ts';
import type { Choice } from './about.ts';
import { OddsBar } from './art/OddsBar.tsx';
import { Side } from './art/Side.tsx';
import { useTheHands } from './hands.ts';

export function Fight({ fight }: { fight: SeenFight }): JSX.Element {
  const { view, props, choices } = useTheHands();
  const scene = sceneOf(view, fight);
  const { decision } = props;
  const now = ownChance(view, scene);
  const answers = choices.map((choice) => ({ ...choice, then: chanceAfter(props.preview, choice.action) }));
  // In a lesson the card that it speaks of.
  const taught = props.allows && answers.find(({ action }) => action.type === 'play')?.action;
  const lead = taught ?? leading(now, answers);
  const cards = [...new Set(choices.flatMap(({ card }) => card ?? []))];
  // What takes no card comes last.
  const inOrder = [...answers].sort((a, b) => Number(a.card === undefined) - Number(b.card === undefined));
  return (
    <HeldBar
      title={SCENE_WORDS.title[scene.kind]}
      facts={decision ? '' : SCENE_WORDS.othersDecide}
      foot={
        answers.length > 0 ? (
          <div class="o-held__row">
            {inOrder.map(({ key, action, then }) => (
              <Answer
                key={key}
                {...{ action, then }}
                now={now}
                leads={action === lead}
                rolls={action.type === 'gas' && choices.every((one) => isPlain(one.action))}
              />
            ))}
          </div>
        ) : undefined
      }
    >
      <div class="ms-scene">
        <Side side="attack" scene={scene} view={view} />
        <span class="ms-scene__against">{SCENE_WORDS.against}</span>
        <Side side="defence" scene={scene} view={view} />
      </div>
      <OddsBar scene={scene} view={view} rolled={fight.faces.length > 0} />
      {cards.map((card) => (
        <p key={card}>
          <b>{CARD_WORDS[card].name}:</b> {CARD_WORDS[card].text}
        </p>
      ))}
    </HeldBar>
  );
}

/** Gas is spent once, and then nothing else waits before the dice. */
const isPlain = ({ type }: MothershipAction): boolean => type === 'gas' || type === 'pass';

/** The own chance after an answer, where it leads to one fight and nothing is left to luck. */
function chanceAfter(
  preview: (action: MothershipAction) => readonly View[],
  action: MothershipAction,
): number | undefined {
  const [after, ...others] = action.type === 'pass' ? [] : preview(action);
  return after?.fight && others.length === 0 ? ownChance(after, sceneOf(after, after.fight)) : undefined;
}

interface AnswerProps extends Pick<Choice, 'action'> {
  readonly now: number;
  readonly then: number | undefined;
  readonly leads: boolean;
  /** The dice follow at once. */
  readonly rolls: boolean;
}

function Answer({ action, now, then, leads, rolls }: AnswerProps): JSX.Element {
  const { props, view, perform } = useTheHands();
  return (
    <button
      type="button"
      class={`o-button ${leads ? 'o-button--primary' : ''}`}
      onClick={() => perform(action)}
    >
      {props.game.words.action(action, view)}
      {rolls ? SCENE_WORDS.andRoll : ''}
      {isVain(view, action) ? <small class="ms-vain">{SCENE_WORDS.noFace}</small> : undefined}
      {then === undefined || then === now ? undefined : (
        <b class="o-number ms-change">
          {percent(now)} → {percent(then)}
        </b>
      )}
    </button>
  );
}
