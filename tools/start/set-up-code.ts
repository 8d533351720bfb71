import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the code stands that lets its holder set an empty system up; null once there is none. The code itself is never
 * printed: what the console shows is kept by service managers and containers, in logs that others may read.
 */
export const setUpCodeFile = (dataDir: string): string | null => {
  const file = join(dataDir, 'secrets', 'set-up.code');
  return existsSync(file) ? file : null;
};
