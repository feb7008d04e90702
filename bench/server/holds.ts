/** How long each thing that anyone can ask for holds up the server, asked about a match of thousands of actions. */
import WebSocket from 'ws';
import { present } from '#engine';
import type { Child } from './child.ts';
import type { LongMatches } from './serveUsual.ts';

/** Asked so often: the first time little is at hand. */
const TRIES = 4;

export interface Held {
  readonly what: string;
  readonly ms: number;
}

export async function holds(server: Child): Promise<Held[]> {
  const known: LongMatches = JSON.parse(server.note);
  const found: Held[] = [];
  for (const [what, ask] of Object.entries(questions(server.url, known))) {
    const turns: number[] = [];
    for (let n = 0; n < TRIES; n++) {
      await server.usage(true);
      await pause(30);
      await server.usage();
      await ask(n);
      await pause(30);
      turns.push((await server.usage()).held);
    }
    found.push({ what, ms: Math.max(...turns) });
  }
  return found;
}

type Ask = (n: number) => Promise<unknown>;

function questions(url: string, { session, over, playing, cold, delayed, presses }: LongMatches) {
  const ask = async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
    const how = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
    const answer = await fetch(`${url}/api/v1${path}`, how);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text.slice(0, 200)}`);
  };
  const watch = (match: string, more: object) => async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    const heard = new Promise((resolve) => socket.once('message', resolve));
    socket.send(JSON.stringify({ id: 1, op: 'watch', match, ...more }));
    await heard;
    socket.terminate();
  };
  const of = (match: string) => `/matches/${match}`;
  const press = (n: number) => async () => {
    const { match, actions } = present(presses[n], 'press');
    await ask(`${of(match)}/act`, { seat: 0, actions });
    await ask(`${of(match)}/undo`, { seat: 0 });
  };
  const many = (n: number) => presses[n]?.actions.length;
  const ops: Record<string, Ask> = {
    'load a match of 3,600 lines': (n) => ask(`${of(cold[n] ?? '')}/table`),
    'load it without snapshots': (n) => ask(`${of(cold[n + TRIES] ?? '')}/table`),
    table: () => ask(`${of(playing)}/table`),
    view: () => ask(`${of(playing)}/view?seat=0`),
    decisions: () => ask(`${of(playing)}/decisions?seat=0`),
    'view of a delayed spectator': () => ask(`${of(delayed)}/view?seat=spectator`),
    'decisions of a delayed spectator': () => ask(`${of(delayed)}/decisions?seat=spectator`),
    history: () => ask(`${of(playing)}/history`),
    'past, views, at the end': (n) => ask(`${of(playing)}/past?from=${3550 - n}`),
    'past, positions, at the end': (n) => ask(`${of(playing)}/past?from=${3500 - n}&as=position`),
    'past, somewhere': (n) => ask(`${of(over)}/past?from=${1000 + 300 * n}`),
    'sixty of past at once': (n) =>
      Promise.allSettled(
        Array.from({ length: 60 }, (_, i) => ask(`${of(over)}/past?from=${n * 61 + i * 50}`)),
      ),
    record: () => ask(`${of(over)}/record`),
    'watch, view': watch(over, {}),
    'watch, position': watch(over, { as: 'position' }),
    'watch of a delayed spectator': watch(delayed, { seat: 'spectator' }),
    talk: () => ask(`${of(playing)}/talk`),
    explain: () =>
      ask(`${of(playing)}/explain`, { seat: 0, action: { type: 'pass' } }).catch(() => undefined),
    [`${many(0)} actions of Mothership in one press, taken back`]: press(0),
    [`${many(1)} actions of EOS Rise in one press, taken back`]: press(1),
    'taking back by agreement': () => ask(`${of(playing)}/propose`, { seat: 0, kind: 'undo' }),
    'open a table': () => ask('/matches', { game: 'exodus', seats: 8 }),
    'the list of open tables': () => ask('/matches?list=open'),
    'the list of matches in play': () => ask('/matches?list=playing'),
    'the list of one’s own': () => ask('/matches?list=mine'),
    'all that is kept about a person': () => ask('/session/export'),
    'the description of the protocol': () => ask('/openapi.json'),
  };
  return ops;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
