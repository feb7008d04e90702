/** What a seat can foretell of rituals, battles, scans and crises. */
import { PRIMARIES } from '../content/factions.ts';
import { JOURNEYS, STRENGTH } from '../content/fleet.ts';
import type { View } from '../view/index.ts';
import { assistDice, chances, type Outlook, outlook, perk } from './odds.ts';

/** XD-17.4 There is time for a full ritual from this Lead on. */
export const FULL_LEAD = 3;

/** XD-7.4, XD-7.6 a jump or a push. */
export function ritualOutlook(
  view: View,
  plan: 'jump' | 'hurried' | 'scout' | 'nuke',
  here = false,
): Outlook {
  const { faith, treachery } = view.traits;
  const haste =
    plan === 'hurried' || (plan === 'nuke' && here && (view.force?.lead ?? FULL_LEAD) < FULL_LEAD);
  const jumps = plan === 'jump' || plan === 'hurried';
  const nukes = plan === 'nuke' ? PRIMARIES.flatMap((keeper) => assistDice(view, keeper, 'nuke')) : [];
  return outlook({ trait: 'faith', value: faith }, { trait: 'treachery', value: treachery }, [
    { why: 'fatigue', by: -view.fatigue },
    { why: 'hurried', by: haste ? -2 : 0 },
    { why: 'chant', by: jumps && view.chanted ? 1 : 0 },
    { why: 'steady', by: view.steadied },
    { why: 'perk', by: jumps ? perk(view, 'anywhere-but-here') : 0 },
    ...nukes.slice(0, 1),
  ]);
}

/** XD-17.2 battle and cover. */
export function battleOutlook(view: View, ambushed = false): Outlook | undefined {
  if (view.force === undefined) return undefined;
  const { might, treachery } = view.traits;
  return outlook({ trait: 'might', value: might }, { value: STRENGTH[view.force.size] ?? 0 }, [
    { why: 'traitors', by: treachery >= 8 ? -2 : treachery >= 5 ? -1 : 0 },
    { why: 'ambush', by: ambushed ? -1 : 0 },
    { why: 'readiness', by: view.readiness > 0 ? 1 : 0 },
    { why: 'perk', by: perk(view, 'sailors-tale') },
  ]);
}

/** XD-8.12 assists on the aimed scan, and the chance that it finds a site. */
export function aimOf({ journey, bearing }: View): {
  readonly assists: number;
  readonly chance: number;
  /** The Bearing at which it gets likelier next; undefined where it is as likely as can be. */
  readonly next: number | undefined;
} {
  const { thresholds } = JOURNEYS[journey];
  const count = thresholds.filter((threshold) => bearing >= threshold).length;
  return { assists: count, chance: chances(count).get(3) ?? 0, next: thresholds[count] };
}

/** XD-16 what the crisis roll of a day here would bring as things stand: of the next one, or of the one that has begun; undefined where none would be made. */
export function crisisOutlook(
  view: View,
  today = false,
): { readonly force: number; readonly duty: number } | undefined {
  const { edge, treachery } = view.traits;
  const visit = view.visit + (today ? 0 : 1);
  if (edge < 5 && treachery < 5 && visit < 3) return undefined;
  const net =
    Math.sign(edge - treachery) -
    Math.max(0, visit - 2) +
    (view.risk === 3 ? 1 : 0) -
    (view.risk === 0 ? 1 : 0) -
    (view.reported ? 2 : 0);
  let force = 0;
  let duty = 0;
  for (const [sum, chance] of chances(net)) {
    if (sum <= -2) force += chance;
    else if (sum !== 0) duty += chance;
  }
  return { force, duty };
}
