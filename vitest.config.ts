import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{apps,packages}/*/test/**/*.test.ts',
            'apps/api/src/**/test/**/*.test.ts',
            'checks/**/*.test.ts',
            'tools/test/**/*.test.ts',
          ],
          exclude: ['apps/e2e/**', 'apps/portal/**', '**/node_modules/**'],
          testTimeout: 20_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
