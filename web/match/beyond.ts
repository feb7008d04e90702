/** A plan beyond what is certain: a step is told that would be taken whatever may be turned up until then. */
import { canonical, type Draft, fastDraws, type Kit, Play, redeal, type Seat, stream, thawed } from '#engine';
import type { Consent } from '#ui/kit/counsel.ts';
import type { Feed } from './feed.ts';
import { thinkers } from './thinkers.ts';

/** In so many ways things may come, and in so many of them the step must be the same. */
const WORLDS = 3;
const AGREED = 2;

/** The next step after these, where the seat still decides; undefined where it depends on what comes. */
export async function stepBeyond<K extends Kit>(
  { game }: Feed<K>,
  { state }: Draft<K>,
  seat: Seat,
  plan: readonly K['action'][],
  consent: Consent<K> | undefined,
): Promise<K['action'] | undefined> {
  const found: K['action'][] = [];
  const worlds: Play<K>[] = [];
  for (let n = 0; n < WORLDS; n++) {
    const random = stream(`beyond ${n}`);
    const play = new Play(
      game,
      thawed<K['state']>(redeal(game, state, seat, random)),
      fastDraws(`beyond ${n}`),
    );
    for (const action of plan) {
      if (!decides(play, seat) || play.objection(seat, action)) return undefined;
      play.act(seat, action);
      agree(play, seat, consent);
    }
    if (!decides(play, seat)) return undefined;
    worlds.push(play);
  }
  for (const [n, play] of worlds.entries()) {
    const { bot, broken } = thinkers();
    const thinking = bot.think('sound', game, play.s, seat, { seed: `beyond ${n}` });
    found.push((await Promise.race([thinking.thought, broken])).action);
  }
  const next = found.find(
    (one) => found.filter((other) => canonical(other) === canonical(one)).length >= AGREED,
  );
  return next && worlds.every((play) => play.objection(seat, next) === undefined) ? next : undefined;
}

const decides = <K extends Kit>(play: Play<K>, seat: Seat): boolean =>
  !play.over && play.awaited().includes(seat);

/** Only what others would agree to is part of a plan: here they do. */
function agree<K extends Kit>(play: Play<K>, seat: Seat, consent: Consent<K> | undefined): void {
  if (consent === undefined || play.over || play.awaited().includes(seat)) return;
  const [other] = play.awaited();
  const yes = other === undefined ? undefined : play.legal(other).find(consent.given);
  if (other !== undefined && yes) play.act(other, yes);
}
