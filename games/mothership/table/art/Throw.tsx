/** A fight as it was rolled: both sides with their dice, and who was stronger. */
import type { JSX } from 'preact';
import type { TargetId } from '../../action.ts';
import { dieOf } from '../../content/panel.ts';
import type { MothershipEvent } from '../../event.ts';
import { ownerIn } from '../../outlook/heard.ts';
import { type Added, type Aid, type FightEvent, sumsOf } from '../../outlook/sums.ts';
import { capital, namesIn, planetName, shortThing, sourceName } from '../../text/names.ts';
import { RETOLD_WORDS } from '../../text/retold.ts';
import { SCENE_WORDS, TABLE_WORDS } from '../../text/table.ts';
import type { View } from '../../view.ts';
import { Die } from './Die.tsx';

/** The dice of units that are gone by now: by class, a Mothership's by the Energy it had. */
const DICE: Readonly<Record<string, number>> = { f: 6, b: 8, g: 6 };

function dieLeft(view: View, id: TargetId): number {
  const weapons = view.fleets[ownerIn(id) ?? -1]?.energy.weapons ?? 0;
  return DICE[id.split('-')[1]?.charAt(0) ?? ''] ?? (dieOf(weapons) || 12);
}

export function isFight(event: MothershipEvent): event is FightEvent {
  return event.type === 'dogfight' || event.type === 'planetAttack' || event.type === 'asteroidRoll';
}

interface Thrown {
  readonly id: string;
  readonly sides: number;
  readonly face: number;
}

interface ThrowProps {
  readonly fight: FightEvent;
  readonly view: View;
  /** What was put into it by cards and Gas. */
  readonly aids?: readonly Aid[];
}

export function Throw({ fight, view, aids }: ThrowProps): JSX.Element {
  const [left, right, won] = sidesOf(
    fight,
    namesIn(view).thing,
    (id) => view.units.find((unit) => unit.id === id)?.die || dieLeft(view, id),
  );
  const { attack, defence } = sumsOf(fight, view, aids);
  return (
    <div class={`ms-result ms-result--${won}`}>
      <Side {...left} added={attack} who={whoIn(view, fightersIn(fight)[0])} />
      <span class="ms-result__word">{SCENE_WORDS.outcome[won]}</span>
      <Side {...right} added={defence} who={whoIn(view, fightersIn(fight)[1])} />
    </div>
  );
}

/** Whose dice they are: nobody's against asteroids and planets. */
function whoIn(view: View, id: TargetId | undefined): string | undefined {
  const owner = id === undefined ? undefined : ownerIn(id);
  if (id === undefined || !id.includes('-')) return undefined;
  return owner === view.me && owner >= 0 ? RETOLD_WORDS.you : capital(namesIn(view).seatName(owner ?? 'npc'));
}

function fightersIn(fight: FightEvent): readonly (TargetId | undefined)[] {
  if (fight.type === 'asteroidRoll') return [undefined, fight.unit];
  if (fight.type === 'planetAttack') return [fight.rolls[0]?.unit, undefined];
  return [fight.attackers[0]?.unit, fight.target];
}

function Side(props: Rolled & { added: readonly Added[]; who: string | undefined }): JSX.Element {
  const { rolls, extra, total, added, who } = props;
  return (
    <div class="ms-throw">
      {who === undefined ? undefined : <span class="ms-throw__who">{who}</span>}
      {rolls.map(({ id, sides, face }) => (
        <span key={id} class="ms-throw__one">
          <Die sides={sides} face={face} />
          <span class="ms-throw__name">{capital(id)}</span>
        </span>
      ))}
      {added.map(({ plus, source }) => (
        <span key={JSON.stringify(source)} class="ms-throw__plus">
          <b class="o-number">{plus > 0 ? `+${plus}` : plus}</b>{' '}
          {typeof source === 'string' ? SCENE_WORDS.added[source] : sourceName(source)}
        </span>
      ))}
      {extra ? <span class="ms-throw__name">{extra}</span> : undefined}
      <b class="ms-throw__total o-number">
        {rolls.length + added.length > 1 ? '= ' : ''}
        {total}
      </b>
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
  const thrown = ({ unit, face }: { unit: TargetId; face: number }): Thrown => ({
    id: shortThing(unit),
    sides: sides(unit),
    face,
  });
  if (fight.type === 'asteroidRoll') {
    const rocks = { rolls: [{ id: TABLE_WORDS.asteroids, sides: 6, face: fight.field }], total: fight.field };
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
    ...(fight.defender ? {} : { extra: thing(fight.target) }),
    total: fight.defence,
  };
  return [{ rolls: fight.attackers.map(thrown), total: fight.attack }, defender, fight.winner ?? 'tie'];
}
