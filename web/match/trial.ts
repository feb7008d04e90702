/** Games among bots, played in the worker for who wants to know what a table is like: the messages and both sides. */
import { botOf, decide, type FindGame, type Intent, type Port, questionOf } from '#bots';
import { type Kit, Match, type OptionValues, type Seat } from '#engine';

interface Request {
  readonly trial: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly games: number;
  readonly seed: string;
}

/** Who won each game so far, in parts where a win was shared. */
interface Reply {
  readonly wins: readonly number[];
  readonly games: number;
}

export const isTrialRequest = (message: unknown): message is Request =>
  typeof message === 'object' && message !== null && 'trial' in message;

/** A game that lasts longer is nobody's. */
const MOST_ACTIONS = 6000;

/** The side that plays. Between two games it hears what came in. */
export async function serveTrial(
  { trial, seats, options, games, seed }: Request,
  post: (reply: unknown) => void,
  find: FindGame,
): Promise<void> {
  const game = await find(trial);
  if (game === undefined) throw new RangeError(`there is no game ${trial}`);
  const wins = Array.from({ length: seats }, () => 0);
  const meant = game.amongBots?.(options) ?? options;
  for (let played = 0; played < games; played++) {
    const begun = Match.start<Kit>(game, {
      seats,
      options: meant,
      random: { kind: 'keyed', seed: `${seed} ${played}` },
    });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    const intents: (Intent | undefined)[] = [];
    for (let acted = 0; acted < MOST_ACTIONS && match.outcome === undefined; acted++) {
      const [decision] = match.decisions();
      if (decision === undefined) break;
      const { seat }: { seat: Seat } = decision;
      const question = questionOf<Kit>(game, match.state, seat, { intent: intents[seat] });
      const { action, intent } = decide(botOf('sound'), question, { seed: `${seed} ${played} ${acted}` });
      intents[seat] = intent;
      const done = match.act(seat, action);
      if (!done.ok) throw new Error(done.refusal.message);
    }
    const winners = match.outcome?.winners ?? [];
    for (const winner of winners) wins[winner] = (wins[winner] ?? 0) + 1 / winners.length;
    post({ wins: [...wins], games: played + 1 } satisfies Reply);
  }
}

/** The side that asks. */
export function runTrial(port: Port, request: Request, tell: (reply: Reply) => void): void {
  port.listen((message) => tell(message as Reply));
  port.post(request);
}
