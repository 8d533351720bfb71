import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from '@nestling/postgres/lock.ts';
import { passingFolder } from '@nestling/postgres/test-cluster.ts';
import { startProduct } from './product.ts';

/** Where the data of a run's first product stand; global-setup.ts makes it, the workers inherit its path. */
const FOLDER = 'E2E_FILLED_DATA';

/** Fills the demo data once in a run: most of a product's first start is that. The longest a start may take, ms. */
const LIMIT = 240_000;

/** Makes the folder of this run; answers what takes it away. */
export const openFilledData = (): (() => void) => {
  const folder = mkdtempSync(join(passingFolder(tmpdir()), 'nestling-e2e-filled-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};

/** A data folder of one's own with the demo data in it, a copy of what the run's first product wrote and left. */
export const copyFilledData = async (): Promise<string> => {
  const folder = process.env[FOLDER];
  if (!folder) throw new Error(`${FOLDER} is not set: global-setup.ts of the configuration has not run.`);
  const filled = join(folder, 'data');
  await withLock(join(folder, 'lock'), LIMIT, async () => {
    if (existsSync(filled)) return;
    const begun = join(folder, 'begun');
    rmSync(begun, { recursive: true, force: true });
    const product = await startProduct({ dataDir: begun });
    await product.stop();
    renameSync(begun, filled);
  });
  const own = mkdtempSync(join(passingFolder(tmpdir()), 'nestling-e2e-'));
  // Node's own copy gives the files to whoever copies; the database's belong to its user.
  execFileSync('cp', ['-a', `${filled}/.`, own]);
  return own;
};
