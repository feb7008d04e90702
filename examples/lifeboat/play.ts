/** Plays a match of Lifeboat at random and tells what everyone could see of it. */
import { Match, pick, SPECTATOR, stream } from 'orrery/engine';
import { lifeboat } from './lifeboat.ts';

const [seed = 'storm'] = process.argv.slice(2);
const begun = Match.start(lifeboat, { seats: 3, random: { kind: 'fast', seed } });
if (!begun.ok) throw new Error(begun.refusal.message);
const { match } = begun;
const random = stream(`${seed} players`);
for (let [open] = match.decisions(); open !== undefined; [open] = match.decisions()) {
  const done = match.act(open.seat, pick(open.actions, random));
  if (!done.ok) throw new Error(done.refusal.message);
}
for (const event of match.log(SPECTATOR)) console.log(lifeboat.words.event(event));
if (match.outcome) console.log(lifeboat.words.outcome(match.outcome, SPECTATOR).title);
