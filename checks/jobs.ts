import { pathsOf, read } from './sources.ts';

/** What the kernel's jobs are for and is still done by hand: where, line by line. */
const found = (pattern: RegExp, globs: readonly string[]): string[] =>
  globs
    .flatMap((glob) => read(pathsOf(glob)))
    .filter(({ path }) => !path.includes('/test/') && !path.startsWith('apps/api/src/kernel/'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) && !line.startsWith('import') ? [`${path}:${i + 1}`] : [])),
    );

const api = ['apps/api/src/**/*.ts'];
const domains = ['apps/api/src/domains/**/*.ts'];

/** Loops over the centers, which the kernel splits a timed job by. */
export const centreLoops = (): string[] => found(/\bactiveCentres\(/, api);
/** SQL that adds a job past `ctx.enqueue`, `addJob` and `addingFrom`. */
export const ownEnqueues = (): string[] => found(/(?<![.\w])enqueue\(/, api);
/** Events told past `ctx.publish` and `notify`. */
export const ownNotifies = (): string[] => found(/\bpg_notify\(/, api);
/** Transactions opened beside those of calls and jobs. */
export const ownTransactions = (): string[] => found(/\binCentre\(/, domains);
