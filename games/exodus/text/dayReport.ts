/** A day as its report tells it: what was done to the reader, what every faction did and brought, and what comes. */

import type { EventOf } from '#engine';
import { covertOf } from '../content/covert.ts';
import type { FactionId } from '../content/factions.ts';
import type { ExodusEvent, Standing } from '../event.ts';
import { isGood, ORDER } from '../outlook/gauges.ts';
import { crisisOutlook } from '../outlook/voyage.ts';
import { outcomeOf } from '../rules/dice.ts';
import type { Exodus } from '../state.ts';
import type { View } from '../view/index.ts';
import { eventLine } from './log.ts';
import { COVERT_WORDS, Faction, faction, intent, MANDATE_WORDS, order, traitWord } from './names.ts';
import { named } from './people.ts';
import { piecesOf, standingPieces } from './pieces.ts';
import { REPORT_WORDS, RESULT } from './report.ts';
import { SECRET_WORDS } from './secrets.ts';
import { DISPOSITION_HELP } from './stage.ts';
import { workLeft } from './systems.ts';
import { MAP_WORDS, SCORE_WORDS, SHORT, signed } from './table.ts';
import { VOICES } from './voices.ts';

export interface DayLine {
  readonly who: FactionId;
  readonly what: string;
  /** What it did to the gauges. */
  readonly changes: readonly { readonly words: string; readonly good: boolean }[];
  /** What was rolled for it. */
  readonly test: EventOf<Exodus, 'tested'> | undefined;
}

const all = <T extends ExodusEvent['type']>(events: readonly ExodusEvent[], type: T): EventOf<Exodus, T>[] =>
  events.filter((event): event is EventOf<Exodus, T> => event.type === type);

/** Every order of the day in the order of the factions, with its result and what came of it. */
export function deedsOf(events: readonly ExodusEvent[], view: View): DayLine[] {
  return view.houses.flatMap(({ faction: who }): DayLine[] => {
    const from = events.findIndex(
      (event) => (event.type === 'ordered' || event.type === 'orderIdle') && event.faction === who,
    );
    const given = events[from];
    if (given?.type !== 'ordered' && given?.type !== 'orderIdle') return [];
    const rest = events.slice(from + 1);
    const end = rest.findIndex(({ type }) => ENDS.has(type));
    const part = end < 0 ? rest : rest.slice(0, end);
    const result = all(part, 'orderResult')[0];
    const name = order(given.order, view.people);
    return [
      {
        who,
        what:
          given.type === 'orderIdle'
            ? `${name}: ${REPORT_WORDS.idle}`
            : result
              ? `${name}, ${RESULT[result.outcome]}`
              : name,
        changes: [
          ...piecesOf(part).map(({ trait, by }) => ({
            words: `${traitWord(trait, view.people)} ${signed(by)}`,
            good: isGood(trait, by),
          })),
          ...part.flatMap(besides),
          ...(given.order === 'harvest' && result?.outcome !== 'failure' ? broughtIn(events, view) : []),
        ],
        test: result && all(part, 'tested')[0],
      },
    ];
  });
}

/** XD-14.2, XD-14.3 What the work of the day came to: nothing is eaten, and so many days are left of it or its reward is there. */
function broughtIn(events: readonly ExodusEvent[], view: View): DayLine['changes'] {
  const from = events.findIndex(({ type }) => type === 'extraction');
  const worked = events[from];
  const fed = { words: REPORT_WORDS.fed, good: true };
  if (worked?.type !== 'extraction') return [fed];
  const rest = events.slice(from + 1);
  const end = rest.findIndex(({ type }) => ENDS.has(type));
  const gains = piecesOf(end < 0 ? rest : rest.slice(0, end)).map(({ trait, by }) => ({
    words: `${traitWord(trait, view.people)} ${signed(by)}`,
    good: isGood(trait, by),
  }));
  const done = rest.some(({ type }) => type === 'completed');
  return [fed, ...(done ? gains : [{ words: workLeft(worked.left), good: true }])];
}

/** What an order brings besides gauges. */
function besides(event: ExodusEvent): readonly { readonly words: string; readonly good: boolean }[] {
  switch (event.type) {
    case 'readiness':
      return [{ words: REPORT_WORDS.readiness(event.now), good: true }];
    case 'bearing':
      return [{ words: REPORT_WORDS.bearing(event.now), good: true }];
    case 'office':
      return [{ words: REPORT_WORDS.office, good: true }];
    default:
      return [];
  }
}

