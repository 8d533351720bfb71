import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Copies a file or a folder with the rights it has: `cpSync` would open folders of secrets to everybody. */
export const copyWithRights = (from: string, to: string): void => {
  const stat = statSync(from);
  if (!stat.isDirectory()) {
    copyFileSync(from, to);
    chmodSync(to, stat.mode);
    return;
  }
  mkdirSync(to, { mode: 0o700 });
  for (const name of readdirSync(from)) copyWithRights(join(from, name), join(to, name));
  chmodSync(to, stat.mode);
};
