/** Whether a step that needs somebody's consent would get it: the bots in those seats are asked, on the position it leads to. */
import type { Budget } from '#bots';
import { fastDraws, type Kit, Play, type Seat } from '#engine';
import type { Consent } from '#ui/kit/counsel.ts';
import type { Feed } from './feed.ts';
import { thinkers } from './thinkers.ts';

/** A plan waits for it. */
const BUDGET: Budget = { iterations: 800, ms: 400 };

/** `open`: a person decides, or it takes more than an answer. */
export type Agreed = 'yes' | 'no' | 'open';

export async function agreedTo<K extends Kit>(
  match: Feed<K>,
  state: Readonly<K['state']>,
  seat: Seat,
  action: K['action'],
  { given }: Consent<K>,
): Promise<Agreed> {
  const { game } = match;
  const play = new Play(game, structuredClone(state) as K['state'], fastDraws('consent'));
  play.act(seat, action);
  const others = play.over ? [] : play.awaited().filter((one) => one !== seat);
  if (others.length === 0) return 'yes';
  for (const other of others) {
    const level = match.botAt(other);
    if (level === undefined) return 'open';
    const { bot, broken } = thinkers();
    const asked = bot.think(level, game, play.s, other, { seed: `consent ${other}`, budget: BUDGET });
    const answer = await Promise.race([asked.thought, broken]);
    if (!given(answer.action)) return 'no';
  }
  return 'yes';
}
