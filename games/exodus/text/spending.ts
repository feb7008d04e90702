/** XD-8.9 The points left over from a jump, in English: what they can buy, and what each share of them changes. */
import { spendingOf } from '../outlook/arrival.ts';
import type { View } from '../view/index.ts';
import { percent } from './table.ts';

const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

const WORDS = {
  both: (charts: number, work: number) =>
    charts === 0
      ? `All ${work} for quick work`
      : work === 0
        ? `All ${charts} for the charts`
        : `${charts} for the charts, ${work} for quick work`,
  one: (left: number) => (left === 0 ? 'None' : points(left)),
  ways: (ways: number) => (ways >= 6 ? '6 ways on from here' : `about ${Math.round(ways)} ways on from here`),
  quick: (share: number, known: boolean) =>
    `${known ? 'the work here takes' : 'work, if there is any, takes'} a single day in ${percent(share)}`,
};

export const spendPrompt = ({ frame }: View): string => {
  if (frame?.step !== 'spend') return '';
  const spare = `The jump went well: ${points(frame.excess)} to spare.`;
  return frame.on === 'astrometrics'
    ? `${spare} Chart more ways on, or work faster here?`
    : `${spare} How many for quick work here?`;
};

export const SPEND_LEAD =
  'Two rolls follow: how many ways lead on from here, and how long the work takes. Each point you spend on one of them makes one of its three dice a sure +.';

export function spendingCard(view: View, spent: number): { readonly name?: string; readonly note?: string } {
  const buys = spendingOf(view, spent);
  const { frame } = view;
  if (buys === undefined || frame?.step !== 'spend') return {};
  const { charts, work, ways, quick } = buys;
  const charted = frame.on === 'astrometrics';
  const known = view.systems[frame.system]?.reward !== undefined;
  return {
    name: charted ? WORDS.both(charts, work) : WORDS.one(spent),
    note: [
      ...(charted ? [WORDS.ways(ways)] : []),
      ...(quick === undefined ? [] : [WORDS.quick(quick, known)]),
    ].join('; '),
  };
}
