import { buildPages, buildPlayer } from '../build.ts';
import { fail, lineFor } from '../trouble.ts';
import { holdDataFolder, openDataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { say } from './log.ts';
import { choosePorts } from './ports.ts';
import { endOrphans, forgetRun } from './run-file.ts';
import { serve } from './serve.ts';
import { setUpCodeFile } from './set-up-code.ts';
import { readSettings, type Settings } from './settings.ts';

/** Runs everything that serves Nestling, until Ctrl-C. `dev`: from the sources, anew whenever one is saved. */
export const runProduct = async (dev: boolean): Promise<void> => {
  // Whoever reads our lines may go away (`npm start | head`): that is no reason to end.
  process.stdout.on('error', () => {});
  const wished = readSettings(process.env, dev);
  openDataFolder(wished.dataDir);
  const lock = holdDataFolder(wished.dataDir);
  process.once('exit', lock.release);
  const opened: (() => Promise<void>)[] = [];
  const end = endOnce(async () => {
    for (const close of opened.reverse()) await close();
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => end(0));

  try {
    await startAll(wished, opened);
  } catch (error) {
    console.error(lineFor(error) ?? error);
    end(1);
  }
};

/** Starts one thing after the other; each leaves in `opened` how to end it. */
const startAll = async (wished: Settings, opened: (() => Promise<void>)[]): Promise<void> => {
  const { dataDir } = wished;
  const orphans = await endOrphans(dataDir);
  if (orphans.length > 0) say(`ended what a killed run left behind: ${orphans.join(', ')}`);
  const settings = await choosePorts(wished);

  say(settings.databaseUrl ? 'connecting to the database' : 'starting the database');
  let moved = () => {};
  const database = await openDatabase(settings.databaseUrl, dataDir, () => moved());
  opened.push(database.stop);
  if (settings.dev) await buildPlayer(say);
  else await buildPages(say);

  opened.push(async () => forgetRun(dataDir));
  const serving = serve(settings, database);
  opened.push(serving.stop);
  moved = serving.databaseMoved;
  await serving.ready;
  const file = setUpCodeFile(dataDir);
  if (file)
    say(`nobody has set this system up yet: open http://localhost:${settings.port}/set-up, the code stands in ${file}`);
  console.log(`ready http://localhost:${settings.port}`);
};

/** The first call ends everything in order; one more, from an impatient Ctrl-C, ends this process at once. */
const endOnce = (work: () => Promise<void>): ((code: number) => void) => {
  let ending = false;
  return (code) => {
    if (ending) process.exit(code || 1);
    ending = true;
    work().then(
      () => process.exit(code),
      (error) => fail(error),
    );
  };
};
