/** What a line of the recap says of an event of Exodus, whom it names, under which heading it stands, what it touches. */
import type { Seat } from '#engine';
import { FACTIONS, type FactionId, TRAITS } from '../content/factions.ts';
import type { ExodusEvent } from '../event.ts';
import type { View } from '../view/index.ts';
import { CRISIS_WORDS, order, TRAIT_WORDS, traitWord } from './names.ts';
import { named } from './people.ts';
import { RETOLD_WORDS } from './retold.ts';
import { isSpoken } from './spoken.ts';
import { systemName } from './systems.ts';
import { SHORT, signed } from './table.ts';

/** What happens to everyone. */
export const OURS: ReadonlySet<ExodusEvent['type']> = new Set([
  'trait',
  'riot',
  'sabotaged',
  'breach',
  'lossChosen',
  'fleetLost',
  'battle',
]);

export function worded(event: ExodusEvent) {
  if (event.type === 'trait') {
    const { trait, by, people } = event;
    const wrong = trait === 'edge' || trait === 'treachery' ? by > 0 : by < 0;
    return {
      verb: 'trait',
      text: RETOLD_WORDS.changes,
      parts: [`${traitWord(trait, people)} ${signed(by)}`],
      tone: wrong ? ('bad' as const) : ('good' as const),
    };
  }
  if (event.type !== 'renown') return {};
  return {
    verb: 'renown',
    text: RETOLD_WORDS.renown,
    parts: [RETOLD_WORDS.renownOf(SHORT[event.faction], signed(event.by))],
  };
}

/** The factions an event names. */
export function namesOf(event: ExodusEvent): (FactionId | undefined)[] {
  const by = 'by' in event && typeof event.by === 'string' ? event.by : undefined;
  const of = 'of' in event ? event.of : undefined;
  return [
    by,
    of,
    'faction' in event ? event.faction : undefined,
    'on' in event ? FACTIONS.find((one) => one === event.on) : undefined,
    'to' in event && typeof event.to === 'string' ? event.to : undefined,
    'from' in event ? event.from : undefined,
    'owner' in event ? event.owner : undefined,
    'with' in event ? event.with : undefined,
    'holder' in event ? event.holder : undefined,
    'issuer' in event ? event.issuer : undefined,
  ];
}

export function spotsOf(event: ExodusEvent): string[] {
  if ('system' in event) return [`place:${event.system}`];
  return event.type === 'jump' || event.type === 'push' ? [`place:${event.to}`] : [];
}

const TABLES: Readonly<Partial<Record<ExodusEvent['type'], keyof typeof RETOLD_WORDS.headings>>> = {
  covertRevealed: 'covert',
  ballots: 'ballots',
  elected: 'elected',
  upkeep: 'day',
  course: 'course',
  force: 'force',
  battle: 'battle',
  published: 'secret',
  fate: 'fate',
};

export function headingOf(
  event: ExodusEvent,
  view: View,
): { readonly actor: Seat | 'event' | 'table'; readonly title: string } | undefined {
  const words = RETOLD_WORDS.headings;
  switch (event.type) {
    case 'cycle':
      return { actor: 'table', title: words.cycle(event.cycle) };
    case 'ordered':
    case 'orderIdle':
      return {
        actor: seatOf(event.faction, view),
        title: `${SHORT[event.faction]}: ${order(event.order, event.people)}`,
      };
    case 'crisis':
      return { actor: 'event', title: CRISIS_WORDS[event.kind] };
    case 'arrived':
      return { actor: 'table', title: systemName(event.system) };
    default: {
      const table = isSpoken(event) ? 'scene' : TABLES[event.type];
      const title = table === undefined || table === 'cycle' ? undefined : words[table];
      return title === undefined ? undefined : { actor: 'table', title };
    }
  }
}

function seatOf(faction: FactionId, { houses }: View): Seat {
  return houses.find((house) => house.faction === faction)?.seat ?? -1;
}

export function holdings(view: View): Readonly<Record<string, string | number>> {
  const own = view.houses.find(({ faction }) => faction === view.faction);
  const held: Record<string, string | number> = {
    [RETOLD_WORDS.fatigue]: view.fatigue,
    [RETOLD_WORDS.bearing]: view.bearing,
    [RETOLD_WORDS.readiness]: view.readiness,
    [RETOLD_WORDS.here]: systemName(view.here),
  };
  for (const trait of TRAITS) held[named(TRAIT_WORDS[trait], view)] = view.traits[trait];
  if (own === undefined) return held;
  return {
    ...held,
    ...(own.faction === 'underworld' ? { [RETOLD_WORDS.stash]: view.stash } : {}),
    [RETOLD_WORDS.renown]: own.renown,
    [RETOLD_WORDS.pool]: own.pool,
    [RETOLD_WORDS.markers]: Object.values(own.held).reduce((sum, count) => sum + count, 0),
    [RETOLD_WORDS.research]: own.progress,
    [RETOLD_WORDS.office]: own.office ? RETOLD_WORDS.yes : RETOLD_WORDS.no,
    [RETOLD_WORDS.hindered]: own.hindered,
  };
}
