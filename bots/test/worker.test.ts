import { describe, expect, it } from 'vitest';
import { botOf, decide, type Port, questionOf, type RemoteBot, type Request, remoteBot, serve } from '#bots';
import { hash } from '#engine';
import { type SealedBids, sealedBids } from '#engine/test/fixtures/sealedBids.ts';
import { type Exoship, exoship } from '#games/exoship/index.ts';
import { begin } from './tables.ts';

/** Two ends of a channel that carries copies, like the real ones. */
function channel(spy: (message: unknown) => void = () => undefined): [Port, Port] {
  const receivers: [((message: unknown) => void)?, ((message: unknown) => void)?] = [];
  const end = (own: 0 | 1): Port => ({
    post(message) {
      spy(message);
      const copy = structuredClone(message);
      setTimeout(() => receivers[1 - own]?.(copy));
    },
    listen(receive) {
      receivers[own] = receive;
    },
  });
  return [end(0), end(1)];
}

const host = { now: () => performance.now(), pause: () => new Promise<void>((resume) => setTimeout(resume)) };

function worker(spy?: (message: unknown) => void): RemoteBot {
  const [here, there] = channel(spy);
  serve(there, (id) => [exoship, sealedBids].find((game) => game.id === id), host);
  return remoteBot(here);
}

const ship = begin<Exoship>({ game: exoship, seats: 1, options: { origin: 'earth', hard: false } }, 'worker');
ship.act(0, { type: 'freeSway', generation: 'young' });
const bids = begin<SealedBids>(
  { game: sealedBids, seats: 4, options: { hearts: 2, double: true } },
  'worker',
);
bids.act(bids.seat, { type: 'stay' });

describe('a bot in a worker', () => {
  it('thinks what it would think here', async () => {
    const terms = { seed: 'a', budget: { iterations: 300 } };
    const local = decide(botOf('strong'), questionOf(exoship, ship.s, 0), terms);
    expect(await worker().think('strong', exoship, ship.s, 0, terms).thought).toEqual(local);
  });

  it('is never sent the true state', async () => {
    const sent: Request[] = [];
    const bot = worker((message) => {
      if ((message as { type: string }).type === 'think') sent.push(message as Request);
    });
    for (let i = 0; i < 3; i++) {
      await bot.think('easy', sealedBids, bids.s, 2, { seed: `${i}`, budget: { iterations: 10 } }).thought;
    }
    expect(sent).toHaveLength(3);
    for (const { state } of sent) {
      expect(hash(state)).not.toBe(hash(bids.s));
      expect(sealedBids.view(state as SealedBids['state'], 2)).toEqual(sealedBids.view(bids.s, 2));
    }
  });

  it('tells how far it is', async () => {
    const done: number[] = [];
    const terms = { seed: 'a', budget: { iterations: 2000 }, full: true };
    const { thought } = worker().think('strong', exoship, ship.s, 0, {
      ...terms,
      onProgress: (progress) => done.push(progress.done),
    });
    await thought;
    expect(done.length).toBeGreaterThan(1);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBe(1);
  });

  it('stops when asked and answers with what it has', async () => {
    const bot = worker();
    const long = bot.think('strong', exoship, ship.s, 0, { seed: 'a', budget: { ms: 3_600_000 } });
    const short = bot.think('sound', exoship, ship.s, 0, { seed: 'b' });
    expect((await short.thought).iterations).toBeGreaterThan(0);
    long.stop();
    expect((await long.thought).iterations).toBeGreaterThan(0);
  });

  it('says so when it cannot think', async () => {
    const [here, there] = channel();
    serve(there, () => undefined, host);
    const { thought } = remoteBot(here).think('easy', exoship, ship.s, 0, { seed: 'a' });
    await expect(thought).rejects.toThrow('there is no game exoship');
  });

  it('tells whoever waits when the worker is gone', async () => {
    const [here] = channel();
    const bot = remoteBot(here);
    const { thought } = bot.think('easy', exoship, ship.s, 0, { seed: 'a' });
    bot.close('the worker crashed');
    await expect(thought).rejects.toThrow('the worker crashed');
  });
});
