import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotRestore } from '@nestling/api/archives/restore/cannot-restore.ts';
import { archiveAt, verifyArchive } from '@nestling/api/archives/restore/read-archive.ts';
import { type Restored, restoreCenter } from '@nestling/api/archives/restore/restore-center.ts';
import { migrate } from '@nestling/api/db/migrate.ts';
import { seedTimezones } from '@nestling/api/db/seed/timezones.ts';
import { hashPassword } from '@nestling/api/secrets/passwords.ts';
import { loadSecrets } from '@nestling/api/secrets/secrets.ts';
import pg from 'pg';
import { holdDataFolder, openDataFolder } from './start/data-folder.ts';
import { openDatabase } from './start/database.ts';
import { readSettings } from './start/settings.ts';
import { fail, Trouble } from './trouble.ts';

/**
 * `npm run restore-center -- <archive>`: writes one center from its backup or its full export into a system that does not have it, with its
 * number, ids, rows and files. The product of that system is stopped meanwhile. `--check` only verifies the archive.
 * `--passphrase <file>` holds that of a sealed export; `--secrets <folder>` are those of the installation that made it; `--operator <address>` is who operates a system that is
 * still empty.
 */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      secrets: { type: 'string' },
      operator: { type: 'string' },
      passphrase: { type: 'string' },
    },
  });
  const [given] = positionals;
  if (!given) throw new Trouble('Say which archive: npm run restore-center -- /mnt/backups/backup-4.sealed');
  const path = resolve(given);
  if (!existsSync(path)) throw new Trouble(`There is no ${path}.`);
  const { operator } = values;
  if (operator !== undefined && !/^[^\s@]+@[^\s@]+$/.test(operator)) throw new Trouble('--operator takes an address.');
  const { dataDir, databaseUrl } = readSettings(process.env);
  const vault = join(values.secrets ?? join(dataDir, 'secrets'), 'vault.key');
  if (values.secrets !== undefined && !existsSync(vault)) throw new Trouble(`There is no ${vault}.`);
  const passphrase = values.passphrase === undefined ? undefined : readFileSync(values.passphrase, 'utf8').trimEnd();
  const read = archiveAt(path, { vault: existsSync(vault) ? readFileSync(vault) : Buffer.alloc(32), passphrase });
  if (values.check) {
    const { at, center, tables, files } = await verifyArchive(read);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${path} of ${at} is whole: center ${center}, ${rows} rows, ${Object.keys(files).length} files.`);
    return;
  }
  openDataFolder(dataDir);
  const lock = databaseUrl ? null : holdDataFolder(dataDir);
  const database = await openDatabase(databaseUrl, dataDir, () => {});
  const client = new pg.Client(database.url());
  try {
    await client.connect();
    await migrate(client);
    await seedTimezones(client);
    const secret = randomBytes(12).toString('base64url');
    const restored = await restoreCenter(client, read, {
      secrets: loadSecrets(dataDir),
      operator: operator === undefined ? null : { email: operator, password: await hashPassword(secret) },
    });
    await client.query('analyze');
    tell(restored);
    if (restored.home) console.log(`The platform is operated by ${operator}, at home, with the password ${secret}`);
  } finally {
    await client.end();
    await database.stop();
    lock?.release();
  }
};

const tell = ({ center, name, at, tables, rows, files, left }: Restored): void => {
  console.log(`${name} (center ${center}) stands as of ${at}: ${rows} rows of ${tables} tables, ${files} files.`);
  for (const { table, columns, rows: count, why } of left)
    console.log(
      `  ${columns ? `${table}.${columns.join(', ')}: ${count} changed` : `${table}: ${count} left out`}; ${why}.`,
    );
};

main().catch((error: unknown) => fail(error instanceof CannotRestore ? new Trouble(error.message) : error));
