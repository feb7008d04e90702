/** XD-11.4 to XD-11.10 A scene is answered: deal, refusal, counter, and the forced test. */
import type { ActionOf, Seat, Verb } from '#engine';
import type { FactionId } from '../content/factions.ts';
import type { Stake } from '../content/plans.ts';
import { objection } from '../objections.ts';
import { excessOf, outcomeOf, test } from '../rules/dice.ts';
import { entryOf, held, houseAt, houseOf, seatOf, seatsIn, voiceOf } from '../rules/houses.ts';
import { giveMarker, renown, returnMarker } from '../rules/markers.ts';
import { debatesOf, hasLeverage, publish } from '../rules/secrets.ts';
import { canCounter, hasBallot, pairOf, sceneOf, setStand, standOf } from '../rules/stakes.ts';
import { change } from '../rules/traits.ts';
import type { Exodus, G, Item, State } from '../state.ts';

/** XD-11.11 for colour, a character of the side speaks instead of its leader. */
function speak(s: State, seat: Seat, who: number | undefined): void {
  const scene = sceneOf(s);
  if (who !== undefined) scene.speakers = { ...scene.speakers, [houseAt(s, seat).faction]: who };
}

const AGREE: readonly ActionOf<Exodus, 'agree'>[] = [{ type: 'agree' }];

/** XD-11.4 the respondent accepts; XD-11.5 or the opener agrees to the counter. */
export const agree: Verb<Exodus, ActionOf<Exodus, 'agree'>> = {
  exact: true,
  options: () => AGREE,
  check: () => undefined,
  do(g, { speaker: who }, seat, frame) {
    const { scene } = pairOf(g.s);
    speak(g.s, seat, who);
    if (frame.step === 'sceneReply' && scene.extra !== undefined) scene.items.push(scene.extra);
    deal(g, who);
  },
};

const REFUSE: readonly ActionOf<Exodus, 'refuse'>[] = [{ type: 'refuse' }];

export const refuse: Verb<Exodus, ActionOf<Exodus, 'refuse'>> = {
  exact: true,
  options: () => REFUSE,
  check: () => undefined,
  do(g, { speaker: who }, seat) {
    const { scene, respondent } = pairOf(g.s);
    speak(g.s, seat, who);
    g.use('scene', 'refuse');
    g.tell({ type: 'refused', by: respondent, ...(who === undefined ? {} : { speaker: who }) });
    g.then('sceneForce', 'sceneForced');
    // XD-11.8 the threat is carried out at once
    if (scene.threat !== undefined) publish(g, scene.threat);
  },
};

const COUNTER: readonly ActionOf<Exodus, 'counter'>[] = [{ type: 'counter' }];
const NO_COUNTER: readonly ActionOf<Exodus, 'counter'>[] = [];

export const counter: Verb<Exodus, ActionOf<Exodus, 'counter'>> = {
  exact: true,
  options: (s) => (!s.options.brisk && canCounter(s, pairOf(s)) ? COUNTER : NO_COUNTER),
  check(s) {
    if (s.options.brisk) return objection('XD-11.5', 'brisk');
    return canCounter(s, pairOf(s)) ? undefined : objection('XD-11.5', 'cannotGive');
  },
  do(g, { speaker: who }, seat) {
    speak(g.s, seat, who);
    g.then('sceneCounter');
  },
};

const REFUSE_BY_MARKER: readonly ActionOf<Exodus, 'refuseByMarker'>[] = [{ type: 'refuseByMarker' }];
const NO_REFUSAL: readonly ActionOf<Exodus, 'refuseByMarker'>[] = [];

/** XD-11.6, R28 the marker goes back, and the scene ends as if its opener had lost a forced test. */
export const refuseByMarker: Verb<Exodus, ActionOf<Exodus, 'refuseByMarker'>> = {
  exact: true,
  options(s, seat) {
    const { scene, opener } = pairOf(s);
    return scene.phase === 'resolve' && held(houseAt(s, seat), opener) > 0 ? REFUSE_BY_MARKER : NO_REFUSAL;
  },
  check(s, _action, seat) {
    const { scene, opener } = pairOf(s);
    if (scene.phase !== 'resolve') return objection('XD-11.4', 'resolveOnly');
    return held(houseAt(s, seat), opener) > 0
      ? undefined
      : objection('XD-11.4', 'noMarker', { faction: opener });
  },
  do(g, { speaker: who }, seat) {
    const { scene, opener, respondent } = pairOf(g.s);
    speak(g.s, seat, who);
    g.use('marker', 'refuse');
    returnMarker(g, respondent, opener);
    g.tell({ type: 'refusedByMarker', by: respondent, ...(who === undefined ? {} : { speaker: who }) });
    setStand(g.s, scene, opener, standOf(g.s, scene, respondent));
  },
};

const STAND: readonly ActionOf<Exodus, 'stand'>[] = [{ type: 'stand' }];

/** XD-11.5 the old offer stands; the respondent must now accept or refuse it. */
export const stand: Verb<Exodus, ActionOf<Exodus, 'stand'>> = {
  exact: true,
  options: () => STAND,
  check: () => undefined,
  do(g) {
    const scene = sceneOf(g.s);
    scene.denied = scene.extra;
    scene.extra = undefined;
    g.tell({ type: 'stood', by: scene.opener });
    g.then('sceneLast');
  },
};

