import { Readable } from 'node:stream';

/** How long what was asked stands while a file is given out, ms. */
const STANDS_MS = 1_000;

/** A file as it is given out, for as long as its reader may have it: asked again each second, and cut where it may not. */
export const whilePermitted = (content: Readable, may: () => Promise<boolean>): Readable =>
  Readable.from(permitted(content, may), { objectMode: false });

async function* permitted(content: Readable, may: () => Promise<boolean>): AsyncGenerator<Uint8Array> {
  let asked = performance.now();
  for await (const chunk of content) {
    if (performance.now() - asked > STANDS_MS) {
      if (!(await may())) throw new Error('The reader may not have the file any more.');
      asked = performance.now();
    }
    yield chunk;
  }
}
