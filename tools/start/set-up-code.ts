import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../trouble.ts';

/** The code that lets its holder set an empty system up, which the api keeps ready until then; null afterwards. */
export const setUpCode = (dataDir: string): string | null => {
  try {
    return readFileSync(join(dataDir, 'secrets', 'set-up.code'), 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};
