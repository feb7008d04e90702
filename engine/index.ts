/** The rules kernel: steps, decisions, piles, dice, views, records, undo. It knows no game and does no input or output. */
export { type Chosen, chosenIn } from './chosen.ts';
export * from './describe.ts';
export * from './event.ts';
export { mayGoOn, whoPlays } from './formerRules.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './json.ts';
export * from './knowledge.ts';
export * from './match.ts';
export * from './options.ts';
export * from './outcome.ts';
export * from './pile.ts';
export * from './play.ts';
export * from './random.ts';
export * from './record.ts';
export * from './refusal.ts';
export * from './seat.ts';
export * from './shape.ts';
