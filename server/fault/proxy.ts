/** A line to a server that can be cut and mended, as a network does it. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class CutLine {
  readonly port: number;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server, target: number) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (near) => {
      const far = connect(target, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(one);
        // Whoever is cut off hears of it by the end of the connection.
        one.on('error', () => undefined);
        one.on('close', () => {
          this.#open.delete(one);
          other.destroy();
        });
      }
      if (this.#isCut) near.destroy();
      else near.pipe(far).pipe(near);
    });
  }

  static async to(target: number): Promise<CutLine> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new CutLine(server, target);
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /** Ends every connection; new ones end at once. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#open) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}
