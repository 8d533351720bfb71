import { defineConfig } from 'vitest/config';

/** Tests that measure, or wait for what a time limit does: they run after the others, one file after another. */
const timed = [
  'apps/gateway/test/**/*.test.ts',
  'apps/api/test/faults/**/*.test.ts',
  'packages/postgres/test/**/*.test.ts',
  'tools/test/**/*.test.ts',
];

// graphql offers a second copy of itself to bundlers; its types are known by identity, so there may be one only.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

export default defineConfig({
  test: {
    // A test file drops its database by force while the last connections of its pools still say goodbye: Postgres ends
    // them with 57P01 (administrator command), after the pools stopped listening. Any other stray error fails the run.
    onUnhandledError: (error) => !('code' in error && error.code === '57P01'),
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{apps,packages}/*/test/**/*.test.ts', 'apps/api/src/**/test/**/*.test.ts', 'checks/**/*.test.ts'],
          exclude: ['apps/e2e/**', 'apps/portal/**', 'packages/kit/**', '**/node_modules/**', ...timed],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'timed',
          environment: 'node',
          include: timed,
          testTimeout: 30_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['{apps/portal,packages/kit}/test/**/*.test.{ts,tsx}', 'packages/ui/test/**/*.test.tsx'],
          css: false,
          testTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});
