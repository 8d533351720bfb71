import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret of this installation, made at its first use and kept in DATA_DIR/secrets for its owner alone (256 bits). */
export const secret = (dataDir: string, name: string): string => {
  const file = join(dataDir, 'secrets', name);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept) return kept;
  const made = randomBytes(32).toString('base64url');
  writeFileSync(`${file}.new`, made, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return made;
};
