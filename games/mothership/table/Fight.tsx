/** A fight on the table: both sides with their dice and every bonus, the chances, and what each answer would make of them. */
import type { JSX } from 'preact';
import { HeldBar } from '#ui/kit/HeldBar.tsx';
import type { CardId } from '../content/cards.ts';
import { type Scene, sceneOf } from '../outlook/scene.ts';
import { isVain, ownChance } from '../outlook/standing.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { percent, SCENE_WORDS } from '../text/table.ts';
import type { SeenFight } from '../view.ts';
import type { Choice } from './about.ts';
import { Side } from './art/Side.tsx';
import { useTheHands } from './hands.ts';
import { OddsBar } from './OddsBar.tsx';

export function Fight({ fight }: { fight: SeenFight }): JSX.Element {
  const { view, props, choices } = useTheHands();
  const scene = sceneOf(view, fight);
  const { decision } = props;
  return (
    <HeldBar
      title={SCENE_WORDS.title[scene.kind]}
      facts={decision ? props.game.words.prompt(decision.prompt, view) : SCENE_WORDS.othersDecide}
    >
      <div class="ms-scene">
        <Side side="attack" scene={scene} view={view} />
        <span class="ms-scene__against">{SCENE_WORDS.against}</span>
        <Side side="defence" scene={scene} view={view} />
      </div>
      <OddsBar scene={scene} view={view} />
      {grouped(choices).map(([card, some]) => (
        <div key={card ?? ''} class="ms-answer">
          {card === undefined ? undefined : (
            <p>
              <b>{CARD_WORDS[card].name}</b> {CARD_WORDS[card].text}
            </p>
          )}
          <div class="o-held__row">
            {some.map((choice) => (
              <Answer key={choice.key} choice={choice} scene={scene} />
            ))}
          </div>
        </div>
      ))}
    </HeldBar>
  );
}

/** What can be answered, by the card it takes: its sentence is read once; what takes none comes last. */
function grouped(choices: readonly Choice[]): [CardId | undefined, Choice[]][] {
  const groups = new Map<CardId | undefined, Choice[]>();
  const cards = choices.filter(({ card }) => card !== undefined);
  for (const choice of [...cards, ...choices.filter(({ card }) => card === undefined)])
    groups.set(choice.card, [...(groups.get(choice.card) ?? []), choice]);
  return [...groups];
}

function Answer({ choice: { action }, scene }: { choice: Choice; scene: Scene }): JSX.Element {
  const { props, view, perform } = useTheHands();
  const lets = action.type === 'pass';
  const [after, ...others] = lets ? [] : props.preview(action);
  const then =
    after?.fight && others.length === 0 ? ownChance(after, sceneOf(after, after.fight)) : undefined;
  const now = ownChance(view, scene);
  return (
    <button
      type="button"
      class={`o-button ${lets ? 'o-button--primary' : ''}`}
      onClick={() => perform(action)}
    >
      {props.game.words.action(action, view)}
      {isVain(view, action) ? <small class="ms-vain">{SCENE_WORDS.noFace}</small> : undefined}
      {then === undefined || then === now ? undefined : (
        <b class="o-number ms-change">
          {percent(now)} → {percent(then)}
        </b>
      )}
    </button>
  );
}
