/**
 * An online bot: it sits down at a table, watches it, and takes a legal action whenever it is waited for. Any game will
 * do, because the server says what is legal. `choose` is the place for a better idea.
 */
import { type Answer, Api, Connection, Dice, type Standing, type TableInfo } from 'orrery/client';
import WebSocket from 'ws';

const [address, match, name = 'Example bot'] = process.argv.slice(2);
if (address === undefined || match === undefined) {
  console.error('Usage: npm start -- <address of the server> <id of the table> [name]');
  process.exit(2);
}

const api = new Api(address, { fetch });
well(await api.signIn(name));
const dice = new Dice(api);
const { seat } = well(await dice.join(match));

const connection = new Connection({
  url: `${address.replace(/^http/, 'ws').replace(/\/$/, '')}/api/v1/socket`,
  session: api.session,
  connect: (url) => new WebSocket(url),
});
connection.watch({
  match,
  seat,
  as: 'view',
  onTable: (table) => void sit(table),
  onStanding: (standing) => void play(standing),
  onRefused: ({ message }) => leave(message, 1),
});
connection.open();

/** Where several people play, everyone has a part in the dice, and says when they are ready. */
async function sit(table: TableInfo): Promise<void> {
  if (table.status !== 'open') return;
  well(await dice.attend(table));
  const isFull = table.seats.every(({ kind, commitment }) => kind === 'bot' || commitment !== undefined);
  const isReady = table.seats.every((one) => !table.yours.includes(one.seat) || one.ready);
  // Refused when somebody got up meanwhile: then the table is told again.
  if (isFull && !isReady) await dice.ready(table.id);
}

async function play({ seat, version, awaited, decision, changes, outcome }: Standing): Promise<void> {
  for (const { title } of changes) if (title) console.log(title);
  if (outcome || changes.some(({ ended }) => ended)) return leave('The match is over.', 0);
  if (!decision || !awaited.includes(seat)) return;
  const action = choose(decision.actions);
  const done = await connection.ask('act', { match, seat, action, version });
  // Stale: something else came first, and is being told already.
  if (!done.ok && done.error.code !== 'stale') leave(done.error.message, 1);
}

function choose(actions: readonly object[]): object | undefined {
  return actions[Math.floor(Math.random() * actions.length)];
}

function well<T extends object>(answer: Answer<T>): T {
  return answer.ok ? answer : leave(answer.error.message, 1);
}

function leave(words: string, code: number): never {
  console.log(words);
  process.exit(code);
}
