import { contract } from '#engine/testing';
import { ticTacToe } from './fixtures/ticTacToe.ts';

contract(ticTacToe, { tables: [{ seats: 2 }], games: 200, open: true });
