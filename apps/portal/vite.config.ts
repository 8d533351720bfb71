import { join } from 'node:path';
import { stringifyDocument } from '@urql/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { RefreshTokenDocument } from './src/domains/auth/refreshToken.graphql.ts';
import { PortfolioToReadDocument } from './src/domains/portfolios/portfolios.graphql.ts';
import { documentsAsText, pressed } from './vite.parts.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

/** Chunks of the screens a parent opens at the door of the centre. */
const families = /\/(login|ForgotPassword|Register|VerifyEmail|home|OwnCameras|OneCamera|bar|family)-/;

/** Spanish that comes with the first pages: of the shell, of signing in, and of a family's `/home`. */
const firstSpanish =
  /src\/(messages|shell\/[\w-]+|domains\/(auth|home)\/[\w-]+|domains\/students\/words|domains\/announcements\/notice-words)\.es\.ts$|packages\/ui\/|packages\/kit\/src\/[\w-]+\.es\.ts$/;

/** The piece a file of Spanish comes in. */
const spanishOf = (id: string): string =>
  firstSpanish.test(id) ? 'es' : `es-${/domains\/(\w[\w-]*)\//.exec(id)?.[1] ?? 'kit'}`;

/**
 * The first pages come in one piece each: over HTTP/1.1 a browser fetches six files at once, and two dozen small ones are
 * four trips over a slow line. What the shell has is in no other piece; other screens take their parts from these.
 */
const pieces = [
  // Spanish, by domain; the first pages' in one piece, which first-paint.js asks for beside the shell.
  { name: (id: string) => spanishOf(id), debugName: 'spanish', test: /\.es\.ts$/, priority: 2 },
  { name: 'shell', tags: ['$initial'], priority: 7 },
  { name: 'home', test: /\/home\/screens\/Home\.tsx$/, priority: 5 },
  // What signing in and the bar both have, and the little that /home and a page of one record have.
  {
    name: 'notices',
    test: /\/announcements\/parts\/PublicAnnouncements\.tsx$|\/ui\/src\/(page\/PageTitle|feedback\/Skeletons)\.tsx$/,
    priority: 6,
  },
  // What is pressed, and what a form and a page of one record both say.
  {
    name: 'controls',
    test: /@mantine\/core\/esm\/(components\/(ActionIcon|Button|CloseButton|UnstyledButton)\/\w+|core\/MantineProvider\/color-functions\/.*)\.mjs$|\/kit\/src\/(words|refusal)\.ts$|\/ui\/src\/overlay\/Menu\.tsx$|\/icons\/IconStar\.mjs$/,
    priority: 4,
  },
  // A moment of a child's day, in a feed and in a portfolio.
  { name: 'entry', test: /\/activities\/(parts\/Entry|use-looks)\.tsx$|\/icons\/IconPencil\.mjs$/, priority: 3 },
  { name: 'look', test: /\/ui\/src\/(theme\/look\.tsx|colour\/(shades|oklch)\.ts)$/, priority: 4 },
  { name: 'login', test: /\/auth\/(screens\/Login\.tsx|login\.graphql\.ts)$/, priority: 3 },
  // The menu's pictures for staff, of which a family's menu has some.
  { name: 'staff-icons', test: /\/staff-icons-drawn\.ts$/, priority: 0 },
  // What the bar and a family's first page bring in after their first paint.
  {
    name: 'bar',
    test: /\/(notifications\/parts\/(Bell|KeptPush)|chat\/parts\/(Unread|ChatPresence)|shell\/(AccountMenu|LocationSwitch|StarMenu))\.tsx$/,
    priority: 2,
  },
  {
    name: 'family',
    test: /\/(calendar\/parts\/UpcomingEvents|food\/parts\/FamilyMenu|home\/parts\/NeedsYou|activities\/parts\/FamilyFeed|alerts\/parts\/MyAlerts)\.tsx$/,
    priority: 1,
  },
  // What a page of one record stands in: a dozen files of some hundred bytes else.
  {
    name: 'page',
    test: /kit\/src\/(RecordScreen|Screen|Section|Problem|record|title|layout\/Stack)\.tsx?$/,
    priority: 1,
  },
  // What a family reads of a child's portfolio, which comes by a link into an empty browser.
  { name: 'portfolio', test: /\/portfolios\/(screens\/PortfolioPreview|parts\/PortfolioReading)\.tsx$/, priority: 0 },
  // What staff's list of them asks for must not wait for how one is read.
  { name: 'portfolio-documents', test: /\/portfolios\/portfolios\.graphql\.ts$/, priority: 3 },
  // The rows of staff put a list's question together: they must not wait for what else has these.
  { name: 'lists', test: /kit\/src\/(document-head|list-variables|table\/sort-of)\.ts$/, priority: 5 },
  // A picture is a file of two hundred bytes else.
  { name: 'icons', test: /@tabler\/icons-react\/.*\/icons\/Icon/, minShareCount: 20, priority: 0 },
];

