/** Who is measured. Each is loaded only in the thread that measures it, so that nobody shares a compiler's habits. */
import type { Work } from './measure.ts';
import { playouts } from './playouts.ts';
import { decisions, soundGames } from './thinking.ts';

const load = {
  'Orrery’s kernel': async () => (await import('./ticTacToe/ours.ts')).playout,
  'boardgame.io 0.50.2': async () => (await import('./ticTacToe/boardgameIo.ts')).playout,
  'bare loop, copies': async () => (await import('./ticTacToe/bare.ts')).withCopies,
  'bare loop, in place': async () => (await import('./ticTacToe/bare.ts')).inPlace,
  'bare loop, in place, bits': async () => (await import('./ticTacToe/bareBits.ts')).inPlaceBits,

  Exoship: async () => playouts((await import('#games/exoship/index.ts')).exoship, 1),
  'Exoworld Survival, 2 seats': async () => playouts((await import('#games/exoworld/index.ts')).exoworld, 2),
  'Mothership, 4 seats': async () => playouts((await import('#games/mothership/index.ts')).mothership, 4),
  'Project EOS Rise, 4 seats': async () => playouts((await import('#games/eos-rise/index.ts')).eosRise, 4),
  'Exodus, 5 seats': async () => playouts((await import('#games/exodus/index.ts')).exodus, 5),
  'tic-tac-toe, boardgame.io 0.50.2': async () => {
    const { playout } = await import('./ticTacToe/boardgameIo.ts');
    return () => Math.sign(playout());
  },

  'sound, Exoship': async () => soundGames((await import('#games/exoship/index.ts')).exoship, 1),
  'sound, Exoworld Survival, 2 seats': async () =>
    soundGames((await import('#games/exoworld/index.ts')).exoworld, 2),
  'sound, Exoworld Survival, 4 seats': async () =>
    soundGames((await import('#games/exoworld/index.ts')).exoworld, 4),
  'sound, Mothership, 2 seats': async () =>
    soundGames((await import('#games/mothership/index.ts')).mothership, 2),
  'sound, Project EOS Rise, 1 seat': async () =>
    soundGames((await import('#games/eos-rise/index.ts')).eosRise, 1),
  'sound, Exodus, 5 seats': async () => soundGames((await import('#games/exodus/index.ts')).exodus, 5),

  'sound decides, Exoship': async () =>
    decisions((await import('#games/exoship/index.ts')).exoship, 1, 'sound'),
  'sound decides, Exoworld Survival': async () =>
    decisions((await import('#games/exoworld/index.ts')).exoworld, 4, 'sound'),
  'sound decides, Mothership': async () =>
    decisions((await import('#games/mothership/index.ts')).mothership, 6, 'sound'),
  'sound decides, Project EOS Rise': async () =>
    decisions((await import('#games/eos-rise/index.ts')).eosRise, 1, 'sound'),
  'sound decides, Exodus': async () => decisions((await import('#games/exodus/index.ts')).exodus, 5, 'sound'),

  'strong decides, Exoship': async () =>
    decisions((await import('#games/exoship/index.ts')).exoship, 1, 'strong'),
  'strong decides, Exoworld Survival': async () =>
    decisions((await import('#games/exoworld/index.ts')).exoworld, 4, 'strong'),
  'strong decides, Mothership': async () =>
    decisions((await import('#games/mothership/index.ts')).mothership, 2, 'strong'),
  'strong decides, Project EOS Rise': async () =>
    decisions((await import('#games/eos-rise/index.ts')).eosRise, 1, 'strong'),
  'strong decides, Exodus': async () =>
    decisions((await import('#games/exodus/index.ts')).exodus, 5, 'strong'),

  'clone (ours)': async () => (await import('./exoship/state.ts')).cloning,
  structuredClone: async () => (await import('./exoship/state.ts')).structuredCloning,
  'JSON there and back': async () => (await import('./exoship/state.ts')).jsonCloning,
  'hash (ours)': async () => (await import('./exoship/state.ts')).hashing,
  'JSON.stringify': async () => (await import('./exoship/state.ts')).stringifying,

  'strong bot': async () => (await import('./exoship/thinking.ts')).think,
} satisfies Record<string, () => Promise<Work>>;

export type Contestant = keyof typeof load;

export function loadWork(name: Contestant): Promise<Work> {
  return load[name]();
}
