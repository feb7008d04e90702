import { contract } from '#engine/testing';
import { ticTacToe } from './fixtures/tic-tac-toe.ts';

contract(ticTacToe, { tables: [{ seats: 2 }], games: 200, open: true });
