import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../root.ts';
import { runNode } from '../suites/outcome.ts';

/** A copy of the repository in which files may be broken. */
export type WorkingCopy = {
  read(path: string): string;
  write(path: string, text: string): void;
  /** Runs tests up to the first that fails; true when all passed. */
  holds(tests: readonly string[]): Promise<boolean>;
  remove(): void;
};

/** Two minutes, ms: a fault that makes a test wait for ever is found by that. */
const LIMIT = 120_000;

/**
 * Copies what git keeps, as it stands now, and the packages by hard links. Links of the house's own packages are relative:
 * in the copy they lead to the copy.
 */
export const copyTree = (): WorkingCopy => {
  const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: inRoot(), maxBuffer: 1e8 })
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(inRoot(path)));
  for (const path of files) cpSync(inRoot(path), join(copy, path), { recursive: true, verbatimSymlinks: true });
  execFileSync('cp', ['-al', inRoot('node_modules'), join(copy, 'node_modules')]);
  return {
    read: (path) => readFileSync(join(copy, path), 'utf8'),
    write: (path, text) => writeFileSync(join(copy, path), text),
    holds: async (tests) =>
      (await runNode([join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--bail=1', '--reporter=dot', ...tests], {
        cwd: copy,
        limit: LIMIT,
        print: () => undefined,
      })) === 0,
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
};
