/** How a state stands for a seat, and what a secret decision means for whoever simulates one. */
import {
  chosenIn,
  type Frame,
  type GameWithBots,
  type Kit,
  type Outcome,
  type Play,
  type Seat,
} from '#engine';

/** 0 is lost, 1 is won: the worth of the outcome, or the game's evaluation while there is none. */
export function standing<K extends Kit>(game: GameWithBots<K>, s: K['state'], seat: Seat): number {
  return s.outcome === undefined ? game.sense.value(s, seat) : worth(game, s.outcome, seat);
}

function worth<K extends Kit>({ sense }: GameWithBots<K>, outcome: Outcome, seat: Seat): number {
  if (sense.worth !== undefined) return sense.worth(outcome, seat);
  return outcome.winners.includes(seat) ? 1 : 0;
}

/**
 * Takes back what others have already chosen in an open secret decision. The bot does not know it anyway; it lets them
 * choose sensibly instead of at random, and so plays the same whoever was quicker.
 */
export function forgetOthers<K extends Kit>(s: K['state'], seat: Seat): void {
  const top = s.stack.length - 1;
  const frame = s.stack[top];
  if (frame === undefined || !('chosen' in frame)) return;
  const own = chosenIn<K>(frame)[seat];
  const kept: Frame & { chosen: object } = { ...frame, chosen: own === undefined ? {} : { [seat]: own } };
  s.stack[top] = kept;
}

/** Whether a secret decision is open in which somebody has already chosen. */
export function halfChosen<K extends Kit>(play: Play<K>): boolean {
  const { stack } = play.s;
  const frame = stack[stack.length - 1];
  return frame !== undefined && 'chosen' in frame && play.kind === 'secret';
}
