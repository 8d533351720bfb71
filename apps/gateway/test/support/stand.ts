import { afterEach } from 'vitest';
import { type Config, defaultConfig } from '../../src/config.ts';
import { Gateway } from '../../src/gateway.ts';
import { makeLog } from '../../src/log.ts';
import { KEY, TestApi, type TicketFields } from './api.ts';
import { type CameraBehaviour, TestCamera } from './camera.ts';
import { type Clip, readClip } from './clip.ts';
import { TestViewer } from './viewer.ts';

const open: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Closes what a test has opened, newest first, when the test ends. */
export function later(close: () => Promise<void> | void): void {
  open.push(close);
}

export interface Stand {
  api: TestApi;
  gateway: Gateway;
  port: number;
  camera: TestCamera;
  /** Everything the gateway has logged, as text. */
  logged: () => string;
  watch(fields?: Partial<TicketFields>, options?: ConstructorParameters<typeof TestViewer>[2]): TestViewer;
}

/** A gateway with an api and one camera (`1:1`), all on loopback. */
export async function stand(
  behaviour: Partial<CameraBehaviour> = {},
  change: (config: Config) => Config = (c) => c,
): Promise<Stand> {
  const camera = await testCamera(behaviour);
  const api = new TestApi();
  later(() => api.close());
  api.grants.set('1:1', grantOf(camera));
  const { gateway, port, logged } = await testGateway(api, change);
  await until(() => api.received.some((message) => message.t === 'hello'), 'the gateway says hello');
  return {
    api,
    gateway,
    port,
    camera,
    logged,
    watch: (fields, options) => {
      const viewer = new TestViewer(port, api.ticket(fields), options);
      later(() => viewer.close());
      return viewer;
    },
  };
}

export async function testCamera(
  behaviour: Partial<CameraBehaviour> = {},
  tls?: { cert: string; key: string },
): Promise<TestCamera> {
  const clip: Clip = behaviour.clip ?? readClip('plain.h264');
  const camera = new TestCamera({ ...behaviour, clip }, tls);
  await camera.listen();
  later(() => camera.stop());
  return camera;
}

export function grantOf(camera: TestCamera) {
  const { user: username, password } = camera.behaviour;
  return { source: { url: camera.url, username, password }, allow: ['127.0.0.1/32'], audio: false, version: 1 };
}

async function testGateway(api: TestApi, change: (config: Config) => Config = (c) => c) {
  let logged = '';
  const write = (line: string) => {
    logged += line;
  };
  const log = makeLog('debug', { write });
  const controlUrl = await api.url();
  const base = defaultConfig();
  const quick = { ...base, hub: { ...base.hub, lingerMs: 300 }, port: 0, controlUrl, controlKey: KEY };
  const gateway = new Gateway(change(quick), log);
  later(() => gateway.close());
  return { gateway, port: await gateway.listen(), logged: () => logged };
}

/** Waits until something is so, looking every 5 ms. */
export async function until(so: () => boolean, what: string, ms = 5000): Promise<void> {
  const end = performance.now() + ms;
  while (!so()) {
    if (performance.now() > end) throw new Error(`not within ${ms} ms: ${what}`);
    await pause(5);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
