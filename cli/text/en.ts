/** Everything the command says, in English. */
import { adminWords } from './admin.ts';
import { adminHelp } from './adminHelp.ts';
import { backupWords } from './backup.ts';
import { balanceWords } from './balance.ts';
import { boardWords } from './board.ts';
import { compareWords } from './compare.ts';
import { engineWords } from './engine.ts';
import { faults } from './faults.ts';
import { gamesWords } from './games.ts';
import { help } from './help.ts';
import { pageWords } from './page.ts';
import { playWords } from './play.ts';
import { replayWords } from './replay.ts';
import { reportWords } from './report.ts';
import { reviewText } from './review.ts';
import { simWords } from './sim.ts';
import { tournamentWords } from './tournament.ts';
import { workerWords } from './worker.ts';

export const words = {
  help,
  adminHelp,
  faults,
  games: gamesWords,
  play: playWords,
  replay: replayWords,
  review: reviewText,
  sim: simWords,
  report: reportWords,
  tournament: tournamentWords,
  page: pageWords,
  compare: compareWords,
  balance: balanceWords,
  board: boardWords,
  engine: engineWords,
  worker: workerWords,
  backup: backupWords,
  admin: adminWords,
} as const;
