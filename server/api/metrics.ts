/** Figures for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { House } from '../matches/house.ts';

export class Metrics {
  readonly #registry = new Registry();
  readonly #messages: Counter;
  readonly #refusals: Counter;

  constructor(house: House, connections: () => number) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#messages = new Counter({
      ...{ name: 'orrery_socket_messages_total', help: 'Messages received over WebSocket', registers },
    });
    this.#refusals = new Counter({
      ...{ name: 'orrery_socket_refusals_total', help: 'Messages that were refused', registers },
    });
    const gauges: readonly [string, string, () => number][] = [
      ['orrery_socket_connections', 'Open WebSocket connections', connections],
      ['orrery_matches_in_memory', 'Matches held in memory', () => house.size],
      ['orrery_lines_written', 'Lines of records written by this node', () => house.written],
    ];
    for (const [name, help, read] of gauges) {
      new Gauge({
        ...{ name, help, registers },
        collect() {
          this.set(read());
        },
      });
    }
  }

  get type(): string {
    return this.#registry.contentType;
  }

  count(what: 'message' | 'refusal'): void {
    (what === 'message' ? this.#messages : this.#refusals).inc();
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
