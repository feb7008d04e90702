/** The clock and the guests of a server under test: days pass when the test says so. */
import { type Hosted, Person } from './server.ts';

export const MINUTE = 60_000;

export class Days {
  now = 1_800_000_000_000;
  #people: Person[] = [];

  nextDay(): void {
    this.now += 24 * 60 * MINUTE;
  }

  /** Everything that is due by then, as the server's own timers would do it. */
  async pass({ online: { postman } }: Hosted, minutes: number): Promise<void> {
    await postman.look();
    for (let minute = 0; minute < minutes; minute++) {
      this.now += MINUTE;
      await postman.look();
      while ((await postman.deliver()) > 0);
    }
  }

  welcome(person: Person): Person {
    this.#people.push(person);
    return person;
  }

  async named(name: string, { url }: Hosted): Promise<Person> {
    return this.welcome(await Person.named(name, url));
  }

  async goHome({ forgotten }: { forgotten: boolean }): Promise<void> {
    for (const person of this.#people) {
      person.close();
      if (forgotten) await person.api.forget();
    }
    this.#people = [];
  }
}
