import { inRoot } from '../root.ts';
import type { Database } from './database.ts';
import { type Health, httpHealth, portHealth } from './health.ts';
import { secret } from './secrets.ts';
import { reachableHost, type Settings } from './settings.ts';

/** A program of a run: what to start, how to see that it serves, and its environment, asked anew at each start. */
export type Program = {
  name: string;
  script: string;
  /** Folders, from the root of the repository, whose sources start it anew when they are saved. */
  sources: string[];
  health: Health;
  env: () => Record<string, string>;
  /** Whether one more of it is kept in reserve, or made only where this one hangs; without it there is never a second one. */
  spare?: 'kept' | 'on demand';
};

/** How the demo cameras are signed in to, as they and the api are told it. */
export const demoUser = { DEMO_CAMERA_USER: 'demo', DEMO_CAMERA_PASSWORD: 'nestling-camera' };

/** What runs in this run, and with which settings. While developing, each starts anew when its sources are saved. */
export const programs = (settings: Settings, database: Database): Program[] => {
  const { port, apiPort, dev, gatewayPort, demoCameraPort, host, seed, dataDir, logLevel, spare } = settings;
  const key = secret(dataDir, 'gateway-key');
  const here = reachableHost(host);
  const common = {
    DATA_DIR: dataDir,
    LOG_LEVEL: logLevel,
    NODE_ENV: process.env.NODE_ENV ?? (dev ? 'development' : 'production'),
  };
  const sources = (...folders: string[]) => (dev ? folders : []);
  const gateway = { HOST: host, GATEWAY_PORT: String(gatewayPort), GATEWAY_KEY: key };
  const demo = { ...demoUser, DEMO_CAMERA_PORT: String(demoCameraPort) };
  const list: Program[] = [
    {
      name: 'api',
      script: 'apps/api/src/main.ts',
      sources: sources('apps/api/src', 'packages/rules/src'),
      spare: spare ? 'kept' : 'on demand',
      health: httpHealth(`http://${here}:${apiPort}/health`),
      env: () => ({
        ...common,
        ...gateway,
        ...(seed === 'demo' ? demo : {}),
        PORT: String(apiPort),
        SEED: seed,
        DATABASE_URL: database.url(),
        ...(dev ? {} : { PORTAL_DIR: inRoot('apps/portal/dist') }),
      }),
    },
    {
      name: 'gateway',
      script: 'apps/gateway/src/main.ts',
      sources: sources('apps/gateway/src'),
      health: httpHealth(`http://${here}:${gatewayPort}/health`),
      env: () => ({ ...common, ...gateway, API_CONTROL_URL: `ws://${here}:${apiPort}/gateway-control` }),
    },
  ];
  if (dev) {
    list.push({
      name: 'portal',
      script: 'tools/start/portal-dev.ts',
      // Vite watches by itself.
      sources: [],
      health: httpHealth(`http://${here}:${port}/`),
      env: () => ({ ...common, HOST: host, PORT: String(apiPort), PORTAL_PORT: String(port) }),
    });
  }
  if (seed === 'none') return list;
  const cameras: Program = {
    name: 'cameras',
    script: 'apps/demo-cameras/src/main.ts',
    sources: sources('apps/demo-cameras/src'),
    health: portHealth(demoCameraPort),
    // They are for this machine alone, wherever the portal listens: their password stands in the sources.
    env: () => ({ ...common, ...demo, HOST: '127.0.0.1' }),
  };
  return [...list, cameras];
};
