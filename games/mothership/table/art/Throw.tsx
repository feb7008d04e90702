/** A fight as it was rolled: both sides with their dice, and who was stronger. */
import type { JSX } from 'preact';
import type { TargetId } from '../../action.ts';
import type { MothershipEvent } from '../../event.ts';
import { capital, namesIn, planetName, shortThing } from '../../text/names.ts';
import { SCENE_WORDS, TABLE_WORDS } from '../../text/table.ts';
import type { View } from '../../view.ts';
import { Die } from './Die.tsx';

export type FightEvent = Extract<MothershipEvent, { type: 'dogfight' | 'planetAttack' | 'asteroidRoll' }>;

/** The dice of units that are gone by now, by class. */
const DICE: Readonly<Record<string, number>> = { f: 6, b: 8, g: 6, m: 12 };

export function isFight(event: MothershipEvent): event is FightEvent {
  return event.type === 'dogfight' || event.type === 'planetAttack' || event.type === 'asteroidRoll';
}

interface Thrown {
  readonly id: string;
  readonly sides: number;
  readonly face: number;
  readonly plus: number;
}

export function Throw({ fight, view }: { fight: FightEvent; view: View }): JSX.Element {
  const [left, right, won] = sidesOf(
    fight,
    namesIn(view).thing,
    (id) => view.units.find((unit) => unit.id === id)?.die || DICE[id.split('-')[1]?.charAt(0) ?? ''] || 6,
  );
  return (
    <div class={`ms-result ms-result--${won}`}>
      <Side {...left} />
      <span class="ms-result__word">{SCENE_WORDS.outcome[won]}</span>
      <Side {...right} />
    </div>
  );
}

function Side({ rolls, extra, total }: Rolled): JSX.Element {
  return (
    <div class="ms-throw">
      {rolls.map(({ id, sides, face, plus }) => (
        <span key={id} class="ms-throw__one">
          <Die sides={sides} face={face} />
          <span class="ms-throw__name">
            {capital(id)}
            {plus > 0 ? ` +${plus}` : ''}
          </span>
        </span>
      ))}
      {extra ? <span class="ms-throw__name">{extra}</span> : undefined}
      <b class="ms-throw__total o-number">{total}</b>
    </div>
  );
}

interface Rolled {
  readonly rolls: readonly Thrown[];
  readonly extra?: string;
  readonly total: number;
}

function sidesOf(
  fight: FightEvent,
  thing: (id: TargetId) => string,
  sides: (id: TargetId) => number,
): [Rolled, Rolled, 'attacker' | 'defender' | 'tie'] {
  const thrown = ({ unit, face, plus }: { unit: TargetId; face: number; plus: number }): Thrown => ({
    id: shortThing(unit),
    sides: sides(unit),
    face,
    plus,
  });
  if (fight.type === 'asteroidRoll') {
    const rocks = {
      rolls: [{ id: TABLE_WORDS.asteroids, sides: 6, face: fight.field, plus: 0 }],
      total: fight.field,
    };
    return [
      rocks,
      { rolls: [], extra: thing(fight.unit), total: fight.total },
      fight.survived ? 'defender' : 'attacker',
    ];
  }
  if (fight.type === 'planetAttack')
    return [
      { rolls: fight.rolls.map(thrown), total: fight.total },
      { rolls: [], extra: planetName(fight.planet), total: fight.defence },
      fight.captured ? 'attacker' : 'defender',
    ];
  const defender: Rolled = {
    rolls: fight.defender ? [thrown(fight.defender)] : [],
    extra: fight.defender
      ? fight.wingmen > 0
        ? SCENE_WORDS.wingmen(fight.wingmen)
        : ''
      : thing(fight.target),
    total: fight.defence,
  };
  return [{ rolls: fight.attackers.map(thrown), total: fight.attack }, defender, fight.winner ?? 'tie'];
}
