import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { gone, processesIn, signal } from '@nestling/postgres/processes.ts';
import { holdDataFolder } from './start/data-folder.ts';
import { endOrphans } from './start/run-file.ts';
import { readSettings } from './start/settings.ts';
import { fail, Trouble } from './trouble.ts';

/** `npm run reset`: removes the data folder, everything in it, after asking. `-- --yes` skips the question. */
const main = async (): Promise<void> => {
  const { dataDir } = readSettings(process.env);
  if (!existsSync(dataDir)) {
    console.log(`There is no ${dataDir}: nothing to remove.`);
    return;
  }
  // Refuses while a start runs on it.
  holdDataFolder(dataDir).release();
  if (!process.argv.includes('--yes') && !(await isMeant(dataDir))) {
    console.log('Nothing was removed.');
    return;
  }
  await endOrphans(dataDir);
  const left = processesIn(dataDir);
  for (const pid of left) signal(pid, 'SIGTERM');
  if (!(await gone(left, 15_000))) throw new Trouble(`Something still runs in ${dataDir}: end it and try again.`);
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`${dataDir} was removed.`);
};

const isMeant = async (dataDir: string): Promise<boolean> => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`Remove ${dataDir} with its database, files and secrets? Type yes: `);
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
};

main().catch(fail);
