import { findBinaries } from '@nestling/postgres/binaries.ts';
import { buildPages } from './build.ts';
import { fail } from './trouble.ts';

/**
 * `npm run build`: what a start would make beside the sources, for an image or a machine whose starter may not write there:
 * the pages, and the links of the Postgres that came by npm, which an installation with DATABASE_URL does without.
 */
const build = async (): Promise<void> => {
  await buildPages((line) => console.log(line));
  try {
    findBinaries();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
  }
};

build().catch(fail);
