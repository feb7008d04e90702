/** News of people between connections and nodes: their sessions, seats or bans are others now. What they are is read from the store. */
import type { Bus } from '../matches/bus.ts';

type Hear = (people: readonly string[]) => void;

export class PeopleChanges {
  readonly #bus: Bus;
  readonly #hear = new Set<Hear>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.listen((news) => {
      if (news.about === 'people') this.#tell(news.people);
    });
  }

  /** Said once it is in the store. */
  changed(...people: readonly string[]): void {
    this.#tell(people);
    this.#bus.publish({ about: 'people', people });
  }

  listen(hear: Hear): void {
    this.#hear.add(hear);
  }

  #tell(people: readonly string[]): void {
    for (const hear of this.#hear) hear(people);
  }
}
