import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { gone, processesIn, signal } from '@nestling/postgres/processes.ts';
import { holdDataFolder } from './start/data-folder.ts';
import { endOrphans } from './start/run-file.ts';
import { readSettings } from './start/settings.ts';
import { codeOf, fail, Trouble } from './trouble.ts';

/**
 * `npm run reset`: removes the data folder, everything in it, after asking. `-- --yes` skips the question. Refuses
 * while Nestling runs on it: families may be watching. What a killed run left behind is ended.
 */
const main = async (): Promise<void> => {
  const { dataDir } = readSettings(process.env);
  if (!existsSync(dataDir)) {
    console.log(`There is no ${dataDir}: nothing to remove.`);
    return;
  }
  refuseOther(dataDir);
  const lock = holdDataFolder(dataDir);
  process.once('exit', lock.release);
  if (!process.argv.includes('--yes') && !(await isMeant(dataDir))) {
    console.log('Nothing was removed.');
    return;
  }
  await endOrphans(dataDir);
  await endDatabase(dataDir);
  remove(dataDir);
  console.log(`${dataDir} was removed.`);
};

/** DATA_DIR may name anything: only what a start has made is removed. */
const refuseOther = (dataDir: string): void => {
  if (existsSync(join(dataDir, 'layout')) || readdirSync(dataDir).length === 0) return;
  throw new Trouble(`${dataDir} is no data folder of Nestling: nothing was removed. See what DATA_DIR is set to.`);
};

const isMeant = async (dataDir: string): Promise<boolean> => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-D and a closed input are no answer.
  const closed = new Promise<string>((answer) => lines.once('close', () => answer('')));
  const question = `Remove ${dataDir} with its database, files and secrets? Type yes: `;
  const answer = await Promise.race([lines.question(question), closed]);
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
};

/** A Postgres outlives a killed start, each of its processes in its data. Nothing of it is kept: it need not tidy up. */
const endDatabase = async (dataDir: string): Promise<void> => {
  const data = join(realpathSync(dataDir), 'postgres', 'data');
  const left = processesIn(data);
  for (const pid of left) signal(pid, 'SIGQUIT');
  if (await gone(left, 5_000)) return;
  for (const pid of processesIn(data)) signal(pid, 'SIGKILL');
  if (!(await gone(left, 5_000))) throw new Trouble(`Something still runs in ${data}: end it and try again.`);
};

const remove = (dataDir: string): void => {
  try {
    rmSync(dataDir, { recursive: true, force: true });
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(codeOf(error))) throw error;
    throw new Trouble(`${dataDir} belongs to another user: reset as the user who started Nestling on it.`);
  }
};

main().catch(fail);
