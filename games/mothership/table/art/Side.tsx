/** One side of a fight: who rolls what, and every bonus with its source. */
import type { JSX } from 'preact';
import type { Addend, Roller, Scene } from '../../outlook/scene.ts';
import { capital, planetName, shortThing, sourceName } from '../../text/names.ts';
import { SCENE_WORDS, TABLE_WORDS } from '../../text/table.ts';
import type { View } from '../../view.ts';
import { CraftIcon } from './Craft.tsx';
import { Die } from './Die.tsx';
import { ownerClass } from './Emblem.tsx';

interface SideProps {
  readonly side: 'attack' | 'defence';
  readonly scene: Scene;
  readonly view: View;
}

export function Side({ side, scene, view }: SideProps): JSX.Element {
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
        <RollerLine key={roller.unit.id} roller={roller} view={view} />
      ))}
      {side === 'defence' && defender === undefined && target ? (
        <li>
          {'defence' in target
            ? `${planetName(target.id)}: ${TABLE_WORDS.defence(target.defence)}`
            : SCENE_WORDS.noDefence}
        </li>
      ) : undefined}
      <Bonuses lines={lines} />
    </ul>
  );
}

function RollerLine({ roller, view }: { roller: Roller; view: View }): JSX.Element {
  const { unit, die, face, doubled, lines } = roller;
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

function Bonuses({ lines }: { lines: readonly Addend[] }): JSX.Element {
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
