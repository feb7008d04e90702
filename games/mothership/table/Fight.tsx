/** A fight on the table: both sides with their dice and every bonus, the chances, and what each answer would make of them. */
import type { JSX } from 'preact';
import { HeldBar } from '#ui/kit/HeldBar.tsx';
import { type Line, type Roller, type Scene, sceneOf } from '../outlook/scene.ts';
import { capital, shortThing, sourceName, thing } from '../text/names.ts';
import { percent, SCENE_WORDS, TABLE_WORDS } from '../text/table.ts';
import type { SeenFight, View } from '../view.ts';
import type { Choice } from './about.ts';
import { CraftIcon } from './art/Craft.tsx';
import { Die } from './art/Die.tsx';
import { ownerClass } from './art/Emblem.tsx';
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
        <Side side="attack" scene={scene} />
        <span class="ms-scene__against">{SCENE_WORDS.against}</span>
        <Side side="defence" scene={scene} />
      </div>
      <OddsBar scene={scene} view={view} />
      <div class="o-held__row">
        {choices.map((choice) => (
          <Answer key={choice.key} choice={choice} scene={scene} />
        ))}
      </div>
    </HeldBar>
  );
}

/** The own chance not to lose: of the attack to win, of the defence to hold. */
function ownChance(view: View, { attackers, odds, kind }: Scene): number {
  if (kind === 'asteroids') return odds.loss + odds.tie;
  return attackers[0]?.unit.owner === view.me ? odds.win : odds.loss + odds.tie;
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
      {then === undefined || then === now ? undefined : (
        <b class="o-number ms-change">
          {percent(now)} → {percent(then)}
        </b>
      )}
    </button>
  );
}

function Side({ side, scene }: { side: 'attack' | 'defence'; scene: Scene }): JSX.Element {
  const { view } = useTheHands();
  const { kind, attackers, defender, target } = scene;
  const rollers = side === 'attack' ? attackers : defender ? [defender] : [];
  const lines = side === 'attack' ? scene.attackLines : scene.defenceLines;
  const owner = rollers[0]?.unit.owner ?? (side === 'defence' ? target?.owner : undefined);
  const totals = [...(side === 'attack' ? scene.attack : scene.defence).keys()];
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  return (
    <ul class={`ms-side ${ownerClass(owner, owner !== undefined && view.fleets[owner]?.npc)}`}>
      <li class="ms-side__who">
        {side === 'attack' ? SCENE_WORDS.attacks : SCENE_WORDS.defends}
        <b class="o-number">{least === most ? least : `${least}–${most}`}</b>
      </li>
      {side === 'attack' && kind === 'asteroids' ? (
        <li>
          <Die sides={6} face={most === least ? most : undefined} /> {capital(TABLE_WORDS.asteroids)}
        </li>
      ) : undefined}
      {rollers.map((roller) => (
        <RollerLine key={roller.unit.id} roller={roller} />
      ))}
      {side === 'defence' && defender === undefined && target ? (
        <li>
          {'defence' in target
            ? `${capital(thing(target.id))}: ${TABLE_WORDS.defence(target.defence)}`
            : SCENE_WORDS.noDefence}
        </li>
      ) : undefined}
      <Bonuses lines={lines} />
    </ul>
  );
}

function RollerLine({ roller: { unit, die, face, doubled, lines } }: { roller: Roller }): JSX.Element {
  const { view } = useTheHands();
  return (
    <>
      <li>
        <Die sides={die} face={face} />
        <CraftIcon kind={unit.class} owner={ownerClass(unit.owner, view.fleets[unit.owner]?.npc)} size={20} />
        {shortThing(unit.id)}
        {doubled ? ' ×2' : ''}
      </li>
      <Bonuses lines={lines} />
    </>
  );
}

function Bonuses({ lines }: { lines: readonly Line[] }): JSX.Element {
  return (
    <>
      {lines.map(({ source, plus }) => (
        <li key={sourceName(source)} class="ms-bonus">
          {plus === 0 ? undefined : <b class="o-number">{plus > 0 ? `+${plus}` : plus}</b>}{' '}
          {sourceName(source)}
        </li>
      ))}
    </>
  );
}
