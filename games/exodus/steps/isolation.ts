/** XD-9.2, XD-9.3 Isolation: retirement, the choice of the marked, and an intent for every faction, all in secret. */
import { type ActionOf, chosenIn, nth, pick, type Seat, type Verb } from '#engine';
import { type ExodusAction, LEADER_CHOICES } from '../action.ts';
import { SECRET_KINDS } from '../content/secrets.ts';
import type { ExodusFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { houseAt } from '../rules/houses.ts';
import { removeLeader } from '../rules/leaders.ts';
import { pageOf } from '../rules/legalSlips.ts';
import { listsOf } from '../rules/lists.ts';
import { learn, unknownTo } from '../rules/secrets.ts';
import { change } from '../rules/traits.ts';
import type { Exodus, G, House, State } from '../state.ts';

const NO_CHOICES: readonly ExodusAction[] = [];
const NO_LEADERS: readonly ActionOf<Exodus, 'leader'>[] = [];
const NO_INTENTS: readonly ActionOf<Exodus, 'intent'>[] = [];
const chosenBy = (frame: ExodusFrame, seat: Seat): readonly ExodusAction[] =>
  chosenIn<Exodus>(frame)[seat] ?? NO_CHOICES;

/** The leader first, then one intent for each faction asked about: the same number of choices for everybody. */
export function isolationEnough(s: State, chosen: readonly ExodusAction[]): boolean {
  return chosen.length > s.asked.length;
}

const leaderActions = listsOf(
  LEADER_CHOICES.map((how): ActionOf<Exodus, 'leader'> => ({ type: 'leader', how })),
);

/** What can become of a leader, a bit for each of the choices. */
function leaderBits(s: State, house: House): number {
  let bits = 0;
  for (let i = 0; i < LEADER_CHOICES.length; i++)
    if (leaderObjection(s, house, nth(LEADER_CHOICES, i)) === undefined) bits |= 1 << i;
  return bits;
}

type LeaderChoice = (typeof LEADER_CHOICES)[number];

function leaderObjection(s: State, house: House, how: LeaderChoice) {
  if (how === 'retire') {
    // XD-19.6 once per match, and not the Network
    if (house.faction === 'network') return NETWORK_STAYS;
    return house.retired ? ALREADY_RETIRED : undefined;
  }
  if (how === 'stay') return house.marked > 0 ? MUST_ANSWER : undefined;
  if (house.marked === 0) return NOT_MARKED;
  // XD-20.2 option `fudge`: only a fresh mark can be declined
  if (how === 'fudge' && !(s.options.fudge && house.marked === s.cycle)) return NOT_FRESH;
  return undefined;
}

const NETWORK_STAYS = objection('XD-19.6', 'networkStays');
const ALREADY_RETIRED = objection('XD-19.6', 'alreadyRetired');
const MUST_ANSWER = objection('XD-20.4', 'mustAnswerMark');
const NOT_MARKED = objection('XD-20.4', 'notMarked');
const NOT_FRESH = objection('XD-20.2', 'notFresh');

export const leader: Verb<Exodus, ActionOf<Exodus, 'leader'>> = {
  exact: true,
  options: (s, seat, frame) =>
    chosenBy(frame, seat).length > 0 ? NO_LEADERS : leaderActions(leaderBits(s, houseAt(s, seat))),
  check: (s, { how }, seat, frame) =>
    chosenBy(frame, seat).length > 0
      ? objection('XD-9.2', 'alreadyChosen')
      : leaderObjection(s, houseAt(s, seat), how),
  do(g, { how }, seat) {
    houseAt(g.s, seat).bond = how === 'stay' ? 'none' : how;
  },
};

/** XD-9.3 one faction after the other, in faction order. */
export const intent: Verb<Exodus, ActionOf<Exodus, 'intent'>> = {
  exact: true,
  options(s, seat, frame) {
    const faction = s.asked[chosenBy(frame, seat).length - 1];
    return faction === undefined ? NO_INTENTS : pageOf(s, faction).intents;
  },
  check(s, { for: faction, intent: written }, seat, frame) {
    const { length } = chosenBy(frame, seat);
    if (length === 0) return objection('XD-9.2', 'notNow');
    if (s.asked[length - 1] !== faction) return objection('XD-9.3', 'notThisFaction', { faction });
    if (pageOf(s, faction).legal.has(written)) return undefined;
    return objection('XD-9.4', 'notLegalOrder', { faction });
  },
  do(g, { for: faction, intent: written }, seat) {
    houseAt(g.s, seat).written[faction] = written;
  },
};

/** XD-19.6, XD-20.4 what was chosen besides the intents takes effect. */
export function bonds(g: G): void {
  const { s } = g;
  g.reveal();
  for (const house of s.houses) {
    switch (house.bond) {
      case 'retire':
        house.bond = 'none';
        house.retired = true;
        g.tell({ type: 'retired', faction: house.faction });
        removeLeader(g, house.faction, true);
        break;
      case 'confess':
        house.bond = 'none';
        g.use('infection', 'confess');
        g.tell({ type: 'confessed', faction: house.faction });
        removeLeader(g, house.faction, false);
        change(g, 'treachery', -1);
        break;
      case 'fudge':
        house.bond = 'none';
        house.marked = 0;
        break;
      case 'obey':
        g.use('infection', 'obey');
        obey(g, house);
        break;
      case 'resist':
        g.use('infection', 'resist');
        break;
      case 'none':
        break;
    }
  }
}

/** XD-20.4 a random secret of a random other faction. */
function obey(g: G, house: House): void {
  const { s } = g;
  const owners = s.houses.filter(
    ({ faction }) =>
      faction !== house.faction && unknownTo(s, house.faction, faction, SECRET_KINDS).length > 0,
  );
  if (owners.length === 0) return;
  const { faction } = pick(owners, g);
  learn(g, pick(unknownTo(s, house.faction, faction, SECRET_KINDS), g), house.faction, []);
}
