/** One side of a fight: its units with their dice, and each bonus by name. */
import type { JSX } from 'preact';
import { capital, shortThing, thing } from '../text/names.ts';
import { SCENE_WORDS, TABLE_WORDS } from '../text/table.ts';
import { CraftIcon } from './art/Craft.tsx';
import { Die } from './art/Die.tsx';
import { Emblem, ownerClass } from './art/Emblem.tsx';
import { useTheDesk } from './desk.ts';
import type { Line, Roller, Scene } from './scene.ts';

export function FightCard({ side, scene }: { side: 'attack' | 'defence'; scene: Scene }): JSX.Element {
  const { view } = useTheDesk();
  const { kind, attackers, defender, target } = scene;
  const rollers = side === 'attack' ? attackers : defender ? [defender] : [];
  const lines = side === 'attack' ? scene.attackLines : scene.defenceLines;
  const owner = rollers[0]?.unit.owner ?? (side === 'defence' ? target?.owner : undefined);
  const ways = side === 'attack' ? scene.attack : scene.defence;
  const totals = [...ways.keys()];
  const least = Math.min(...totals);
  const most = Math.max(...totals);
  return (
    <div class={`ms-side ${ownerClass(owner, owner !== undefined && view.fleets[owner]?.npc)}`}>
      <p class="ms-side__who">
        {owner === undefined ? undefined : (
          <Emblem owner={owner} npc={view.fleets[owner]?.npc ?? false} size={18} />
        )}
        <span>{side === 'attack' ? SCENE_WORDS.attacks : SCENE_WORDS.defends}</span>
        <b class="o-number">{least === most ? least : `${least}–${most}`}</b>
      </p>
      <ul>
        {side === 'attack' && kind === 'asteroids' ? (
          <li class="ms-roller">
            <Die sides={6} face={most === least ? most : undefined} />
            <span />
            <span>{capital(TABLE_WORDS.asteroids)}</span>
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
        {lines.map((line) => (
          <BonusLine key={line.name} line={line} />
        ))}
      </ul>
    </div>
  );
}

function RollerLine({ roller }: { roller: Roller }): JSX.Element {
  const { view } = useTheDesk();
  const { unit, die, face, doubled, lines } = roller;
  return (
    <li class="ms-roller">
      <Die sides={die} face={face} />
      <CraftIcon kind={unit.class} owner={ownerClass(unit.owner, view.fleets[unit.owner]?.npc)} size={22} />
      <span>
        {shortThing(unit.id)}
        {doubled ? ` ×2` : ''}
        {lines.map((line) => (
          <BonusWords key={line.name} line={line} />
        ))}
      </span>
    </li>
  );
}

function BonusLine({ line }: { line: Line }): JSX.Element {
  return (
    <li>
      <BonusWords line={line} />
    </li>
  );
}

export function BonusWords({ line: { name, plus } }: { line: Line }): JSX.Element {
  return (
    <span class="ms-bonus">
      {plus === 0 ? undefined : <b class="o-number">{plus > 0 ? `+${plus}` : plus}</b>} {name}
    </span>
  );
}
