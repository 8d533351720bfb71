import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** The key of an uploaded picture, as it lies in the database without its files. */
export const aPictureOf = async (at: TestTenant, uploaded_by: number | null = null): Promise<string> => {
  const key = `p${String(nth()).padStart(22, 'B')}`;
  await at.db
    .insertInto('picture')
    .values({ centre_id: at.centre, key, uploaded_by, width: 800, height: 600, bytes: 1000, created_at: new Date() })
    .execute();
  return key;
};

/** An image of the library with a picture of its own. */
export const aLibraryImage = async (at: TestTenant, given: Given<'library_image'> = {}) =>
  at.db
    .insertInto('library_image')
    .values({ centre_id: at.centre, name: `Image ${nth()}`, key: given.key ?? (await aPictureOf(at)), ...given })
    .returning(['id', 'name', 'key'])
    .executeTakeFirstOrThrow();

/** A folder of the library. */
export const anImageFolder = (at: TestTenant, given: Given<'image_folder'> = {}) =>
  at.db
    .insertInto('image_folder')
    .values({ centre_id: at.centre, name: `Folder ${nth()}`, ...given })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** Says of an image of the library who agreed that everybody sees it. */
export const aPublicMark = (at: TestTenant, image: number, given: Partial<Given<'public_picture'>> = {}) =>
  at.db
    .insertInto('public_picture')
    .values({
      centre_id: at.centre,
      image_id: image,
      agreed_by: 'Common family',
      marked_at: new Date('2026-03-01T12:00:00Z'),
      ...given,
    })
    .returning(['id', 'agreed_by'])
    .executeTakeFirstOrThrow();
