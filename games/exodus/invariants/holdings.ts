/** What must hold of promises, of the offer on the table and of the places on the map. */
import type { Problem } from '#engine';
import { type FactionId, isPrimary } from '../content/factions.ts';
import { SITE } from '../content/fleet.ts';
import { held, houseOf } from '../rules/houses.ts';
import type { Item, Scene, State, System } from '../state.ts';

const wrong = (field: string, reason: string): Problem => ({ field: `state.${field}`, reason });
const inPlay = (s: State, id: FactionId): boolean => s.houses.some((house) => house.faction === id);

export function holdingsProblem(s: State): Problem | undefined {
  return (
    pledgesProblem(s) ?? (s.scene === undefined ? undefined : offerProblem(s, s.scene)) ?? placesProblem(s)
  );
}

/** XD-11.2 only a Keeper can pledge a course, and nobody pledges to themselves. */
function pledgesProblem(s: State): Problem | undefined {
  for (const { kind, by, to } of s.pledges) {
    if (by === to || !inPlay(s, by) || !inPlay(s, to))
      return wrong('pledges', `must bind one faction in play to another: ${by} to ${to}`);
    if (kind === 'course' && !isPrimary(by))
      return wrong('pledges', `give away a course of the ${by}, who has none`);
  }
  return undefined;
}

const countOf = (items: readonly Item[], kind: Item['kind']): number =>
  items.filter((item) => item.kind === kind).length;

const PLEDGED = ['pledge-course', 'pledge-disposition', 'pledge-silence'] as const;

/** XD-11.2 nobody offers what they do not have, or the same promise twice. */
function offerProblem(s: State, scene: Scene): Problem | undefined {
  const { opener, respondent, issue, phase, items, threat } = scene;
  if (respondent === undefined)
    return items.length > 0 ? wrong('scene', 'offers something to nobody') : undefined;
  if (respondent === opener) return wrong('scene', 'is played by one faction alone');
  if ((phase === 'course' || phase === 'landfall') && !isPrimary(respondent))
    return wrong('scene', 'is about a ballot that the respondent does not have');
  const giver = houseOf(s, opener);
  if (countOf(items, 'marker') > giver.pool || countOf(items, 'return') > held(giver, respondent))
    return wrong('scene.items', 'hold more markers than the opener could give');
  if (PLEDGED.some((kind) => countOf(items, kind) > 1))
    return wrong('scene.items', 'promise the same thing twice');
  if (countOf(items, 'pledge-course') > 0 && !isPrimary(opener))
    return wrong('scene.items', 'promise a course that is not the opener’s');
  const votes = items.flatMap((item) => (item.kind === 'vote' ? [item.faction] : []));
  if (
    votes.some(
      (id, i) => phase !== 'resolve' || id === issue || !s.asked.includes(id) || votes.indexOf(id) < i,
    )
  )
    return wrong('scene.items', 'trade a vote that cannot be traded');
  return threat !== undefined && s.secrets[threat]?.owner !== respondent
    ? wrong('scene.threat', 'is with a secret that is not the respondent’s')
    : undefined;
}

function placesProblem(s: State): Problem | undefined {
  if (s.cycle > 0 && s.systems[s.here]?.visited === false) return wrong('here', 'was never arrived at');
  for (const [i, system] of s.systems.entries()) {
    // Between the arrival and the roll of the risk, what was sounded is still to be used.
    const arriving = i === s.here && s.visit === 0;
    const problem = placeProblem(system, arriving);
    if (problem !== undefined) return wrong('systems', `${problem}: ${i}`);
  }
  if (s.force !== undefined && s.force.size > s.force.began) return wrong('force', 'has grown');
  return undefined;
}

/** What is known of a system fits together. */
function placeProblem(system: System, arriving: boolean): string | undefined {
  const { visited, reward, choice, convenience, left, flawed, force, scouted, sounded } = system;
  if (choice !== undefined && reward !== 1) return 'hold a choice where there is none (XD-8.6)';
  if (convenience !== undefined && (reward === undefined || reward === 0))
    return 'can be worked where there is nothing (XD-8.7)';
  if (left > 0 && convenience === undefined) return 'hold work that nobody has looked at (XD-8.7)';
  if (flawed && (reward !== SITE || !visited)) return 'call flawed what is no site (XD-15.4)';
  if (force > 0 && !scouted) return 'hold a force that nobody has seen (XD-7.7)';
  if (sounded !== undefined && visited && !arriving) return 'were sounded after the arrival (XD-18.7)';
  return undefined;
}
