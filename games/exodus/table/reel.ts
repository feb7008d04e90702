/** What happened, put together into cards: one for every order, roll, vote or turn of events. */
import type { FactionId } from '../content/factions.ts';
import type { ExodusEvent } from '../event.ts';
import { isSpoken } from '../text/speech.ts';

export type CardKind =
  | 'order'
  | 'covert'
  | 'ritual'
  | 'battle'
  | 'scene'
  | 'vote'
  | 'crisis'
  | 'secret'
  | 'arrival'
  | 'day'
  | 'fleet';

type Tested = Extract<ExodusEvent, { type: 'tested' }>;
type Changed = Extract<ExodusEvent, { type: 'trait' }>;

export interface Card {
  readonly kind: CardKind;
  /** The event that names it. */
  readonly title: ExodusEvent;
  readonly faction?: FactionId | undefined;
  readonly tests: readonly Tested[];
  readonly changes: readonly Changed[];
  /** Everything else, in the order it was told. */
  readonly lines: readonly ExodusEvent[];
  /** Worth a stop. */
  readonly weighty: boolean;
}

/** Which events open a card, and of which kind. */
const OPENERS: Partial<Record<ExodusEvent['type'], CardKind>> = {
  cycle: 'day',
  ordered: 'order',
  orderIdle: 'order',
  covertRevealed: 'covert',
  covertTested: 'covert',
  leaked: 'secret',
  published: 'secret',
  learnt: 'secret',
  elected: 'vote',
  ballots: 'vote',
  course: 'ritual',
  battle: 'battle',
  force: 'battle',
  arrived: 'arrival',
  upkeep: 'day',
  extraction: 'day',
  strain: 'day',
  whispers: 'day',
  crisis: 'crisis',
  breach: 'crisis',
  dawn: 'fleet',
  landfall: 'fleet',
  fleetLost: 'fleet',
  colony: 'fleet',
  marked: 'secret',
  exposed: 'crisis',
  schism: 'crisis',
};

/** Told elsewhere on the table, or only steps on the way. */
const SILENT: ReadonlySet<ExodusEvent['type']> = new Set(['intents', 'resolved', 'orderResult']);

const WEIGHTY: ReadonlySet<CardKind> = new Set([
  'order',
  'ritual',
  'battle',
  'arrival',
  'crisis',
  'secret',
  'fleet',
]);

interface Draft {
  kind: CardKind;
  title: ExodusEvent;
  tests: Tested[];
  changes: Changed[];
  lines: ExodusEvent[];
}

function factionOf(event: ExodusEvent): FactionId | undefined {
  if ('faction' in event) return event.faction;
  if ('by' in event && typeof event.by === 'string') return event.by;
  return 'owner' in event ? event.owner : undefined;
}

export function cardsOf(events: readonly ExodusEvent[]): Card[] {
  const drafts: Draft[] = [];
  let open: Draft | undefined;
  for (const event of events) {
    const kind = isSpoken(event) ? 'scene' : OPENERS[event.type];
    if (kind !== undefined && !continues(open, kind, event)) {
      open = { kind, title: event, tests: [], changes: [], lines: [] };
      drafts.push(open);
    } else if (SILENT.has(event.type)) continue;
    else {
      if (open === undefined) {
        open = { kind: 'day', title: event, tests: [], changes: [], lines: [] };
        drafts.push(open);
        if (event.type !== 'tested' && event.type !== 'trait') continue;
      }
      if (event.type === 'tested') open.tests.push(event);
      else if (event.type === 'trait') open.changes.push(event);
      else open.lines.push(event);
    }
  }
  return drafts.map((draft) => ({
    ...draft,
    faction: factionOf(draft.title),
    weighty: WEIGHTY.has(draft.kind) || (draft.kind === 'scene' && isWholeScene(draft)),
  }));
}

const SETTLED: ReadonlySet<ExodusEvent['type']> = new Set([
  'dealt',
  'refusedByMarker',
  'forcedResult',
  'dropped',
]);

/** From its first word to what came of it: one takes part in the others, and has the talk before one's eyes. */
function isWholeScene({ title, lines }: Draft): boolean {
  return title.type === 'sceneOpened' && lines.some(({ type }) => SETTLED.has(type));
}

/** The day's end is one card, and a scene is one conversation. */
function continues(open: Draft | undefined, kind: CardKind, event: ExodusEvent): boolean {
  if (open === undefined || open.kind !== kind) return false;
  return (kind === 'day' && event.type !== 'cycle') || (kind === 'scene' && event.type !== 'sceneOpened');
}