/** What befell the fleet beside the orders. */
const BEFELL: ReadonlySet<ExodusEvent['type']> = new Set([
  ...(['completed', 'scanned', 'mandate', 'neglected', 'published', 'leaderLost', 'successor'] as const),
  ...(['elected', 'law', 'crisis', 'breach', 'riot', 'exposed', 'reported'] as const),
]);

export const fleetLines = (
  events: readonly ExodusEvent[],
  { faction: me }: Pick<View, 'faction'>,
): string[] =>
  events
    // What came out about the reader is told to the reader.
    .filter((event) => BEFELL.has(event.type) && !(event.type === 'published' && event.owner === me))
    .map((event) => eventLine(event, []))
    .slice(0, MOST_LINES);

/** What comes after one order belongs to it, up to these. */
const ENDS: ReadonlySet<ExodusEvent['type']> = new Set([
  'ordered',
  'orderIdle',
  'upkeep',
  'extraction',
  'strain',
  'rested',
  'whispers',
  'neglected',
  'scanned',
]);

/** What was done to the reader. */
export function toYou(events: readonly ExodusEvent[], { faction: me, houses }: View): string[] {
  if (me === undefined) return [];
  const slips = all(events, 'intents').at(-1)?.written ?? [];
  const mine = slips.find(({ faction: who }) => who === me)?.written[me];
  const done = all(events, 'resolved').findLast(({ faction: who }) => who === me)?.order;
  const against = slips.filter(({ faction: who, written }) => who !== me && written[me] === done);
  const bore = all(events, 'borne').filter(({ by }) => by === me).length;
  const deals = all(events, 'dealt').flatMap(({ by, with: other }) =>
    by === me ? [other] : other === me ? [by] : [],
  );
  // Of a scene that ended in a deal the deal is told.
  const asked = all(events, 'demanded').filter(({ by, of }) => of === me && !deals.includes(by));
  const lines = [
    ...all(events, 'published').flatMap(({ owner, secret }) =>
      owner === me ? [REPORT_WORDS.out(SECRET_WORDS[secret].name)] : [],
    ),
    ...inTheDark(events, me, houses),
    ...(mine !== undefined && mine !== 'none' && done !== undefined && mine !== done
      ? [
          REPORT_WORDS.outvoted(
            intent(mine),
            order(done),
            against.map(({ faction: who }) => SHORT[who]).join(', '),
          ),
        ]
      : []),
    ...asked.map(({ by }) => REPORT_WORDS.asked(Faction(by))),
    ...deals.map((who) => REPORT_WORDS.deal(faction(who))),
    ...all(events, 'rewritten').flatMap(({ by, of }) =>
      of === me ? [REPORT_WORDS.rewrote(Faction(by))] : [],
    ),
    ...(bore > 0 ? [REPORT_WORDS.bore(bore)] : []),
  ];
  return [...new Set(lines)].slice(0, MOST_LINES);
}

/** XD-12 What was tried against the reader in the dark, how it went, and what is known of what was learnt by it. */
function inTheDark(events: readonly ExodusEvent[], me: FactionId, houses: View['houses']): string[] {
  return events.flatMap((event, at): string[] => {
    if (event.type !== 'covertTested') return [];
    const { faction: who, order: key } = event;
    const slip = covertOf(key);
    if (slip?.target !== me || !houses.some((house) => house.faction === who)) return [];
    const test = events.slice(at).find(({ type }) => type === 'tested');
    const outcome = test?.type === 'tested' ? outcomeOf(test.result) : 'failure';
    const learnt = events.find(
      (one): one is EventOf<Exodus, 'learnt'> => one.type === 'learnt' && one.by === who && one.owner === me,
    );
    const knows = learnt
      ? ` ${REPORT_WORDS.knows(SECRET_WORDS[learnt.secret].name)}`
      : slip.kind === 'spying' && outcome !== 'failure'
        ? ` ${REPORT_WORDS.knowsOne}`
        : '';
    return [`${REPORT_WORDS.aimed(Faction(who), COVERT_WORDS[slip.kind], RESULT[outcome])}${knows}`];
  });
}

