import { inRoot } from '../root.ts';
import { Trouble } from '../trouble.ts';
import { type Child, keepRunning } from './child.ts';
import type { Database } from './database.ts';
import { type Health, httpHealth, portHealth, untilServes } from './health.ts';
import { say } from './log.ts';
import { type Run, writeRun } from './run-file.ts';
import { secret } from './secrets.ts';
import { reachableHost, type Settings } from './settings.ts';

/** The programs of a run. `ready` is kept once all serve; broken with `Trouble` when one says it cannot run. */
export type Serving = { ready: Promise<void>; databaseMoved(): void; stop(): Promise<void> };

type Program = { name: string; script: string; health: Health; env: () => Record<string, string> };

const demoUser = { DEMO_CAMERA_USER: 'demo', DEMO_CAMERA_PASSWORD: 'nestling-camera' };

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
  for (const { name, script, env } of list) {
    const onStart = (id: Run['children'][string]) => {
      run.children[name] = id;
      writeRun(dataDir, run);
    };
    const onHopeless = (why: string) => giveUp(`${name} cannot run: ${why}`);
    children.set(name, keepRunning({ name, script, env, dataDir, logLevel, onStart, onHopeless }));
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
    databaseMoved: () => children.get('api')?.restart(),
    stop: async () => {
      given = true;
      await Promise.all([...children.values()].map((child) => child.stop()));
    },
  };
};

const programs = (settings: Settings, database: Database): Program[] => {
  const { port, gatewayPort, demoCameraPort, host, seed, dataDir, logLevel } = settings;
  const key = secret(dataDir, 'gateway-key');
  const here = reachableHost(host);
  const common = { DATA_DIR: dataDir, LOG_LEVEL: logLevel, NODE_ENV: process.env.NODE_ENV ?? 'production' };
  const gateway = { HOST: host, GATEWAY_PORT: String(gatewayPort), GATEWAY_KEY: key };
  const demo = { ...demoUser, DEMO_CAMERA_PORT: String(demoCameraPort) };
  const list: Program[] = [
    {
      name: 'api',
      script: 'apps/api/src/main.ts',
      health: httpHealth(`http://${here}:${port}/health`),
      env: () => ({
        ...common,
        ...gateway,
        ...(seed === 'demo' ? demo : {}),
        PORT: String(port),
        SEED: seed,
        DATABASE_URL: database.url(),
        PORTAL_DIR: inRoot('apps/portal/dist'),
      }),
    },
    {
      name: 'gateway',
      script: 'apps/gateway/src/main.ts',
      health: httpHealth(`http://${here}:${gatewayPort}/health`),
      env: () => ({ ...common, ...gateway, API_CONTROL_URL: `ws://${here}:${port}/gateway-control` }),
    },
  ];
  if (seed === 'none') return list;
  const cameras: Program = {
    name: 'cameras',
    script: 'apps/demo-cameras/src/main.ts',
    health: portHealth(demoCameraPort),
    // They are for this machine alone, wherever the portal listens: their password stands in the sources.
    env: () => ({ ...common, ...demo, HOST: '127.0.0.1' }),
  };
  return [...list, cameras];
};
