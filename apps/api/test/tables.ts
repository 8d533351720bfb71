import { globSync } from 'node:fs';
import type { Matrix } from './matrix.ts';

/** The domains that are asked: all where nothing is said; `npm test -- --changed` names those a change can reach. */
export const wantedDomains: readonly string[] | null = process.env.MATRIX_DOMAINS?.split(',') ?? null;

/** The permission tables of the wanted domains: domains/<domain>/test/<domain>.matrix.ts. */
export const tables = async (): Promise<Matrix> => {
  const paths = globSync('../src/domains/*/test/*.matrix.ts', { cwd: import.meta.dirname })
    .filter((path) => wantedDomains?.includes(path.split('/')[3] ?? '') ?? true)
    .sort();
  const found = await Promise.all(
    paths.map(async (path) => (await import(new URL(path, import.meta.url).href)).matrix),
  );
  return Object.assign({}, ...found);
};
