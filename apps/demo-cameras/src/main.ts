import { readFile } from 'node:fs/promises';
import { readScenes } from './scenes.ts';
import { startDemoCameras } from './server.ts';

const env = process.env;
const scenes = await readScenes();
// The latency bench brings its own loop with frame numbers in the picture.
if (env.DEMO_CAMERA_STAMP) scenes.set('/stamp', await readFile(env.DEMO_CAMERA_STAMP));

try {
  const cameras = await startDemoCameras({
    port: Number(env.DEMO_CAMERA_PORT ?? 8554),
    host: env.HOST ?? '127.0.0.1',
    user: env.DEMO_CAMERA_USER ?? 'demo',
    password: env.DEMO_CAMERA_PASSWORD ?? 'nestling-camera',
    scenes,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      cameras.close().then(() => process.exit(0));
    });
  }
  console.log(`demo cameras on ${cameras.port}`);
} catch (error) {
  console.error(`The demo cameras could not start: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
