import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORTAL_PORT ?? 5173),
    proxy: {
      '/graphql': { target: api, ws: true },
      '/files': { target: api },
      '/dev': { target: api },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // checks/first-load.ts adds up the static imports of the entry and of /home from it.
    manifest: true,
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
  },
});
