import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentsAsText, pressed } from './vite.parts.ts';

/**
 * The pages of guests, built for themselves and beside the portal: what they share with it they would share in its pieces,
 * which hold the router, the shell and Mantine. checks/first-load.ts adds up what a guest fetches.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pressed()],
  resolve: { alias: documentsAsText },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/guest.json',
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: join(import.meta.dirname, 'web-form.html'),
      output: { chunkFileNames: 'assets/[hash].js', entryFileNames: 'assets/guest-[hash].js' },
    },
  },
});