/** XD-11.7 the respondent does what was demanded, and all that was offered takes effect. */
function deal(g: G, who: number | undefined): void {
  const { s } = g;
  const { scene, opener, respondent } = pairOf(s);
  g.use('scene', 'deal');
  g.tell({ type: 'dealt', by: opener, with: respondent, ...(who === undefined ? {} : { speaker: who }) });
  setStand(s, scene, respondent, scene.demand);
  for (const item of scene.items) hand(g, item, opener, respondent);
}

function hand(g: G, item: Item, from: FactionId, to: FactionId): void {
  const { s } = g;
  switch (item.kind) {
    case 'marker':
      giveMarker(g, from, to);
      break;
    case 'return':
      if (held(houseOf(s, from), to) > 0) returnMarker(g, from, to);
      break;
    case 'vote':
      houseOf(s, from).written[item.faction] = item.intent;
      break;
    case 'pledge-course':
      s.pledges.push({ kind: 'course', by: from, to });
      break;
    case 'pledge-disposition':
      s.pledges.push({ kind: 'disposition', by: from, to });
      break;
    case 'pledge-silence':
      houseOf(s, from).silentIn = s.cycle + 1;
      break;
  }
}

export function forceSeats(s: State): readonly Seat[] {
  const { opener, respondent } = pairOf(s);
  return seatsIn((1 << seatOf(s, opener)) | (1 << seatOf(s, respondent)));
}

const FORCE: readonly ActionOf<Exodus, 'force'>[] = [{ type: 'force' }];

export const force: Verb<Exodus, ActionOf<Exodus, 'force'>> = {
  exact: true,
  options: () => FORCE,
  check: () => undefined,
  do(g, _action, seat) {
    sceneOf(g.s).choice[houseAt(g.s, seat).faction] = 'force';
  },
};

const DROP: readonly ActionOf<Exodus, 'drop'>[] = [{ type: 'drop' }];

export const drop: Verb<Exodus, ActionOf<Exodus, 'drop'>> = {
  exact: true,
  options: () => DROP,
  check: () => undefined,
  do(g, _action, seat) {
    sceneOf(g.s).choice[houseAt(g.s, seat).faction] = 'drop';
  },
};

/** XD-11.8, XD-11.9 after a refusal either may force it; if both do, the opener tests. */
export function sceneForced(g: G): void {
  const { s } = g;
  const { scene, opener, respondent } = pairOf(s);
  const forces = (faction: FactionId) => entryOf(scene.choice, faction) === 'force';
  const forcer = forces(opener) ? opener : forces(respondent) ? respondent : undefined;
  if (forcer === undefined) {
    g.tell({ type: 'dropped' });
    return;
  }
  const other = forcer === opener ? respondent : opener;
  g.tell({ type: 'forced', by: forcer, on: other });
  g.use('scene', 'force');
  change(g, 'edge', 1);
  const net = forcedNet(s, forcer, other);
  houseOf(s, forcer).forced++;
  const result = test(g, voiceOf(s, forcer), voiceOf(s, other), net, 'scene');
  settleForced(g, forcer, other, result);
}

/** The side of a party: the opener's is the demand, the respondent's is what it has written. */
function sideOf(s: State, faction: FactionId): Stake | undefined {
  const { scene, opener } = pairOf(s);
  return faction === opener ? scene.demand : standOf(s, scene, faction);
}

/** XD-11.9, R30, R31, R47 the modifiers on the forcer's roll. */
export function forcedNet(s: State, forcer: FactionId, other: FactionId): number {
  const { scene } = pairOf(s);
  const [own, theirs] = [houseOf(s, forcer), houseOf(s, other)];
  let net = 0;
  if (scene.issue === forcer) net++;
  if (scene.issue === other) net--;
  if (hasLeverage(s, forcer, other)) net++;
  if (hasLeverage(s, other, forcer)) net--;
  if (own.office && !theirs.office) net++;
  if (theirs.office && !own.office) net--;
  net += Math.sign(bystanders(s, forcer) - bystanders(s, other));
  net -= own.forced;
  return net + debatesOf(s, forcer, other) - debatesOf(s, other, forcer);
}

/** Seats outside the scene that stand on a party's side. */
function bystanders(s: State, faction: FactionId): number {
  const { scene, opener, respondent } = pairOf(s);
  const side = sideOf(s, faction);
  if (side === undefined) return 0;
  return s.houses.filter(
    (house) =>
      house.faction !== opener && house.faction !== respondent && standOf(s, scene, house.faction) === side,
  ).length;
}

/** XD-11.10 the loser takes the side of the winner; of a partial result both are struck. */
function settleForced(g: G, forcer: FactionId, other: FactionId, result: number): void {
  const { s } = g;
  const { scene } = pairOf(s);
  const outcome = outcomeOf(result);
  const [ours, theirs] = [sideOf(s, forcer), sideOf(s, other)];
  g.tell({ type: 'forcedResult', by: forcer, on: other, outcome });
  if (outcome === 'success') {
    setStand(s, scene, other, ours);
    if (excessOf(result) >= 3) giveMarker(g, other, forcer);
  } else if (outcome === 'failure') {
    if (hasBallot(s, scene, forcer)) setStand(s, scene, forcer, theirs);
    else if (!giveMarker(g, forcer, other)) renown(g, forcer, -1);
  } else if (scene.phase === 'resolve') {
    for (const faction of [forcer, other]) setStand(s, scene, faction, 'none');
  } else if (scene.phase === 'disposition') {
    for (const faction of [forcer, other]) setStand(s, scene, faction, undefined);
  } else if (scene.phase === 'landfall') {
    for (const faction of [forcer, other]) setStand(s, scene, faction, 'fate');
  }
}
