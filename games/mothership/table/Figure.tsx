/** What the dice said, in the recap: both sides as they were rolled. */

import type { ComponentProps, JSX } from 'preact';
import type { Figure as Drawn } from '#ui/kit/Recap.tsx';
import type { TargetId } from '../action.ts';
import type { MothershipEvent } from '../event.ts';
import type { Mothership } from '../state.ts';
import { capital, thing } from '../text/names.ts';
import { SCENE_WORDS, TABLE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { Die } from './art/Die.tsx';
import './bar.css';

type FightEvent = Extract<MothershipEvent, { type: 'dogfight' | 'planetAttack' | 'asteroidRoll' }>;

/** The dice of units that are gone by now, by class. */
const DICE: Readonly<Record<string, number>> = { f: 6, b: 8, g: 6, m: 12 };

function isFight(event: MothershipEvent): event is FightEvent {
  return event.type === 'dogfight' || event.type === 'planetAttack' || event.type === 'asteroidRoll';
}

/** The dice of a line that tells of fights: the last two of them. */
export function Figure({ events, view }: ComponentProps<Drawn<Mothership>>): JSX.Element | undefined {
  const fights = events.filter(isFight).slice(-2);
  if (fights.length === 0) return undefined;
  return (
    <div class="ms-fights" data-game="mothership">
      {fights.map((fight) => (
        <Result key={JSON.stringify(fight)} fight={fight} view={view} />
      ))}
    </div>
  );
}

interface Thrown {
  readonly id: string;
  readonly sides: number;
  readonly face: number;
  readonly plus: number;
}

function Result({ fight, view }: { fight: FightEvent; view: View }): JSX.Element {
  const [left, right, won] = sidesOf(
    fight,
    (id) => view.units.find((unit) => unit.id === id)?.die || DICE[id.split('-')[1]?.charAt(0) ?? ''] || 6,
  );
  return (
    <div class={`ms-result ms-result--${won}`}>
      <Throw {...left} />
      <span class="ms-result__word">{SCENE_WORDS.outcome[won]}</span>
      <Throw {...right} />
    </div>
  );
}

function Throw({ rolls, extra, total }: Side): JSX.Element {
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

interface Side {
  readonly rolls: readonly Thrown[];
  readonly extra?: string;
  readonly total: number;
}

function sidesOf(
  fight: FightEvent,
  sides: (id: TargetId) => number,
): [Side, Side, 'attacker' | 'defender' | 'tie'] {
  const thrown = ({ unit, face, plus }: { unit: TargetId; face: number; plus: number }): Thrown => ({
    id: thing(unit),
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
      { rolls: [], extra: thing(fight.planet), total: fight.defence },
      fight.captured ? 'attacker' : 'defender',
    ];
  const defender: Side = {
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
