import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{engine,games,bots,review,client,lab,server,cli,bench,scripts,ui,web}/**/*.test.{ts,tsx}'],
    environment: 'node',
    reporters: ['default', './engine/testing/usesReporter.ts'],
    // The machines that test this have few cores; none should idle.
    maxWorkers: '100%',
    // Contract suites play many whole games in one test.
    testTimeout: 300_000,
    // Some start databases first, on machines that may be busy.
    hookTimeout: 300_000,
  },
});
