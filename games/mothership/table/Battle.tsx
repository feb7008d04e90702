/** The dogfight: both sides with their dice, every bonus with its source, and the exact chances before anything is rolled. */

import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import type { TargetId } from '../action.ts';
import type { UnitId } from '../rules/units.ts';
import { shortThing, thing } from '../text/names.ts';
import { SCENE_WORDS, TABLE_WORDS } from '../text/table.ts';
import { CraftIcon } from './art/Craft.tsx';
import { Die } from './art/Die.tsx';
import { ownerClass } from './art/Emblem.tsx';
import { Head } from './Command.tsx';
import { placeOf } from './choices.ts';
import { attackersOf, useTheDesk } from './desk.ts';
import { BonusWords, FightCard } from './FightCard.tsx';
import { apart } from './geometry.ts';
import { OddsBar } from './OddsBar.tsx';
import { HintMark, Offer } from './Offer.tsx';
import { type Line, plannedScene, type Scene, sceneOf } from './scene.ts';
import './battle.css';

/** Before the attack is declared: which ships take part. */
export function BattlePlan({ target }: { target: TargetId }): JSX.Element {
  const desk = useTheDesk();
  const { view, choices, wing, offered } = desk;
  const able = attackersOf(choices, target);
  const scene = plannedScene(view, target, wing);
  const attack = choices.find(
    ({ action }) =>
      action.type === 'attack' &&
      action.target === target &&
      action.ships.length === wing.length &&
      action.ships.every((ship) => wing.includes(ship)),
  );
  const lone = (ship: UnitId): readonly Line[] =>
    plannedScene(view, target, [ship]).attackers.flatMap(({ lines }) => lines);
  const others = offered.filter(({ action }) => action.type !== 'attack' && action.type !== 'move');
  const together = able.length > 1 && wing.length < able.length;
  return (
    <section
      ref={scrollable}
      class="ms-command ms-battle"
      aria-label={TABLE_WORDS.attack(thing(target))}
      data-part="command"
    >
      <Head title={TABLE_WORDS.attack(thing(target))} desk={desk}>
        {together ? (
          <button type="button" class="o-button o-button--small" onClick={() => desk.gather(able)}>
            {SCENE_WORDS.allTogether}
          </button>
        ) : undefined}
        {attack ? (
          <button
            type="button"
            class="o-button o-button--primary o-button--small ms-fire"
            data-part="fire"
            data-key={attack.key}
            aria-keyshortcuts="f"
            onClick={() => desk.perform(attack.action)}
          >
            {SCENE_WORDS.fire(scene.kind)} <HintMark choice={attack} />
          </button>
        ) : undefined}
      </Head>
      <div class="ms-scene">
        <fieldset class="ms-wing">
          <legend class="visually-hidden">{SCENE_WORDS.chooseShips}</legend>
          {able.map((ship) => (
            <WingShip key={ship} ship={ship} lines={lone(ship)} />
          ))}
          <Unable target={target} able={able} />
        </fieldset>
        <span class="ms-scene__against" aria-hidden="true">
          {SCENE_WORDS.against}
        </span>
        <FightCard side="defence" scene={scene} />
      </div>
      {wing.length > 0 ? (
        <OddsBar scene={scene} />
      ) : (
        <p class="ms-command__text">{SCENE_WORDS.chooseShips}</p>
      )}
      {others.length > 0 ? (
        <div class="ms-command__offers">
          {others.map((choice) => (
            <Offer key={choice.key} choice={choice} />
          ))}
        </div>
      ) : undefined}
    </section>
  );
}

/** Own ships beside the target that cannot take part, each with the reason. */
function Unable({ target, able }: { target: TargetId; able: readonly UnitId[] }): JSX.Element | undefined {
  const { view, props } = useTheDesk();
  const at = placeOf(view, target);
  const reasons = view.units.flatMap(({ id, owner, at: place }) => {
    if (at === undefined || owner !== view.me || able.includes(id) || apart(place, at) !== 1) return [];
    const why = props.why({ type: 'attack', target, ships: [id] });
    return why && why.rule !== 'mission' ? [{ id, message: why.message }] : [];
  });
  if (reasons.length === 0) return undefined;
  return (
    <ul class="ms-lines ms-unable">
      {reasons.map(({ id, message }) => (
        <li key={id}>{message}</li>
      ))}
    </ul>
  );
}

/** A ship that could take part: its die, what is added to it, and whether it is in. */
function WingShip({ ship, lines }: { ship: UnitId; lines: readonly Line[] }): JSX.Element {
  const desk = useTheDesk();
  const unit = desk.unit(ship);
  return (
    <button
      type="button"
      class="ms-wing__ship"
      aria-pressed={desk.wing.includes(ship)}
      onClick={() => desk.join(ship)}
    >
      <Die sides={unit?.die ?? 0} />
      {unit ? <CraftIcon kind={unit.class} owner={ownerClass(unit.owner)} size={22} /> : undefined}
      <span>
        {shortThing(ship)}
        {lines.map((line) => (
          <BonusWords key={line.name} line={line} />
        ))}
      </span>
    </button>
  );
}

/** While a fight is on the table and someone may still do something about it. */
export function BattleNow(): JSX.Element | undefined {
  const { view, props, choices } = useTheDesk();
  if (view.fight === undefined) return undefined;
  const scene = sceneOf(view, view.fight);
  const prompt = props.decision ? props.game.words.prompt(props.decision.prompt, view) : undefined;
  return (
    <section
      ref={scrollable}
      class="ms-command ms-battle"
      aria-label={SCENE_WORDS.title[scene.kind]}
      data-part="command"
    >
      <header class="ms-command__head">
        <h3>{SCENE_WORDS.title[scene.kind]}</h3>
        {prompt ? (
          <span class="ms-facts">{prompt}</span>
        ) : (
          <span class="ms-facts">{SCENE_WORDS.othersDecide}</span>
        )}
      </header>
      <SceneView scene={scene} />
      <div class="ms-command__offers">
        {choices.map((choice) => (
          <Offer key={choice.key} choice={choice} primary={choice.action.type === 'pass'} />
        ))}
      </div>
    </section>
  );
}

function SceneView({ scene }: { scene: Scene }): JSX.Element {
  return (
    <>
      <div class="ms-scene">
        <FightCard side="attack" scene={scene} />
        <span class="ms-scene__against" aria-hidden="true">
          {SCENE_WORDS.against}
        </span>
        <FightCard side="defence" scene={scene} />
      </div>
      <OddsBar scene={scene} />
    </>
  );
}
