import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that measure, or start whole products: they run at the end, one file after another. */
const timed = [
  'apps/gateway/test/faults.test.ts',
  'apps/api/test/faults/{commits,deadlines,screens}.test.ts',
  'tools/test/faults.test.ts',
  // Copies a center between two servers with all the processes they have: beside others it would be they who are late.
  'apps/api/src/cells/test/move.test.ts',
];

/**
 * Tests that mostly wait, for what a time limit does or for other programs: they run among the quick ones, before the timed.
 * Each has to hold on a machine with nine times as much to do as it can.
 */
const patient = [
  'apps/gateway/test/**/*.test.ts',
  'apps/api/test/faults/**/*.test.ts',
  'packages/postgres/test/**/*.test.ts',
  'tools/test/**/*.test.ts',
  'apps/api/src/domains/tickets/test/mailbox.test.ts',
];

/** Those that take longest: begun last, one would keep a core waiting for it. */
const longest = [
  'apps/api/test/matrix.test.ts',
  'apps/api/test/walls.test.ts',
  'checks/first-load.test.ts',
  'apps/api/test/kiosk-offline.test.ts',
];

/**
 * Files of the api that put another thing in a module's place, or set what it reads from the environment: each needs
 * modules of its own. All others share them with the files before on their worker, which saves loading the whole api.
 */
const apart = [
  'apps/api/src/domains/{attendance/test/day,cameras/test/desk,media/test/bucket,schedules/test/plan}.test.ts',
  'apps/api/test/{kiosk-offline,walls}.test.ts',
  'apps/api/test/attacks/tickets.test.ts',
];

/** The longest files first, the others as vitest would have them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

// graphql offers a second copy of itself to bundlers; its types are known by identity, so there may be one only.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Two cores are kept busy by three files at once: each waits a part of its time, for Postgres or for a time limit. */
const WORKERS = 3;

/** Tests that keep a core busy most of the time. */
const quick = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: WORKERS,
  sequence: { groupOrder: 0 },
} as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A test file drops its database by force while the last connections of its pools still say goodbye: Postgres ends
    // them with 57P01 (administrator command), after the pools stopped listening. Any other stray error fails the run.
    onUnhandledError: (error) => !('code' in error && error.code === '57P01'),
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'node',
          include: ['{apps/demo-cameras,packages/*}/test/**/*.test.ts', 'checks/**/*.test.ts'],
          exclude: ['packages/{kit,editor}/**', '**/node_modules/**', ...patient],
          isolate: false,
          ...quick,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'apart',
          include: apart,
          ...quick,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'api',
          include: ['apps/api/{src,test}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...apart, ...patient, ...timed],
          isolate: false,
          ...quick,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'patient',
          environment: 'node',
          include: patient,
          exclude: ['**/node_modules/**', ...timed],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
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
          include: ['{apps/portal,packages/{kit,editor}}/test/**/*.test.{ts,tsx}', 'packages/ui/test/**/*.test.tsx'],
          css: false,
          pool: 'vmThreads',
          testTimeout: 60_000,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});
