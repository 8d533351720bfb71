import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Letters and digits that are not taken for one another when they are read from a console. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 4;
const GROUP = 5;

/** Where the code stands as long as it can be used; `npm start` prints it from there. */
const fileOf = (dataDir: string): string => join(dataDir, 'secrets', 'set-up.code');

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');

/** The code that lets its holder set an empty system up (98 bits). Made once, readable by the system's user alone. */
export const offerSetUpCode = (dataDir: string): void => {
  mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
  try {
    // Two processes starting at once: the first one's code holds.
    writeFileSync(fileOf(dataDir), `${newCode()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
};

/** Takes the code back: it works once. */
export const withdrawSetUpCode = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true });

const digest = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest();

/** Whether a typed code is the one on offer, however it is spaced; false when none is. */
export const isSetUpCode = (dataDir: string, typed: string): boolean => {
  try {
    return timingSafeEqual(digest(readFileSync(fileOf(dataDir), 'utf8')), digest(typed));
  } catch {
    return false;
  }
};
