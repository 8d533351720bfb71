import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

/** Chunks of the screens a parent opens at the door of the centre. */
const families = /\/(Login|ForgotPassword|Register|VerifyEmail|Home|OwnCameras|OneCamera)-/;

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
    modulePreload: {
      // What a screen is made of stands in lists that come with the first page, and grow with every screen of staff.
      // Only what families open carries them; the other screens ask for their parts one step later.
      resolveDependencies: (file, parts, { hostType }) =>
        hostType === 'html' || families.test(file) ? parts : parts.filter((part) => part.endsWith('.css')),
    },
  },
});
