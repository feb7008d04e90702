/** XD-12 Covert orders, and what to do with secrets one knows. */

import type { CovertKey } from '../content/covert.ts';
import { covertOf } from '../content/covert.ts';
import { FACTION, type FactionId } from '../content/factions.ts';
import { SITE } from '../content/fleet.ts';
import { slipOf } from '../content/orders.ts';
import { INSTITUTIONAL_OF, SECRETS, type SecretId } from '../content/secrets.ts';
import { houseOf } from '../rules/houses.ts';
import { publicStanding } from '../rules/score.ts';
import { assistsOf, isContained, knows } from '../rules/secrets.ts';
import type { State } from '../state.ts';
import { impactWorth } from './dossier.ts';
import { type Eyes, shiftWorth } from './eyes.ts';
import { EDGE, JUSTICE, sheetOf } from './health.ts';
import type { Ledger } from './ledger.ts';
import { chanceToPass, chanceToSucceed } from './odds.ts';
import { netOf } from './plan.ts';
import { deedWish, killingWish, officeWish, publishWish, regimeWish } from './wishes.ts';
import { learning, orderWorth } from './worth.ts';

/** XD-12.3 what the distraction costs the faction's own public order. */
export function distraction(ledger: Ledger, faction: FactionId): number {
  const { s } = ledger;
  const key = s.resolved[faction];
  const setting = ledger.plan.settings.get(faction);
  if (key === undefined || setting === undefined || slipOf(key).order.test === undefined) return 0;
  const net = netOf(s, faction, key, faction);
  const eyes = ledger.eyes(faction);
  return (
    orderWorth(s, eyes, faction, key, setting, net) - orderWorth(s, eyes, faction, key, setting, net - 1)
  );
}

export function covertWorth(ledger: Ledger, faction: FactionId, key: CovertKey): number {
  const slip = covertOf(key);
  if (slip === undefined) return 0;
  const { s } = ledger;
  const eyes = ledger.eyes(faction);
  const sly = eyes.character.sly - 1;
  const cost = distraction(ledger, faction) + Math.max(0, -deedWish(eyes.goals, eyes.house, 'covertOrders'));
  if (slip.kind === 'leak') return bestLeak(s, eyes) - cost - 0.3;
  const target = slip.target ?? 'government';
  const margin = s.traits[FACTION[faction].voice] - s.traits[FACTION[target].voice];
  const shift = (edge: number, justice: number): number => {
    const by = [0, 0, 0, 0, 0, 0, 0];
    by[EDGE] = edge;
    by[JUSTICE] = justice;
    return shiftWorth(eyes, sheetOf(s), by);
  };
  switch (slip.kind) {
    case 'spying': {
      const net =
        (faction === 'network' || faction === 'underworld' ? 1 : 0) + assistsOf(s, faction, 'spying');
      const pass = chanceToPass(margin, net);
      const news = newsWorth(s, eyes, target);
      return pass * news - (1 - pass) * 1.25 * eyes.greed - cost + 0.2 * sly;
    }
    case 'assassination': {
      const pass = chanceToPass(margin, 0);
      const success = chanceToSucceed(margin, 0);
      const blow =
        nearness(s) *
          (eyes.greed * (0.3 + 0.5 * lead(s, eyes, target)) + (houseOf(s, target).office ? 0.6 : 0)) +
        unseating(s, eyes, target) +
        killingWish(eyes.goals, s);
      return (
        success * (blow + shift(1, 0)) +
        (pass - success) * (shift(2, 0) - eyes.greed) +
        (1 - pass) * (shift(2, -1) - 2 * eyes.greed) -
        cost +
        0.2 * sly
      );
    }
    case 'sabotage': {
      const order = s.resolved[target];
      const pass = chanceToPass(margin, 0);
      if (order === undefined) return -1;
      const spoilt = -ledger.worth(faction, target, order) * (eyes.turned ? -1 : 1);
      return pass * 0.5 * spoilt - (1 - pass) * (eyes.greed + 0.3) - cost;
    }
    case 'coup': {
      const pass = chanceToPass(margin, 0);
      const success = chanceToSucceed(margin, 0);
      // A regime counts if it lasts until the founding.
      const gain =
        eyes.greed * (0.4 + 2 * nearness(s)) + regimeWish(eyes.goals, s) + unseating(s, eyes, target);
      return (
        success * (gain + shift(2, -2)) +
        (pass - success) * (gain + shift(3, -3)) +
        (1 - pass) * (shift(3, 0) - 3.5) -
        cost -
        0.8
      );
    }
  }
}

