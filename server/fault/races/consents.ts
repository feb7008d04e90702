/** Who has agreed to what: what touches everyone is done only where everyone who was there all the while has agreed to it. */
import type { Proposal } from '../../store/index.ts';
import type { Done } from './evening.ts';
import type { Passage } from './judge.ts';
import { maybe } from './seats.ts';
import type { Kept } from './table.ts';

type Kind = Proposal['kind'];

/** The lines that something agreed to brings about. */
const LINES = { back: 'undo', pause: 'pause', end: 'end' } as const;

export class Consents {
  /** By table: `kind seat`, of what is proposed there now. */
  readonly #all = new Map<string, Set<string>>();

  /** Takes in what was said in a burst, and says who was not asked. What is settled or dropped by then is forgotten. */
  judge(id: string, { before, after, done }: Passage): string[] {
    const said = new Set([...(this.#all.get(id) ?? []), ...saidIn(before, done)]);
    const open = after.row?.proposal;
    const kept = open === undefined ? [] : open.agreed.map((seat) => key(open.kind, seat));
    this.#all.set(id, new Set(kept.filter((one) => said.has(one))));
    return [
      ...settledIn({ before, after, done }).flatMap((kind) => unasked(kind, said, { before, after, done })),
      ...kept.flatMap((one) => (said.has(one) ? [] : [`nobody has said “${one}”`])),
    ];
  }
}

const key = (kind: unknown, seat: unknown) => `${kind} ${seat}`;

/** Whoever proposes agrees; an answer may have been to what stood there before, or to anything proposed meanwhile. */
function saidIn({ row }: Kept, done: readonly Done[]): string[] {
  const proposed = done.filter((one) => one.deed === 'propose' && maybe(one));
  const kinds = new Set(proposed.map(({ fields }) => fields.kind));
  if (row?.proposal) kinds.add(row.proposal.kind);
  const agreed = done.filter((one) => one.deed === 'answer' && one.fields.agree === true && maybe(one));
  return [
    ...proposed.map(({ fields }) => key(fields.kind, fields.seat)),
    ...agreed.flatMap(({ fields }) => [...kinds].map((kind) => key(kind, fields.seat))),
  ];
}

function settledIn({ before, after }: Passage): Kind[] {
  return after.lines.slice(before.lines.length).flatMap(({ kind }) => {
    if (kind === 'end' && after.row?.ended !== 'agreed') return [];
    return kind === 'back' || kind === 'pause' || kind === 'end' ? [LINES[kind]] : [];
  });
}

function unasked(kind: Kind, said: ReadonlySet<string>, { before, after, done }: Passage): string[] {
  const turned = done.filter(({ deed }) => ['away', 'back', 'leave', 'resign', 'depart'].includes(deed));
  const there = ({ seats }: Kept, seat: number) => seats[seat]?.kind === 'person';
  return after.seats.flatMap(({ seat }) =>
    there(before, seat) &&
    there(after, seat) &&
    !turned.some(({ fields }) => fields.seat === seat) &&
    !said.has(key(kind, seat))
      ? [`seat ${seat} was not asked whether to ${kind}`]
      : [],
  );
}
