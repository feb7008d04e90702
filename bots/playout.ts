/** Playing on in one's mind: by the game's policy, with the luck of a round, to where positions can be compared. */
import {
  type Draws,
  fastDraws,
  type GameWithBots,
  type Kit,
  nth,
  type Plan,
  type Planner,
  type Play,
  type Random,
  type Seat,
} from '#engine';

/** After so many decisions of a playout the position is valued, if the game names no other horizon. */
const HORIZON = 60;
/** A playout that finds no settled moment ends here. */
const LONGEST = 400;

interface PlayOn<K extends Kit> {
  /** For whom positions are to be comparable where it stops. */
  readonly self: Seat;
  readonly random: Random;
  /** What this seat does where it has a choice; undefined: the policy's. */
  own?(legal: readonly K['action'][]): K['action'] | undefined;
  /** Told of everything that is done. */
  done?(seat: Seat, action: K['action']): void;
  /** Not to the game's horizon but to the end, or to this many decisions. */
  readonly most?: number;
}

export function playOn<K extends Kit>(
  { sense }: GameWithBots<K>,
  play: Play<K>,
  { self, random, own, done, most }: PlayOn<K>,
): void {
  const { horizon = HORIZON, settled } = sense.playout ?? {};
  const { s } = play;
  for (let depth = 0; depth < (most ?? LONGEST) && !play.over; depth++) {
    if (most === undefined && depth >= horizon && (settled?.(s, self) ?? true)) break;
    const { seat } = play;
    const legal = play.legal(seat);
    const chosen = legal.length === 1 ? nth(legal, 0) : seat === self ? own?.(legal) : undefined;
    const action = chosen ?? sense.rollout(s, seat, legal, random);
    done?.(seat, action);
    play.act(seat, action);
  }
}

/** The luck of a round, at every moment of the game from the start. */
export function luckAt<K extends Kit>(luck: string, s: K['state'], moment: Planner<K>['moment']): Draws {
  if (moment === undefined) return fastDraws(luck);
  let now = '';
  let first = 0;
  let draws = fastDraws(luck);
  return {
    at(draw, n) {
      const then = moment(s);
      if (then !== now) {
        now = then;
        first = draw;
        draws = fastDraws(`${luck} ${then}`);
      }
      return draws.at(draw - first, n);
    },
  };
}

/** What a plan says here; the policy's choice where the game has no plans. */
export function followed<K extends Kit>(
  { sense }: GameWithBots<K>,
  s: K['state'],
  seat: Seat,
  plan: Plan,
  actions: readonly K['action'][],
  random: Random,
): K['action'] {
  return sense.plans?.follow(s, seat, plan, actions, random) ?? sense.rollout(s, seat, actions, random);
}
