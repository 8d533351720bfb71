import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { ImageFolder, LibraryImage } from './media.entities.ts';

/** The library is one for the whole centre: managers of every location share it, and nobody below sees it. */
export const libraryImages = scope(LibraryImage, 'images of the library', (who, as) =>
  allows(who.role, 'manager') ? sql`${col(as, 'deleted_at')} is null` : sql`false`,
);
/** The same with those removed within the day, for taking that back. */
export const libraryImagesEver = scope(LibraryImage, 'images of the library, also removed ones', (who) =>
  allows(who.role, 'manager') ? sql`true` : sql`false`,
);
export const imageFolders = scope(ImageFolder, 'folders of the library', (who) =>
  allows(who.role, 'manager') ? sql`true` : sql`false`,
);
