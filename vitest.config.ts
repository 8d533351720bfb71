import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A test file drops its database by force while the last connections of its pools still say goodbye: Postgres ends
    // them with 57P01 (administrator command), after the pools stopped listening. Any other stray error fails the run.
    onUnhandledError: (error) => !('code' in error && error.code === '57P01'),
    projects: [
      {
        // graphql offers a second copy of itself to bundlers; its types are known by identity, so there may be one only.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{apps,packages}/*/test/**/*.test.ts',
            'apps/api/src/**/test/**/*.test.ts',
            'checks/**/*.test.ts',
            'tools/test/**/*.test.ts',
          ],
          exclude: ['apps/e2e/**', 'apps/portal/**', 'packages/kit/**', '**/node_modules/**'],
          testTimeout: 20_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['{apps/portal,packages/kit}/test/**/*.test.{ts,tsx}', 'packages/ui/test/**/*.test.tsx'],
          css: false,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
