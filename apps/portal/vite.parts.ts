import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

/** Puts beside each script and style sheet its Brotli form, as small as it goes; the api sends it as it stands. */
export const pressed = (): Plugin => ({
  name: 'pressed',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file));
    await Promise.all(
      files.map(async (file) => writeFile(join(dir, `${file}.br`), await brotli(await readFile(join(dir, file))))),
    );
  },
});

/** Documents travel as text: the parser and printer of urql stay out of what is fetched. */
export const documentsAsText = {
  '@0no-co/graphql.web': join(import.meta.dirname, 'src/graphql/documents-as-text.ts'),
};
