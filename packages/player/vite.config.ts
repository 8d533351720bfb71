import { defineConfig } from 'vite';

/** The page behind an embed code, served by the gateway at /player; its files lie under /player/assets. */
export default defineConfig({
  root: `${import.meta.dirname}/embed`,
  base: '/player/',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The gateway's Content-Security-Policy allows no inline script, and modern browsers need no polyfill.
    modulePreload: { polyfill: false },
  },
});
