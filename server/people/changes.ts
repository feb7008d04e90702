/** News of people between connections and nodes: their sessions, seats, blocks or bans are others now. What they are is read from the store. */
import type { Bus } from '../matches/bus.ts';

type Hear = (people: readonly string[]) => Promise<void>;

export class PeopleChanges {
  readonly #bus: Bus;
  readonly #hear = new Set<Hear>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.listen((news) => {
      if (news.about === 'people') void this.#tell(news.people);
    });
  }

  /** Said once it is in the store. Whoever waits knows that it holds on all connections of this node. */
  async changed(...people: readonly string[]): Promise<void> {
    this.#bus.publish({ about: 'people', people });
    await this.#tell(people);
  }

  listen(hear: Hear): void {
    this.#hear.add(hear);
  }

  async #tell(people: readonly string[]): Promise<void> {
    await Promise.all([...this.#hear].map((hear) => hear(people)));
  }
}
