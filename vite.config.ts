// The web app: rooted in web/, written to dist/web, installable and playable offline.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { LANGUAGES } from './engine/language.ts';
import { catalogue } from './scripts/catalogue.mjs';
import { chunks } from './scripts/chunks.mjs';
import { languages, PSEUDO, together } from './scripts/languages/plugin.mjs';
import { ruleIndexes } from './scripts/rules/all.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the app is built in; tests add English with accents. */
const SPOKEN = [...LANGUAGES, ...(process.env.ORRERY_PSEUDO ? [PSEUDO] : [])];
/** What the first screen needs. */
const FIRST =
  /node_modules\/@?preact|\/ui\/(art|Dialog|Toasts|kit\/sketch\.)|\/web\/[^/]+\.tsx?(\?|$)|\/web\/(text|store)\/|\/styles\/(library|today)\.css|virtual:pwa-register/;
/** Small things that every table needs, and other pages too. */
const COMMON =
  /\/ui\/kit\/(choice|choice-cards|ChoiceCards|glossary|sight|useTouch|walk|recap|motion)\.|\/ui\/(desk|drag|text|useWidth)\.|\/web\/match\/(film|filming|naming|projector|tally|useFilm)\.|\/web\/table\/copyLink|\/web\/records\/(houseDeeds|notes|rung)\./;
/** The rules of a game and what they are about. */
const RULES = /\/games\/([\w-]+)\/(?:rules|content|steps|outlook)\//;

/**
 * Vite 8.3 points at emitted files (here: the bots' worker) by a name that the rolldown we must pin does not know yet;
 * it knows the older one. To go when the pin in package.json goes.
 */
const emittedFiles: Plugin = {
  name: 'orrery-emitted-files',
  apply: 'build',
  enforce: 'post',
  transform: (code) =>
    code.includes('import.meta.ROLLDOWN_FILE_URL_')
      ? { code: code.replaceAll('import.meta.ROLLDOWN_FILE_URL_', 'import.meta.ROLLUP_FILE_URL_') }
      : undefined,
};

export default defineConfig({
  root: here('./web'),
  // Preact's JSX needs no plugin: the bundler's own transform is enough.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { fs: { allow: [here('.')] } },
  worker: { format: 'es', plugins: () => [languages(SPOKEN)] },
  build: {
    outDir: here(process.env.ORRERY_PSEUDO ? './.cache/pseudo/web' : './dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy forbids data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    // Few files for the first screen: what every page needs in one, the kernel in another.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...together(SPOKEN, 'base', FIRST),
            { name: 'kernel', test: /\/engine\/|@noble/ },
            ...together(SPOKEN, 'common', COMMON),
            // What a game is played by in one file: many small ones compress worse.
            { name: (id) => `rules-${RULES.exec(id)?.[1]}`, test: RULES },
            { name: (id) => `rule-index-${id.split('/').at(-1)}`, test: /virtual:rule-index\// },
          ],
        },
      },
    },
  },
  plugins: [
    languages(SPOKEN),
    catalogue(SPOKEN),
    ruleIndexes(),
    ...(process.env.ORRERY_PSEUDO ? [] : [chunks()]),
    emittedFiles,
    VitePWA({
      // A new version waits until the table is closed: nobody loses a piece of the app in the middle of a game.
      registerType: 'prompt',
      includeAssets: ['icon.svg', 'apple-touch-icon.png'],
      manifest: {
        name: 'Orrery',
        short_name: 'Orrery',
        description: 'A table for five games about leaving home',
        theme_color: '#0a0e1a',
        background_color: '#0a0e1a',
        display: 'standalone',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,webp,woff2,json,webmanifest}'],
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/healthz$/],
        // For those who work on the rules; nobody needs it to play offline.
        globIgnores: ['**/rule-index-*'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});
