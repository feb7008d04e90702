/** A small client of the online tables, for pages and programs alike. */
export { Account, type NewHook, type SignedIn } from './account.ts';
export { Api, type Session } from './api.ts';
export { Connection, type ConnectionState, type Watching } from './connection.ts';
export { Dice, type DiceNote, type DiceNotes, sealOf } from './dice.ts';
export * from './protocol.ts';
