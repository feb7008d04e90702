/** One ply: an action carried out on a sampled state, and how that stands. */
import { clone, fastDraws, type Kit, Play, stream } from '#engine';
import type { Question } from './bot.ts';
import { forgetOthers, halfChosen, standing } from './standing.ts';

/** A chain of forced decisions longer than this is not followed to its end. */
const FORCED_LIMIT = 20;

/** One sampled state on which every action meets the same luck, so that they can be compared. */
export class Ply<K extends Kit> {
  readonly #question: Question<K>;
  readonly #seed: string;
  readonly #state: K['state'];

  constructor(question: Question<K>, seed: string) {
    this.#question = question;
    this.#seed = seed;
    this.#state = question.sample(stream(seed));
    forgetOthers<K>(this.#state, question.seat);
  }

  value(action: K['action']): number {
    const { game, seat } = this.#question;
    const s: K['state'] = clone(this.#state);
    const play = new Play(game, s, fastDraws(this.#seed));
    play.act(seat, action);
    if (halfChosen(play)) this.#letOthersChoose(play);
    playForced(play);
    return standing(game, s, seat);
  }

  #letOthersChoose(play: Play<K>): void {
    const { sense } = this.#question.game;
    const random = stream(`${this.#seed} others`);
    while (!play.over && halfChosen(play)) {
      const { seat } = play;
      play.act(seat, sense.rollout(play.s, seat, play.legal(seat), random));
    }
  }
}

/** A decision without a choice is none: the ply goes on to the next real one. */
function playForced<K extends Kit>(play: Play<K>): void {
  for (let i = 0; i < FORCED_LIMIT && !play.over; i++) {
    const { seat } = play;
    const only = play.only(seat);
    if (only === undefined) return;
    play.act(seat, only);
  }
}
