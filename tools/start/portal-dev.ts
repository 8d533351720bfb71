import { createServer } from 'vite';
import { inRoot } from '../root.ts';

// The portal from its sources, changed in the browser as they are saved; everything else is asked of the api.
const server = await createServer({
  configFile: inRoot('apps/portal/vite.config.ts'),
  server: { strictPort: true, ...(process.env.HOST ? { host: process.env.HOST } : {}) },
});
await server.listen();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => server.close().then(() => process.exit(0)));
