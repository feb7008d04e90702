/** How the app opens a game: its rules and its table, in chunks of their own, loaded when someone sits down. One entry a game. */

import type { ComponentType } from 'preact';
import type { Game, Kit } from '#engine';
import type { ArtProps } from '#ui/art/Svg.tsx';
import type { GameTable } from '#ui/table.ts';

/** A game with its table, whatever its types: whoever opens it must be ready for any. */
export interface Opened {
  open<R>(use: <K extends Kit>(game: Game<K>, table: GameTable<K>) => R): R;
}

interface Door {
  load(): Promise<Opened>;
  cover(): Promise<ComponentType<ArtProps>>;
}

function opened<K extends Kit>(game: Game<K>, table: GameTable<K>): Opened {
  return { open: (use) => use(game, table) };
}

const DOORS: Readonly<Record<string, Door>> = {
  exoship: {
    async load() {
      const [{ rules }, { words }, { default: table }, { sketch }] = await Promise.all([
        import('#games/exoship/game.ts'),
        import('#games/exoship/text/en.ts'),
        import('#games/exoship/table/index.tsx'),
        import('#games/exoship/table/art/sketch.ts'),
      ]);
      return opened({ ...rules, words }, { ...table, sketch });
    },
    cover: async () => (await import('#games/exoship/table/art/Cover.tsx')).Cover,
  },
  mothership: {
    async load() {
      const [{ rules }, { words }, { default: table }, { sketch }] = await Promise.all([
        import('#games/mothership/game.ts'),
        import('#games/mothership/text/en.ts'),
        import('#games/mothership/table/index.tsx'),
        import('#games/mothership/table/art/sketch.ts'),
      ]);
      return opened({ ...rules, words }, { ...table, sketch });
    },
    cover: async () => (await import('#games/mothership/table/art/Cover.tsx')).Cover,
  },
  'eos-rise': {
    async load() {
      const [{ rules }, { words }, { default: table }, { sketch }] = await Promise.all([
        import('#games/eos-rise/game.ts'),
        import('#games/eos-rise/text/en.ts'),
        import('#games/eos-rise/table/index.tsx'),
        import('#games/eos-rise/table/art/sketch.ts'),
      ]);
      return opened({ ...rules, words }, { ...table, sketch });
    },
    cover: async () => (await import('#games/eos-rise/table/art/Cover.tsx')).Cover,
  },
  exodus: {
    async load() {
      const [{ rules }, { words }, { default: table }, { sketch }] = await Promise.all([
        import('#games/exodus/game.ts'),
        import('#games/exodus/text/en.ts'),
        import('#games/exodus/table/index.tsx'),
        import('#games/exodus/table/art/sketch.ts'),
      ]);
      return opened({ ...rules, words }, { ...table, sketch });
    },
    cover: async () => (await import('#games/exodus/table/art/Cover.tsx')).Cover,
  },
  exoworld: {
    async load() {
      const [{ rules }, { words }, { default: table }, { sketch }] = await Promise.all([
        import('#games/exoworld/game.ts'),
        import('#games/exoworld/text/en.ts'),
        import('#games/exoworld/table/index.tsx'),
        import('#games/exoworld/table/art/sketch.ts'),
      ]);
      return opened({ ...rules, words }, { ...table, sketch });
    },
    cover: async () => (await import('#games/exoworld/table/art/Cover.tsx')).Cover,
  },
};

export function doorOf(game: string): Door | undefined {
  return Object.hasOwn(DOORS, game) ? DOORS[game] : undefined;
}
