/** One guest who does his worst, in a process of his own and from an address of his own. */
import { request } from 'node:http';
import { connect as connectBare } from 'node:net';
import WebSocket from 'ws';
import { PROTOCOL } from '#client/protocol.ts';

/** Another address of this machine, so that what is counted by address is counted against him alone. */
const FROM = '127.0.0.2';

const [url = '', kind = '', long = ''] = process.argv.slice(2);
const socketUrl = `${url.replace('http', 'ws')}/api/v1/socket`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const anyMoment = () => Math.floor(Math.random() * 3500);

interface Made {
  readonly token?: string;
  readonly table?: { readonly id: string };
}

/** Asks over HTTP; with a patience in milliseconds, hangs up before the answer. */
function ask(
  method: string,
  path: string,
  body?: object,
  session?: string,
  patience?: number,
): Promise<Made> {
  return new Promise((resolve) => {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(session ? { authorization: `Bearer ${session}` } : {}),
    };
    const asked = request(`${url}/api/v1${path}`, { method, headers, localAddress: FROM }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve(text.startsWith('{') ? (JSON.parse(text) as Made) : {}));
      answer.on('error', () => resolve({}));
    });
    asked.on('error', () => resolve({}));
    if (patience !== undefined) setTimeout(() => asked.destroy(), patience);
    asked.end(body ? JSON.stringify(body) : undefined);
  });
}

function connect(): Promise<WebSocket | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(socketUrl, { localAddress: FROM });
    socket.once('open', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
    socket.on('message', () => undefined);
  });
}

/** As many connections as he is given, each used again and again until the server ends it; then another. */
async function onSockets(
  many: number,
  use: (socket: WebSocket, turn: number) => Promise<void>,
): Promise<void> {
  const one = async () => {
    for (;;) {
      const socket = await connect();
      for (let turn = 0; socket?.readyState === WebSocket.OPEN; turn++) await use(socket, turn);
      await pause(20);
    }
  };
  await Promise.all(Array.from({ length: many }, one));
}

const say = (socket: WebSocket | undefined, id: string | number, op: string, fields: object) =>
  socket?.send(JSON.stringify({ id, op, ...fields }));

/** Without it nothing but the oldest of the protocol is answered. */
const sayHello = (socket: WebSocket | undefined, session?: string) =>
  say(socket, 'me', 'hello', { protocol: PROTOCOL, ...(session ? { session } : {}) });

const guest = async () => (await ask('POST', '/session', { name: 'Eve' })).token;

const ATTACKS: Readonly<Record<string, () => Promise<void>>> = {
  /** Looks back on a match of thousands of actions, over HTTP and sockets, and hangs up on half of it. */
  async past() {
    const overHttp = async () => {
      for (let n = 0; ; n++) {
        await ask(
          'GET',
          `/matches/${long}/past?from=${anyMoment()}`,
          undefined,
          undefined,
          n % 2 ? 30 : undefined,
        );
      }
    };
    const overSockets = onSockets(20, async (socket, turn) => {
      const op = ['past', 'history', 'record', 'view'][turn % 4];
      const more = op === 'past' ? { from: anyMoment(), as: 'position' } : {};
      say(socket, turn, op ?? '', { match: long, ...more });
      await pause(20);
    });
    await Promise.all([...Array.from({ length: 60 }, overHttp), overSockets]);
  },

  /** Opens table after table of strong bots, under one name after the other, and watches them. */
  async tables() {
    for (;;) {
      const session = await guest();
      if (session === undefined) await pause(50);
      const socket = session ? await connect() : undefined;
      sayHello(socket, session);
      for (let n = 1; session && n <= 40; n++) {
        const players = n % 2 ? ['strong', 'strong', 'strong'] : ['me', 'strong', 'strong'];
        const { table } = await ask('POST', '/matches', { game: 'exodus', seats: 3, players }, session);
        if (table) say(socket, n, 'watch', { match: table.id });
      }
    }
  },

  /** Sends thousands of requests in one piece, ahead of their answers, on one bare connection after the other. */
  async ahead() {
    const { hostname, port } = new URL(url);
    const many = `GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(1500);
    const one = () =>
      new Promise<void>((resolve) => {
        const line = connectBare({ host: hostname, port: Number(port), localAddress: FROM });
        line.on('error', () => undefined);
        line.on('data', () => undefined);
        line.once('close', () => resolve());
        line.on('drain', () => line.write(many));
        line.write(many);
      });
    const again = async () => {
      for (;;) {
        await one();
        await pause(5);
      }
    };
    await Promise.all(Array.from({ length: 40 }, again));
  },

  /** Opens as many connections as he can, watches the long match on each, and comes back when he is shown out. */
  sockets: () =>
    onSockets(400, async (socket, turn) => {
      if (turn === 0) sayHello(socket);
      say(socket, turn, 'watch', { match: long, as: 'position' });
      await pause(200);
      if (turn > 5) socket.terminate();
    }),

  /** Sends what is no message, as fast as it goes. */
  malformed: () =>
    onSockets(40, async (socket) => {
      for (let n = 0; n < 50; n++) socket.send(n % 2 ? '{"id":1,"op":' : 'x'.repeat(2000));
      await pause(1);
    }),

  /** Asks at the same moment, on as many connections as he is given, what his seats may decide at a match of six fleets. */
  async asking() {
    let made: Made = {};
    const session = await guest();
    const players = Array.from({ length: 6 }, () => 'me');
    while (!made.table)
      made = await ask('POST', '/matches', { game: 'mothership', seats: 6, players }, session);
    const { id: match } = made.table;
    await onSockets(200, async (socket, turn) => {
      if (turn === 0) sayHello(socket, session);
      for (let n = 0; n < 60; n++) say(socket, n, 'decisions', { match, seat: n % 6 });
      await pause(3000);
    });
  },

  /** Talks without end, under many names. */
  async chat() {
    const names: string[] = [];
    while (names.length < 20) {
      const session = await guest();
      if (session) names.push(session);
      else await pause(100);
    }
    await Promise.all(
      names.map(async (session) => {
        await onSockets(2, async (socket, turn) => {
          if (turn === 0) sayHello(socket, session);
          if (turn === 1) say(socket, 'watch', 'watch', { match: long });
          say(socket, turn, 'chat', { match: long, channel: 'spectators', text: 'x'.repeat(400) });
          await pause(10);
        });
      }),
    );
  },
};

await ATTACKS[kind]?.();
