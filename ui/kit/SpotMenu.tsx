/** What can be done at a spot: what it is, a few cards to choose from, and what the one looked at would bring. */
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useAimAt } from '../aim.ts';
import type { ArtProps } from '../art/Svg.tsx';
import { HintBar } from '../HintBar.tsx';
import type { Surroundings } from '../placeMenu.ts';
import { TableMenu } from '../TableMenu.tsx';
import type { Reachable } from './hand.ts';
import type { Held } from './useHand.ts';

/** A line about what would come of it; `tone` becomes its class. */
interface Foretold {
  readonly tone: string;
  readonly text: string;
}

interface SpotMenuProps<P extends string, C extends Reachable<P>> {
  readonly desk: Held<P, C>;
  readonly narrow: boolean;
  readonly surroundings: Surroundings;
  readonly lines: readonly Foretold[];
  /** What the spot is, in full. */
  readonly children?: ComponentChildren;
  name(choice: C): string;
  icon(choice: C): ComponentType<ArtProps> | undefined;
}

export function SpotMenu<P extends string, C extends Reachable<P>>(
  props: SpotMenuProps<P, C>,
): JSX.Element | undefined {
  const { desk, narrow, surroundings, lines, children } = props;
  const { picked } = desk;
  if (picked === undefined || picked.lifted) return undefined;
  const { spot, choices, first } = picked;
  return (
    <TableMenu
      spot={spot}
      offer={choices}
      narrow={narrow}
      surroundings={surroundings}
      first={first}
      onClose={desk.close}
    >
      {children}
      {choices.length > 0 ? (
        <>
          <div class="o-menu__group" role="menu">
            {choices.map((choice) => (
              <Item key={choice.key} choice={choice} {...props} />
            ))}
          </div>
          <ul class="o-consequences">
            {lines.map(({ tone, text }) => (
              <li key={text} data-tone={tone}>
                {text}
              </li>
            ))}
          </ul>
        </>
      ) : undefined}
    </TableMenu>
  );
}

function Item<P extends string, C extends Reachable<P>>({
  choice,
  desk,
  name,
  icon,
}: SpotMenuProps<P, C> & { choice: C }): JSX.Element {
  const best = desk.best?.key === choice.key;
  const Icon = icon(choice);
  return (
    <button
      type="button"
      role="menuitem"
      class={`o-item${desk.aimed?.key === choice.key ? ' o-item--aimed' : ''}${best ? ' o-item--best' : ''}`}
      data-choice={choice.key}
      {...useAimAt(desk, choice, () => desk.perform(choice))}
    >
      {Icon ? <Icon size={20} class="o-item__icon" /> : undefined}
      <span>{name(choice)}</span>
      <HintBar estimate={desk.hint(choice)} best={best} />
    </button>
  );
}
