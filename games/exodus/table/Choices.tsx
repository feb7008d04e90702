/** An open decision as cards: each with a title, what it brings, and its odds where dice decide. */

import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { canonical } from '#engine';
import { scrollable } from '#ui/scrollable.ts';
import { isWeighed } from '#ui/table.ts';
import { kit } from '#ui/text.ts';
import type { ExodusAction } from '../action.ts';
import type { Outlook } from '../outlook.ts';
import { named } from '../text/people.ts';
import { useTheDesk } from './desk.ts';
import { OddsBar, OutlookBox } from './Odds.tsx';
import './choices.css';

export interface Offer {
  readonly action: ExodusAction;
  readonly title: string;
  readonly lines?: readonly string[];
  readonly outlook?: Outlook | undefined;
  readonly art?: ComponentChildren;
  readonly tone?: 'danger' | 'good' | undefined;
}

export function Choices({
  offers,
  lead,
  detailed = false,
  columns = 2,
}: {
  offers: readonly Offer[];
  lead?: ComponentChildren;
  /** Whether every modifier is listed on the cards. */
  detailed?: boolean;
  columns?: number;
}): JSX.Element {
  const { props, view } = useTheDesk();
  return (
    <div class="xd-choices">
      {lead ? <div class="xd-choices__lead">{lead}</div> : undefined}
      <div ref={scrollable} class="xd-choices__grid" data-walk="" style={{ '--columns': columns }}>
        {groupsOf(offers, (action) => props.game.words.group?.(action, view)).map(({ group, list }) => (
          <Fragment key={group}>
            {group ? <h3 class="xd-choices__group o-eyebrow">{named(group, view)}</h3> : undefined}
            {list.map((offer) => (
              <ChoiceCard key={canonical(offer.action)} offer={offer} detailed={detailed} />
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

interface Group {
  readonly group: string | undefined;
  readonly list: readonly Offer[];
}

/** More cards than one sees at a glance stand under headings, in the order in which these are first met. */
const MANY = 8;

function groupsOf(
  offers: readonly Offer[],
  groupOf: (action: ExodusAction) => string | undefined,
): readonly Group[] {
  const names = [...new Set(offers.map(({ action }) => groupOf(action)))];
  if (offers.length <= MANY || names.length < 2) return [{ group: undefined, list: offers }];
  return names.map((group) => ({ group, list: offers.filter(({ action }) => groupOf(action) === group) }));
}

function ChoiceCard({ offer, detailed }: { offer: Offer; detailed: boolean }): JSX.Element {
  const desk = useTheDesk();
  const { action, title, lines = [], outlook, art, tone } = offer;
  const hint = desk.hint(action);
  return (
    <button
      type="button"
      class={`xd-choice${tone ? ` xd-choice--${tone}` : ''}`}
      data-act={canonical(action)}
      onClick={() => desk.act(action)}
    >
      {art ? <span class="xd-choice__art">{art}</span> : undefined}
      <span class="xd-choice__title">{named(title, desk.view)}</span>
      {lines.map((line) => (
        <span key={line} class="xd-choice__line">
          {named(line, desk.view)}
        </span>
      ))}
      {outlook ? detailed ? <OutlookBox outlook={outlook} /> : <OddsBar outlook={outlook} /> : undefined}
      {hint && isWeighed(hint) ? (
        <span class="xd-choice__hint">{kit.chance(Math.round(hint.value * 100))}</span>
      ) : undefined}
    </button>
  );
}
