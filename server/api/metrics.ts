/** Figures for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { LEVELS, type Pressure } from '../edge/pressure.ts';
import type { Online } from '../online.ts';
import { LiveHeap } from './heap.ts';

/** In seconds; most are done within a few milliseconds. */
const MOVES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export class Metrics {
  readonly #registry = new Registry();
  readonly #messages: Counter;
  readonly #refusals: Counter;
  readonly #shed: Counter;

  constructor({ house, thoughts }: Online, pressure: Pressure, connections: () => number) {
    const registers = [this.#registry];
    const heap = new LiveHeap();
    collectDefaultMetrics({ register: this.#registry });
    this.#messages = new Counter({
      name: 'orrery_socket_messages_total',
      help: 'Messages received over WebSocket',
      registers,
    });
    this.#refusals = new Counter({
      name: 'orrery_socket_refusals_total',
      help: 'Messages that were refused',
      registers,
    });
    this.#shed = new Counter({
      name: 'orrery_shed_total',
      help: 'Requests put off because the server was pressed',
      registers,
    });
    const moves = new Histogram({
      name: 'orrery_move_seconds',
      help: 'How long a move took, from when it was asked for until its answer',
      buckets: MOVES,
      registers,
    });
    house.figures.onMove = (seconds) => moves.observe(seconds);
    const gauges: readonly [string, string, () => number | Promise<number>][] = [
      ['orrery_socket_connections', 'Open WebSocket connections', connections],
      ['orrery_event_loop_lag_seconds', 'How late the event loop is of late', () => pressure.lag / 1000],
      [
        'orrery_pressure_level',
        'How pressed the server is: 0 calm, 1 strained, 2 swamped',
        () => LEVELS.indexOf(pressure.level),
      ],
      ['orrery_matches_in_memory', 'Matches held in memory', () => house.size],
      ['orrery_lines_in_memory', 'Lines of the records of these matches', () => house.lines],
      ['orrery_watches', 'Watches of matches, of all connections', () => house.viewers.size],
      ['orrery_people', 'People who have a table open at this node', () => house.viewers.people],
      ['orrery_matches_playing', 'Matches in play, over all nodes', () => house.store.tables.countPlaying()],
      ['orrery_moments_in_memory', 'Former states kept for looking back', () => house.moments.size],
      ['orrery_thoughts', 'Bot turns that this node thinks about or has in line', thoughts],
      ['orrery_live_heap_bytes', 'Heap in use after its last full collection', () => heap.bytes],
      ['orrery_lines_written', 'Lines of records written by this node', () => house.figures.written],
    ];
    for (const [name, help, read] of gauges) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    }
  }

  get type(): string {
    return this.#registry.contentType;
  }

  count(what: 'message' | 'refusal' | 'shed'): void {
    const counters = { message: this.#messages, refusal: this.#refusals, shed: this.#shed };
    counters[what].inc();
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
