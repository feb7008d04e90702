/** boardgame.io's own server in a process of its own, with its in-memory store. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { game } from '../ticTacToe/boardgameIo.ts';
import { report } from './child.ts';

interface Running {
  appServer: { address(): AddressInfo };
}
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(settings: object): { run(port: number): Promise<Running> };
};
// It writes a line for every request.
console.log = () => undefined;
console.info = () => undefined;
const running = await Server({ games: [{ ...game, name: 'tic-tac-toe' }] }).run(0);
report(`http://127.0.0.1:${running.appServer.address().port}`);
