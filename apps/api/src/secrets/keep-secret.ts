import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a secret or makes it. Two processes starting at once end up with the same one: the link succeeds only once. */
export const keepSecret = (folder: string, name: string, make: () => Buffer): Buffer => {
  const file = join(folder, name);
  if (!existsSync(file)) {
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, make(), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return readFileSync(file);
};
