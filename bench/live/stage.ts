import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from '@nestling/postgres/ports.ts';
import { build } from 'vite';
import { BenchControl } from './control.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PASSWORD = 'bench-camera';

function run(file: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function healthy(port: number): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await new Promise((done) => setTimeout(done, 20))) {
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error('The gateway did not get ready within 15 s.');
}

/** Demo camera, gateway, control channel and page of a live bench, each a process or server of its own. */
export interface Stage {
  page: string;
  socketUrl: string;
  hlsUrl: string;
  /** Kills the gateway with SIGKILL and starts it again on the same port. */
  restartGateway(): Promise<void>;
  revoke(why: string): void;
  close(): Promise<void>;
}

export async function setStage(stampFile: string): Promise<Stage> {
  const cameraPort = await freePort();
  const gatewayPort = await freePort();
  const source = { url: `rtsp://127.0.0.1:${cameraPort}/stamp`, username: 'demo', password: PASSWORD };
  const control = new BenchControl(new Map([['1:1', { source, allow: ['127.0.0.1/32'], audio: false, version: 1 }]]));
  const camera = run('apps/demo-cameras/src/main.ts', {
    DEMO_CAMERA_PORT: String(cameraPort),
    DEMO_CAMERA_PASSWORD: PASSWORD,
    DEMO_CAMERA_STAMP: stampFile,
  });
  const gatewayEnv = {
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_KEY: control.key,
    API_CONTROL_URL: await control.url(),
    LOG_LEVEL: 'error',
  };
  let gateway = run('apps/gateway/src/main.ts', gatewayEnv);
  const script = await bundle();
  const server = createServer((request, response) => {
    if (request.url === '/ticket') response.end(control.ticket('1:1'));
    else if (request.url?.startsWith('/assets/'))
      response.setHeader('content-type', 'text/javascript').end(script.get(request.url));
    else
      response
        .setHeader('content-type', 'text/html')
        .end('<video></video><script type="module" src="/assets/page.js"></script>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await healthy(gatewayPort);
  return {
    page: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    socketUrl: `ws://127.0.0.1:${gatewayPort}/live`,
    hlsUrl: `http://127.0.0.1:${gatewayPort}/hls`,
    restartGateway: async () => {
      gateway.kill('SIGKILL');
      await once(gateway, 'exit');
      gateway = run('apps/gateway/src/main.ts', gatewayEnv);
    },
    revoke: (why) => control.revoke(why),
    close: async () => {
      for (const child of [gateway, camera]) child.kill();
      control.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The page and what it imports, bundled in memory; by path. */
async function bundle(): Promise<Map<string, string>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(new URL('page.js', import.meta.url)),
        output: { entryFileNames: 'assets/page.js', chunkFileNames: 'assets/[name].js' },
      },
    },
  });
  const files = new Map<string, string>();
  for (const bundle of Array.isArray(built) ? built : [built]) {
    if (!('output' in bundle)) continue;
    for (const chunk of bundle.output) if (chunk.type === 'chunk') files.set(`/${chunk.fileName}`, chunk.code);
  }
  return files;
}
