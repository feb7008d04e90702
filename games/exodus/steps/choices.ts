/** Choices inside an order: leaks, offices, discoveries, mandates, successors, and single losses. */
import { type ActionOf, nth, putUnder, type Verb } from '#engine';
import { BENEFITS } from '../action.ts';
import { NEWCOMER } from '../content/characters.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { OFFICE_OF, type OfficeId, type SecretId } from '../content/secrets.ts';
import { labelOf } from '../event.ts';
import type { ExodusFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { withSheet } from '../rules/colour.ts';
import { find, houseAt, houseOf, orderOf, seatOf } from '../rules/houses.ts';
import { newLeader } from '../rules/leaders.ts';
import { memo } from '../rules/lists.ts';
import { has, meetMandate } from '../rules/mandates.ts';
import { own } from '../rules/research.ts';
import { indexOf, isContained, knows, learn, publish } from '../rules/secrets.ts';
import { change } from '../rules/traits.ts';
import type { Exodus, House, State } from '../state.ts';

function hasLeak(s: State, faction: FactionId): boolean {
  return s.secrets.some((secret) => isContained(secret) && knows(secret, faction));
}

/** Into each ear in faction order. */
const leaksTo = memo((secret: SecretId) =>
  FACTIONS.map((to): ActionOf<Exodus, 'leak'> => ({ type: 'leak', secret, to })),
);
const leakToAll = memo(
  (secret: SecretId): ActionOf<Exodus, 'leak'> => ({ type: 'leak', secret, to: 'public' }),
);

/** CT-2 Leak a Secret: to everyone, or into one ear. */
export const leak: Verb<Exodus, ActionOf<Exodus, 'leak'>> = {
  exact: true,
  options(s, seat) {
    const { faction } = houseAt(s, seat);
    const list: ActionOf<Exodus, 'leak'>[] = [];
    for (const secret of s.secrets) {
      if (!isContained(secret) || !knows(secret, faction)) continue;
      list.push(leakToAll(secret.id));
      const ears = leaksTo(secret.id);
      for (const { faction: to } of s.houses)
        if (to !== faction && to !== secret.owner) list.push(nth(ears, orderOf(to)));
    }
    return list;
  },
  check(s, { secret: id, to }, seat) {
    const { faction } = houseAt(s, seat);
    const secret = s.secrets[indexOf(s, id)];
    if (secret === undefined || !isContained(secret) || !knows(secret, faction))
      return objection('CT-2', 'unknownSecret');
    if (to === 'public') return undefined;
    if (to === faction) return objection('CT-2', 'ownFaction');
    if (to === secret.owner) return objection('CT-2', 'alreadyChosen');
    return find(s, to) === undefined ? objection('CT-2', 'notInPlay', { faction: to }) : undefined;
  },
  do(g, { secret: id, to }, seat) {
    const { s } = g;
    const { faction } = houseAt(s, seat);
    const index = indexOf(s, id);
    if (to === 'public') {
      g.use('leak', 'public');
      g.tell({ type: 'leaked', by: faction, secret: id });
      publish(g, index);
      return;
    }
    g.use('leak', 'faction');
    g.tellOnly(
      [seat, seatOf(s, to)],
      { type: 'leaked', by: faction, to, secret: id },
      { type: 'leaked', by: faction },
    );
    const secret = s.secrets[index];
    const knower = secret?.knowers.find((other) => other.faction === to);
    if (secret === undefined || knower === undefined) {
      learn(g, index, to, [faction]);
      return;
    }
    // Whoever tells does not find out whether it was news.
    if (!knower.aware.includes(faction)) knower.aware.push(faction);
    g.tellOnly([seat], { type: 'learnt', by: to, secret: id, owner: secret.owner });
  },
};

const KEEP_SILENT: readonly ActionOf<Exodus, 'keepSilent'>[] = [{ type: 'keepSilent' }];
const NO_SILENCE: readonly ActionOf<Exodus, 'keepSilent'>[] = [];

/** Only for a seat that has nothing to tell. */
export const keepSilent: Verb<Exodus, ActionOf<Exodus, 'keepSilent'>> = {
  exact: true,
  options: (s, seat) => (hasLeak(s, houseAt(s, seat).faction) ? NO_SILENCE : KEEP_SILENT),
  check: (s, _action, seat) =>
    hasLeak(s, houseAt(s, seat).faction) ? objection('CT-2', 'mustLeak') : undefined,
  do(g, _action, seat) {
    g.reveal();
    g.tell({ type: 'leaked', by: houseAt(g.s, seat).faction });
  },
};

const officeSecret = memo((secret: OfficeId): ActionOf<Exodus, 'office'> => ({ type: 'office', secret }));

/** XD-19.2 one of three office secrets becomes true. XD-21.1a a retaken office picks one of those left. */
export const office: Verb<Exodus, ActionOf<Exodus, 'office'>> = {
  exact: true,
  options: (s, seat) => officesLeft(s, houseAt(s, seat).faction).map(officeSecret),
  check(s, { secret }, seat) {
    if (!OFFICE_OF[houseAt(s, seat).faction].includes(secret)) return objection('XD-19.2', 'notYours');
    return indexOf(s, secret) >= 0 ? objection('XD-21.1a', 'alreadyChosen') : undefined;
  },
  do(g, { secret }, seat) {
    const owner = houseAt(g.s, seat).faction;
    g.s.secrets.push({ id: secret, owner, knowers: [], public: false, void: false });
    g.tellOnly([seat], { type: 'officeSecret', faction: owner, secret });
  },
};

export function officesLeft(s: State, faction: FactionId) {
  return OFFICE_OF[faction].filter((id) => indexOf(s, id) < 0);
}

/** XD-18.6 keep one of two; the other goes under the deck. */
export const discover: Verb<Exodus, ActionOf<Exodus, 'discover'>> = {
  exact: true,
  options: (s, seat) =>
    houseAt(s, seat).offer.map(
      (discovery): ActionOf<Exodus, 'discover'> => ({ type: 'discover', discovery }),
    ),
  check: (s, { discovery }, seat) =>
    houseAt(s, seat).offer.includes(discovery) ? undefined : objection('XD-18.6', 'notOffered'),
  do(g, { discovery }, seat) {
    const house = houseAt(g.s, seat);
    for (const other of house.offer) if (other !== discovery) putUnder(g.s.deck, other, [seat]);
    house.offer = [];
    own(g, house.faction, discovery);
  },
};

/** CT-7 Field Medicine, CT-9 Work Brigades: whose mandate is met. */
export const meet: Verb<Exodus, ActionOf<Exodus, 'meet'>> = {
  options: (s) => s.houses.map(({ faction }): ActionOf<Exodus, 'meet'> => ({ type: 'meet', faction })),
  check(s, { faction }, _seat, frame) {
    const house = find(s, faction);
    return frame.step === 'meet' && house !== undefined && has(house, frame.kind)
      ? undefined
      : objection('XD-16.5', 'noSuchMandate', { faction });
  },
  do(g, { faction }, _seat, frame) {
    if (frame.step === 'meet') meetMandate(g, faction, frame.kind);
  },
};

const SUCCESSORS = Array.from(
  { length: NEWCOMER + 1 },
  (_, role): ActionOf<Exodus, 'successor'> => ({ type: 'successor', role }),
);
const successors = memo((now: number) => SUCCESSORS.filter(({ role }) => role === NEWCOMER || role !== now));
const NOBODY = -1;

/** The role that has just fallen, if it is one of those to choose from. */
function fallen({ faction, leader }: House, frame: ExodusFrame): number {
  const among = frame.step === 'successor' ? (frame.from ?? faction) : faction;
  return (leader.from ?? faction) === among ? leader.role : NOBODY;
}

/** XD-19.4 a secondary character is promoted, or somebody new comes forward. */
export const successor: Verb<Exodus, ActionOf<Exodus, 'successor'>> = {
  exact: true,
  options: (s, seat, frame) => successors(fallen(houseAt(s, seat), frame)),
  check: (s, { role }, seat, frame) =>
    role !== NEWCOMER && fallen(houseAt(s, seat), frame) === role
      ? objection('XD-19.4', 'alreadyChosen')
      : undefined,
  do(g, { role, sheet: written }, seat, frame) {
    const house = houseAt(g.s, seat);
    const from = frame.step === 'successor' && frame.from !== undefined ? { from: frame.from } : {};
    house.leader = withSheet({ ...newLeader(g, role), ...from }, written);
    g.s.succeeded++;
    g.tell({ type: 'successor', faction: house.faction, leader: house.leader });
  },
};

/** XD-7.4, XD-7.6, XD-7.7, XD-17.3, XD-17.4 a point of loss, chosen. */
export const lose: Verb<Exodus, ActionOf<Exodus, 'lose'>> = {
  exact: true,
  options: (_s, _seat, frame) =>
    frame.step === 'loss'
      ? frame.losses.map((loss): ActionOf<Exodus, 'lose'> => ({ type: 'lose', loss }))
      : [],
  check: (_s, { loss }, _seat, frame) =>
    frame.step === 'loss' && frame.losses.includes(loss) ? undefined : objection('XD-7.4', 'cannotLose'),
  do(g, { loss }, _seat, frame) {
    if (frame.step !== 'loss') return;
    g.tell({ type: 'lossChosen', by: frame.faction, loss, cause: frame.cause, ...labelOf(g.s) });
    if (loss === 'supplies') change(g, 'supply', -2);
    else change(g, loss, -1);
  },
};

const GAINS = BENEFITS.map((trait): ActionOf<Exodus, 'benefit'> => ({ type: 'benefit', trait }));

/** XD-8.7 the one-time benefit of the best convenience. */
export const benefit: Verb<Exodus, ActionOf<Exodus, 'benefit'>> = {
  exact: true,
  options: () => GAINS,
  check: () => undefined,
  do(g, { trait }, _seat, frame) {
    if (frame.step === 'benefit')
      g.tell({ type: 'benefit', faction: houseOf(g.s, frame.faction).faction, trait });
    change(g, trait, 1);
  },
};