/** A chapter of the report has no more lines. */
const MOST_LINES = 5;

/** What somebody else said when it bore a strain: the last of them. */
export function strainWords(
  events: readonly ExodusEvent[],
  { faction: me }: View,
): { who: FactionId; words: string } | undefined {
  const last = all(events, 'borne').findLast(({ by }) => by !== me);
  return last && { who: last.by, words: VOICES[last.by].strain };
}

/** What binds or threatens tomorrow. */
export function comes(view: View): string[] {
  const crisis = crisisOutlook(view);
  const left = view.systems[view.here]?.left ?? 0;
  return [
    ...view.houses.flatMap(({ faction: who, mandates }) =>
      mandates.map(({ kind }) => REPORT_WORDS.duty(Faction(who), MANDATE_WORDS[kind])),
    ),
    crisis ? DISPOSITION_HELP.crisis(crisis.force, crisis.duty) : DISPOSITION_HELP.calm,
    left > 0 ? workLeft(left) : DISPOSITION_HELP.nothing,
    ...(view.fatigue > 0 ? [MAP_WORDS.fatigue(view.fatigue)] : []),
    ...view.pledges
      .filter(({ by }) => by === view.faction)
      .map(({ to, kind }) => REPORT_WORDS.pledge(faction(to), kind)),
  ];
}

/** Something that moved: from where to where, and every piece of it with its cause. */
export interface Move {
  readonly head: string;
  readonly pieces: readonly { readonly words: string; readonly good: boolean }[];
}

/** XD-8.12 Bearing falls by 3 with every home that is found, and rises with new stars and the search. */
function bearingMoves(events: readonly ExodusEvent[], { bearing }: View): Move[] {
  const told = all(events, 'bearing');
  const found = all(events, 'scanned').filter(({ dice }) => dice.every((die) => die > 0)).length;
  if (told.length === 0) return [];
  return [
    {
      head: REPORT_WORDS.bearing(bearing),
      pieces: [
        found > 0
          ? { words: REPORT_WORDS.bearingSpent, good: false }
          : { words: REPORT_WORDS.bearingGained, good: true },
      ],
    },
  ];
}

export function gaugeMoves(events: readonly ExodusEvent[], view: View): Move[] {
  const pieces = piecesOf(events);
  const gauges = ORDER.flatMap((trait): Move[] => {
    const own = pieces.filter((piece) => piece.trait === trait);
    if (own.length === 0) return [];
    const now = own.at(-1)?.now ?? view.traits[trait];
    const sum = own.reduce((total, { by }) => total + by, 0);
    return [
      {
        head: REPORT_WORDS.moved(traitWord(trait, view.people), now - sum, now),
        pieces: own.map(({ by, cause }) => ({
          words: named(REPORT_WORDS.because(signed(by), cause), view),
          good: isGood(trait, by),
        })),
      },
    ];
  });
  return [...gauges, ...bearingMoves(events, view)];
}

export const standingMove = (
  before: Standing,
  after: Standing,
  events: readonly ExodusEvent[],
  view: View,
): Move => ({
  head: REPORT_WORDS.moved(SCORE_WORDS.total ?? '', before.total, after.total),
  pieces: [
    ...standingPieces(before, after).map(({ part, by }) => ({
      words: REPORT_WORDS.because(signed(by), SCORE_WORDS[part] ?? part),
      good: by > 0,
    })),
    ...markersMoved(events, view),
  ],
});

/** XD-10.6 Favours that changed hands between the reader and another, and did not come back the same day. */
function markersMoved(events: readonly ExodusEvent[], { faction: me, houses }: View): Move['pieces'] {
  const passed = (issuer: FactionId | undefined, holder: FactionId | undefined): boolean => {
    const given = all(events, 'markerGiven').filter(({ from, to }) => from === issuer && to === holder);
    const back = all(events, 'markerReturned').filter(
      (one) => one.issuer === issuer && one.holder === holder,
    );
    return given.length > back.length;
  };
  return houses.flatMap(({ faction: other }) => [
    ...(passed(me, other) ? [{ words: REPORT_WORDS.markerTo(Faction(other)), good: false }] : []),
    ...(passed(other, me) ? [{ words: REPORT_WORDS.markerFrom(faction(other)), good: true }] : []),
  ]);
}
