import { Trouble } from '../trouble.ts';
import { type Child, keepRunning } from './child.ts';
import type { Database } from './database.ts';
import { untilServes } from './health.ts';
import { keepLively } from './lively.ts';
import { say } from './log.ts';
import { onSave } from './on-save.ts';
import { programs } from './programs.ts';
import { type Run, writeRun } from './run-file.ts';
import type { Settings } from './settings.ts';

/** The programs of a run. */
export type Serving = {
  /** Kept once all serve; broken with `Trouble` when one says it cannot run. */
  ready: Promise<void>;
  /** Whether an api in reserve could serve at once. */
  hasSpare(): boolean;
  databaseMoved(): void;
  stop(): Promise<void>;
};

/** Starts api, gateway and, with demo data, the demo cameras, and keeps each of them running. */
export const serve = (settings: Settings, database: Database): Serving => {
  const { dataDir, logLevel } = settings;
  const children = new Map<string, Child>();
  const run: Run = {
    ports: { portal: settings.port, gateway: settings.gatewayPort, demoCameras: settings.demoCameraPort || null },
    children: {},
  };
  let given = false;
  let giveUp: (why: string) => void = () => {};
  const hopeless = new Promise<never>((_, fail) => {
    giveUp = (why) => {
      given = true;
      fail(new Trouble(why));
    };
  });

  const list = programs(settings, database);
  const unwatch: (() => void)[] = [];
  for (const { name, script, env, sources, health, spare } of list) {
    const onStart = (id: Run['children'][string]) => {
      run.children[name] = id;
      writeRun(dataDir, run);
    };
    const onSpare = (id: Run['children'][string] | null) => {
      if (id) run.children[`${name} in reserve`] = id;
      else delete run.children[`${name} in reserve`];
      writeRun(dataDir, run);
    };
    const onHopeless = (why: string) => giveUp(`${name} cannot run: ${why}`);
    const options = { name, script, env, dataDir, logLevel, onStart, onHopeless };
    const child = keepRunning(
      spare ? { ...options, spare: { onStart: onSpare, onDemand: spare === 'on demand' } } : options,
    );
    children.set(name, child);
    unwatch.push(
      keepLively(child, health),
      onSave(sources, (file) => {
        say(`${file} was saved`);
        child.restart();
      }),
    );
  }

  const allServe = Promise.all(
    list.map(async ({ name, health }) => {
      const serves = await untilServes(
        health,
        () => given,
        (why) => say(`waiting for ${name}: ${why}`),
      );
      if (serves) children.get(name)?.served();
    }),
  );
  return {
    ready: Promise.race([allServe.then(() => (given ? hopeless : undefined)), hopeless]),
    hasSpare: () => children.get('api')?.hasSpare() ?? false,
    databaseMoved: () => children.get('api')?.restart(),
    stop: async () => {
      given = true;
      for (const stop of unwatch) stop();
      await Promise.all([...children.values()].map((child) => child.stop()));
    },
  };
};
