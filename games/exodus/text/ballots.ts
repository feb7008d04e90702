/** XD-6.2, XD-7.2, XD-15.4 How a vote went: who voted for what, what comes of it, and what speaks for it. In English. */
import type { EventOf } from '#engine';
import type { FactionId } from '../content/factions.ts';
import type { Disposition, Stake } from '../content/plans.ts';
import type { ExodusEvent } from '../event.ts';
import { battleOutlook, crisisOutlook } from '../outlook/voyage.ts';
import { castingVote, countDisposition } from '../rules/dispositions.ts';
import type { Exodus } from '../state.ts';
import type { View } from '../view/index.ts';
import { faction } from './names.ts';
import { courseOf, stake } from './stakes.ts';
import { systemPromise, workLeft } from './systems.ts';
import { percent, SHORT } from './table.ts';

const WORDS = {
  votes: (what: string, count: number, who: string) => `${what} ${count} (${who})`,
  you: 'you',
  most: 'Most votes decide',
  nobody: 'Nobody voted',
  level: (who: string) => `Level, so the vote of ${who} decides`,
  fleet: {
    stay: 'the fleet stays',
    leave: 'the fleet leaves',
    attack: 'the fleet attacks',
  } satisfies Record<Disposition, string>,
  agreed: (what: string) => `All three Keepers want the same: ${what}.`,
  divided: {
    course: 'The three Keepers must name the same, and do not: the fleet stays a day, and Edge rises by 1.',
    landfall: 'The three Keepers must want the same, and do not: one die decides.',
  },
  stands: (what: string) => `So be it: ${what}.`,
  held: 'the fleet stays a day, Edge +1',
  fate: 'one die decides',
  facts: {
    work: (left: string) => `${left} here`,
    nothing: 'nothing is left to work on here',
    safe: 'the next night here is safe',
    third: 'from the third day on crises come closer',
    fight: (chance: string) => `the fight is won outright in ${chance}`,
  },
};

interface Cast {
  readonly faction: FactionId;
  readonly ballot?: Stake | undefined;
}
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** `Leave 2 (Church, Military), stay 1 (you). Most votes decide: the fleet leaves.` */
function counted(houses: readonly Cast[], result: Disposition, me: FactionId | undefined): string {
  const sides = new Map<Stake, FactionId[]>();
  for (const { faction: one, ballot } of houses)
    if (ballot !== undefined) sides.set(ballot, [...(sides.get(ballot) ?? []), one]);
  const lines = [...sides]
    .sort(([a, one], [b, other]) => Number(b === result) - Number(a === result) || other.length - one.length)
    .map(([what, who]) =>
      WORDS.votes(
        stake(what),
        who.length,
        who.map((one) => (one === me ? WORDS.you : SHORT[one])).join(', '),
      ),
    );
  const caster = castingVote(houses);
  const why = lines.length === 0 ? WORDS.nobody : caster ? WORDS.level(faction(caster)) : WORDS.most;
  return `${lines.length === 0 ? '' : `${capital(lines.join(', '))}. `}${why}: ${WORDS.fleet[result]}.`;
}

const polled = ({ frame }: View) => (frame?.step === 'poll' ? frame.phase : undefined);

/** What the Keepers all named; undefined where they differ. */
function agreed({ houses }: View): Stake | undefined {
  const [church, government, military] = houses;
  const same = church?.ballot === government?.ballot && church?.ballot === military?.ballot;
  return same ? church?.ballot : undefined;
}

/** Why the vote that lies open goes as it goes. */
export function ballotVerdict(view: View): string | undefined {
  const phase = polled(view);
  if (phase === 'disposition') return counted(view.houses, countDisposition(view), view.faction);
  if (phase !== 'course' && phase !== 'landfall') return undefined;
  const what = agreed(view);
  return what === undefined ? WORDS.divided[phase] : WORDS.agreed(stake(what));
}

/** What is done if nobody objects. */
export function standsWords(view: View): string {
  const phase = polled(view);
  if (phase === 'disposition') return WORDS.stands(WORDS.fleet[countDisposition(view)]);
  const what = agreed(view);
  return WORDS.stands(what === undefined ? (phase === 'course' ? WORDS.held : WORDS.fate) : stake(what));
}

/** How staying or leaving was decided, where not all wanted the same: for whoever is asked what follows from it. */
export function wentWords(day: readonly ExodusEvent[], { faction: me }: View): string[] {
  const cast = day.findLast(
    (event): event is EventOf<Exodus, 'ballots'> => event.type === 'ballots' && event.phase === 'disposition',
  );
  const done = day.findLast((event) => event.type === 'disposed');
  if (cast === undefined || done?.type !== 'disposed') return [];
  const houses = cast.ballots.map(
    ({ faction: one, stake: what }): Cast => ({ faction: one, ballot: what === 'none' ? undefined : what }),
  );
  const differ = new Set(houses.flatMap(({ ballot }) => ballot ?? [])).size > 1;
  // Whoever was talked round voted otherwise in the end.
  return differ && countDisposition({ houses }) === done.choice ? [counted(houses, done.choice, me)] : [];
}

/** What everyone can see that speaks for a vote. */
export function speaksFor(view: View, what: Stake): string | undefined {
  const { facts } = WORDS;
  const { plan, to } = courseOf(what);
  const left = view.systems[view.here]?.left ?? 0;
  if (to !== undefined) return systemPromise(view, to);
  if (plan === 'attack') return facts.fight(percent(battleOutlook(view)?.odds.success ?? 0));
  if (view.force !== undefined) return undefined;
  if (plan === 'stay')
    return left > 0 ? facts.work(workLeft(left)) : crisisOutlook(view) ? undefined : facts.safe;
  if (plan !== 'leave') return undefined;
  return left === 0 ? facts.nothing : view.visit >= 2 ? facts.third : undefined;
}
