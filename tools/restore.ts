import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { putBack } from '@nestling/postgres/backup.ts';
import { copyWithRights } from './backup/copy.ts';
import { verify } from './backup/manifest.ts';
import { readSettings } from './start/settings.ts';
import { fail, Trouble } from './trouble.ts';

/**
 * `npm run restore -- --from <backup>`: puts a backup into a DATA_DIR that does not exist yet, after every file of it
 * was held against its checksum. `--check` only does that. Nothing that is there is ever written over.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, check: { type: 'boolean', default: false } } });
  if (!values.from) throw new Trouble('Say which: npm run restore -- --from /mnt/backups/nestling-…');
  const from = resolve(values.from);
  const { made } = await verify(from);
  if (values.check) {
    console.log(`${from} of ${made} is whole.`);
    return;
  }
  const { dataDir } = readSettings(process.env);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Trouble(`${dataDir} is not empty: move it away first, or set DATA_DIR to another folder.`);
  const unfinished = `${dataDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(from)) {
    if (name === 'backup.json' || name === 'postgres') continue;
    copyWithRights(join(from, name), join(unfinished, name));
  }
  putBack(join(from, 'postgres'), join(unfinished, 'postgres'));
  mkdirSync(join(unfinished, 'logs'), { recursive: true });
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(unfinished, dataDir);
  console.log(`${dataDir} stands as of ${made}. Start it with: npm start`);
};

main().catch(fail);
