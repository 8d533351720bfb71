import { execFileSync } from 'node:child_process';
import { uses } from '../../checks/domains.ts';
import { inRoot } from '../root.ts';
import { Trouble } from '../trouble.ts';

const BASE = 'origin/HEAD';
const DOMAINS = 'apps/api/src/domains/';

const git = (...args: string[]): string[] => {
  try {
    return execFileSync('git', args, { cwd: inRoot('.'), encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  } catch {
    throw new Trouble(`What changed since ${BASE} is asked of git, which does not know.`);
  }
};

/** What differs from origin/HEAD, committed or not, and what of the tests it can reach. */
export type Change = {
  files: readonly string[];
  /** Arguments of vitest: the files of tests that import what changed, however far away. */
  unit: readonly string[];
  /** Domains whose calls are asked as every role; null means all. */
  domains: readonly string[] | null;
  /** Walks in the browser that changed themselves. */
  specs: readonly string[];
};

export const changeSinceOrigin = (): Change => {
  const [base = BASE] = git('merge-base', BASE, 'HEAD');
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return {
    files,
    unit: ['--changed', base],
    domains: domainsOf(files),
    specs: files.filter((file) => /^apps\/e2e\/specs\/.*\.spec\.ts$/.test(file)).map((file) => file.slice(9)),
  };
};

/** The changed domains of the api and those that import them, or null where something below all domains changed. */
const domainsOf = (files: readonly string[]): string[] | null => {
  const below =
    /^(apps\/api\/(src\/(?!domains\/|messages\/)|test\/)|packages\/(rules|testing|postgres)\/|package-lock)/;
  if (files.some((file) => below.test(file))) return null;
  const all = uses();
  const found = new Set(files.filter((file) => file.startsWith(DOMAINS)).map((file) => file.split('/')[4] ?? ''));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { from, to } of all) if (found.has(to)) found.add(from);
  }
  return [...found].sort();
};
