/** In place of what wants a page with workers: bots that never wake, and hints that nobody asks for. */
export class BotSeats {
  wake(): void {}
  stop(): void {}
}

export class Hints {
  clear(): void {}
  follow(): void {}
}
