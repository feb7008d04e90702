/** What can be done at a spot of the table: a small menu beside it, or on a phone a sheet from below. */
import type { ComponentChildren, JSX, TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { CloseIcon } from './art/icons.tsx';
import { menuKeys, useMenu } from './menu.ts';
import { placeMenu, type Surroundings } from './placeMenu.ts';
import { kit } from './text.ts';
import './table-menu.css';

interface TableMenuProps {
  /** The `data-spot` it belongs to. */
  readonly spot: string;
  /** What it offers: with another offer it finds its place anew. */
  readonly offer: unknown;
  readonly narrow: boolean;
  readonly surroundings: Surroundings;
  /** The choice the keyboard begins at. */
  readonly first?: string | undefined;
  onClose(): void;
  onKeyDown?(event: TargetedKeyboardEvent<HTMLElement>): void;
  /** Its items carry `data-choice` and the class `o-item`. */
  readonly children: ComponentChildren;
}

export function TableMenu({
  spot,
  offer,
  narrow,
  surroundings,
  first,
  onClose,
  onKeyDown = menuKeys,
  children,
}: TableMenuProps): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const place = (menu: HTMLElement): void => {
    if (!narrow) placeMenu(menu, spot, surroundings);
  };
  useMenu(ref, place, [spot, offer, narrow], first);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are for the buttons inside
    <div
      ref={ref}
      class={`o-menu o-panel o-panel--raised${narrow ? ' o-menu--sheet' : ''}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <button type="button" class="o-menu__close" aria-label={kit.close} onClick={onClose}>
        <CloseIcon size={18} />
      </button>
      {children}
    </div>
  );
}