/** XD-19.4 what the office that goes with a leader means to one's agendas. */
const unseating = (s: State, { goals }: Eyes, target: FactionId): number =>
  houseOf(s, target).office ? -0.6 * officeWish(goals, target) : 0;

/** How near the end of the journey seems: 0 at its start, 1 with a place to settle in sight. */
function nearness(s: State): number {
  const sighted = s.systems.some(({ reward, flawed }) => reward === SITE && !flawed);
  return Math.min(1, (0.7 * s.arrivals) / s.options.reach) * (sighted ? 1 : 0.4);
}

/**
 * What a look into another's files brings: one more secret. The more ears there are, the sooner three have heard it, and
 * which of the book's secrets it is shows only afterwards.
 */
function newsWorth(s: State, eyes: Eyes, target: FactionId): number {
  const hidden = s.secrets.some(
    (secret) =>
      secret.owner === target &&
      isContained(secret) &&
      SECRETS[secret.id].kind !== 'personal' &&
      !knows(secret, eyes.faction),
  );
  if (!hidden) return 0.1;
  const book = INSTITUTIONAL_OF[target];
  let scandal = 0;
  for (const id of book) scandal += impactWorth(s, eyes, id, target) / book.length;
  const kept = 1 - 0.06 * s.seats;
  return kept * learning(s, eyes, eyes.faction) + 0.08 * s.seats * Math.min(0, scandal);
}

/** How far a rival is ahead of the field, in points that matter. */
export function lead(s: State, eyes: Eyes, rival: FactionId): number {
  const theirs = publicStanding(s, houseOf(s, rival));
  const own = publicStanding(s, eyes.house);
  let better = 0;
  for (const house of s.houses) if (publicStanding(s, house) > theirs) better++;
  return better > 0 ? 0 : Math.max(0, Math.min(2, (theirs - own) / 2));
}

/** What it would be worth to make a secret public. */
function publicWorth(s: State, eyes: Eyes, id: SecretId, owner: FactionId): number {
  const kept = SECRETS[id].kind === 'institutional' || SECRETS[id].kind === 'office' ? 2 : 1;
  const hurts = owner === eyes.faction ? 0 : 0.4 * kept * eyes.greed * lead(s, eyes, owner) * nearness(s);
  const found = owner === eyes.faction && SECRETS[id].kind === 'discovery' ? publishWish(eyes.goals) : 0;
  return impactWorth(s, eyes, id, owner) + hurts + found;
}

function bestLeak(s: State, eyes: Eyes): number {
  let best = -2;
  for (const secret of s.secrets) {
    if (!isContained(secret) || !knows(secret, eyes.faction)) continue;
    best = Math.max(best, publicWorth(s, eyes, secret.id, secret.owner));
  }
  return best;
}

/** A leak into one ear does little: it costs nothing, and makes three faster. */
export function leakWorth(s: State, eyes: Eyes, id: SecretId, to: FactionId | 'public'): number {
  const secret = s.secrets.find((other) => other.id === id);
  if (secret === undefined) return 0;
  if (to === 'public') return publicWorth(s, eyes, id, secret.owner);
  return secret.owner === eyes.faction ? -0.6 : -0.1;
}
