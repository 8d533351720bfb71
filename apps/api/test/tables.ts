import { globSync } from 'node:fs';
import type { Matrix } from './matrix.ts';

/** The permission tables of all domains: domains/<domain>/test/<domain>.matrix.ts. */
export const tables = async (): Promise<Matrix> => {
  const paths = globSync('../src/domains/*/test/*.matrix.ts', { cwd: import.meta.dirname }).sort();
  const found = await Promise.all(
    paths.map(async (path) => (await import(new URL(path, import.meta.url).href)).matrix),
  );
  return Object.assign({}, ...found);
};