/**
 * The first page carries a list of all that may be asked for. Only those that are looked for by name have one: what a file
 * is made of stands in the manifest and beside it in its map. As short a hash as that many pieces allow: nothing presses it,
 * and the list has some hundred of them.
 */
const chunkFileNames = ({ name }: { name: string }): string =>
  named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
const assetFileNames = ({ names }: { names: readonly string[] }): string =>
  names.every((name) => name.endsWith('.css')) ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]';
const named = new Set([
  ...[
    'home',
    'notices',
    'login',
    'look',
    'controls',
    'es',
    'bar',
    'family',
    'ForgotPassword',
    'Register',
    'VerifyEmail',
    'OwnCameras',
    'OneCamera',
    'staff-screens',
    'stranger-screens',
  ],
]);

/**
 * Names in the HTML what `first-paint.js` asks for while the shell is on its way: the pieces of the first pages, and how
 * the session is asked for.
 */
const ahead = (): Plugin => ({
  name: 'ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = new Map(
        Object.entries(bundle).flatMap(([file, part]) => (part.type === 'chunk' ? [[file, part] as const] : [])),
      );
      /** The files of pieces and of all they stand on, but for those the page names itself; the large ones first. */
      const whole = (...names: readonly string[]): string[] => {
        const seen = new Set<NonNullable<ReturnType<typeof chunks.get>>>();
        const take = (file: string): void => {
          const chunk = chunks.get(file);
          if (!chunk || chunk.isEntry || seen.has(chunk)) return;
          seen.add(chunk);
          chunk.imports.forEach(take);
        };
        for (const [file, { name }] of chunks) if (names.includes(name)) take(file);
        const scripts = [...seen].sort((a, b) => b.code.length - a.code.length).map(({ fileName }) => fileName);
        const styles = new Set([...seen].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [...scripts, ...styles].map((file) => `/${file}`);
      };
      const content = JSON.stringify({
        '/login': whole('login', 'look'),
        '/home': whole('home'),
        // The id comes behind it.
        '/portfolio_preview/': whole('portfolio', 'look'),
        es: whole('es'),
      });
      const refresh = JSON.stringify({ query: stringifyDocument(RefreshTokenDocument), variables: {} });
      const asks = JSON.stringify({
        '/portfolio_preview/': {
          query: stringifyDocument(PortfolioToReadDocument).replace(/\s+/g, ' '),
          operationName: 'PortfolioToRead',
          variable: 'id',
        },
      });
      return [
        { tag: 'meta', attrs: { name: 'ahead', content }, injectTo: 'head-prepend' },
        { tag: 'meta', attrs: { name: 'asks', content: asks }, injectTo: 'head-prepend' },
        { tag: 'meta', attrs: { name: 'refresh', content: refresh }, injectTo: 'head-prepend' },
      ];
    },
  },
});

/** `/dev/kit` and `/dev/editor`: their parts in all their states, while the pages come from the sources (`npm run dev`). */
const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer: (server) => {
    for (const of of ['kit', 'editor']) {
      const main = join(import.meta.dirname, `../../packages/${of}/gallery/main.tsx`);
      server.middlewares.use(`/dev/${of}`, (_, response, next) => {
        const page = `<!doctype html>
<html lang="en">
  <head><meta name="viewport" content="width=device-width" /><title>Parts</title></head>
  <body><div id="gallery"></div><script type="module" src="/@fs${main}"></script></body>
</html>`;
        server.transformIndexHtml(`/dev/${of}`, page).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    }
  },
});

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), ahead(), pressed(), gallery()],
  // The store of the router carries what stands in for a hook that React has by now.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      ...(command === 'build' ? documentsAsText : {}),
    },
  },
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
    rolldownOptions: { output: { codeSplitting: { groups: pieces }, chunkFileNames, assetFileNames } },
    modulePreload: {
      // Only Safari before 17 knows no preloading: it fetches a little later what else it would be asked for ahead.
      polyfill: false,
      // What a screen is made of stands in lists beside the row that asks for it, and all of it comes in one step. Those of
      // the first page grow with every screen: there only what families open first carries them, and those of staff
      // and of strangers come with their rows.
      resolveDependencies: (file, parts, { hostId, hostType }) =>
        hostType === 'html' || families.test(file) || /\/(staff|stranger)-screens-/.test(hostId)
          ? parts
          : parts.filter((part) => part.endsWith('.css')),
    },
  },
}));
