/** The attack that is planned: which ships take part, what comes of it, what is at stake, and one press for all of it. */
import type { JSX } from 'preact';
import { HeldBar } from '#ui/kit/HeldBar.tsx';
import type { TargetId } from '../action.ts';
import { plannedScene } from '../outlook/scene.ts';
import { orderOf } from '../outlook/strike.ts';
import { namesIn, shortThing } from '../text/names.ts';
import { reasonOf, unableLine, whyOf } from '../text/order.ts';
import { SCENE_WORDS, TABLE_WORDS } from '../text/table.ts';
import type { SeenUnit } from '../view.ts';
import { CraftIcon } from './art/Craft.tsx';
import { ownerClass } from './art/Emblem.tsx';
import { OddsBar } from './art/OddsBar.tsx';
import { Side } from './art/Side.tsx';
import { useTheHands } from './hands.ts';

export function Order({ target }: { target: TargetId }): JSX.Element {
  const { view, ships, strikers, fire, close, props } = useTheHands();
  const own = view.units.filter(({ owner, engine }) => owner === view.me && engine > 0);
  const plan = orderOf(view, target, ships);
  const ready = plan.length > 0;
  const scene = ready ? plannedScene(view, target, ships) : undefined;
  const unable = new Map(
    own
      .filter(({ id }) => !strikers.some(({ ship }) => ship === id))
      .map((unit) => [
        unit.id,
        reasonOf(view, unit, target, props.why({ type: 'attack', target, ships: [unit.id] })),
      ]),
  );
  return (
    <HeldBar
      title={TABLE_WORDS.attack(namesIn(view).thing(target))}
      facts={whyOf(view, target)}
      close={close}
      foot={
        <div class="o-held__row">
          <button
            type="button"
            class="o-button o-button--primary ms-fire"
            data-part="fire"
            aria-keyshortcuts="f"
            disabled={!ready}
            onClick={fire}
          >
            {plan.length > 1 ? SCENE_WORDS.goAndFire : SCENE_WORDS.fire}
          </button>
          <button type="button" class="o-button o-button--quiet" onClick={close}>
            {SCENE_WORDS.cancel}
          </button>
        </div>
      }
    >
      <fieldset class="o-held__row">
        <legend class="visually-hidden">{SCENE_WORDS.chooseShips}</legend>
        {own.map((unit) => (
          <WingShip key={unit.id} unit={unit} why={unable.get(unit.id)} />
        ))}
      </fieldset>
      <p class="ms-wing__why">{unableLine(unable)}</p>
      <div class="ms-bar__act">
        {scene ? (
          <>
            <OddsBar scene={scene} view={view} />
            {scene.defender ? <Side side="defence" scene={scene} view={view} /> : undefined}
          </>
        ) : (
          <p>{ships.length === 0 ? SCENE_WORDS.chooseShips : SCENE_WORDS.noRoom}</p>
        )}
      </div>
    </HeldBar>
  );
}

/** A ship: in, out, or unable, and then why. */
function WingShip({ unit, why }: { unit: SeenUnit; why: string | undefined }): JSX.Element {
  const { ships, toggle } = useTheHands();
  const able = why === undefined;
  const [name = '', number] = shortThing(unit.id).split(/ (?=\d)/);
  return (
    <button
      type="button"
      class="ms-wing__ship"
      data-ship={unit.id}
      aria-pressed={able ? ships.includes(unit.id) : undefined}
      aria-disabled={able ? undefined : true}
      title={why}
      onClick={() => (able ? toggle(unit.id) : undefined)}
    >
      <CraftIcon kind={unit.class} owner={ownerClass(unit.owner)} size={22} />
      <span>
        <span class="ms-wing__name">{name}</span> <span class="ms-wing__number">{number}</span>{' '}
        <b class="o-number">{unit.die > 0 ? `D${unit.die}` : '–'}</b>
      </span>
    </button>
  );
}
