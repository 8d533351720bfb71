import type { Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLibraryImage, anImageFolder, aPictureOf, aPublicMark } from './media.factory.ts';

/** The library is one for the centre: whoever is a manager somewhere reaches all of it, nobody another centre's. */
const managers = { own: 'manager', other: 'manager', elsewhere: 'manager' } as const;
const nameAt = (w: World, where: Where) => `${where === 'foreign' ? w.at(where).mark : 'Common'} image ${nth()}`;
const image = (w: World, where: Where, given: object = {}) =>
  aLibraryImage(w.at(where).tenant, { name: nameAt(w, where), ...given });
const folder = (w: World, where: Where, given: object = {}) =>
  anImageFolder(w.at(where).tenant, { name: nameAt(w, where), ...given });

const ofImage = (more: object = {}, given: object = {}, status: 'Success' | 'Error' = 'Success') =>
  ({
    args: async (w: World, where: Where) => ({ id: (await image(w, where, given)).id, ...more }),
    from: managers,
    outside: 'error',
    status,
  }) as const;
const ofImages = (more: object = {}, given: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: [(await image(w, where, given)).id], ...more }),
    from: managers,
    outside: 'error',
  }) as const;

export const matrix: Matrix = {
  uploadImage: { args: () => ({ image: 'data:image/png;base64,AAAA' }), status: 'Error' },
  getPresignedUploadUrl: { args: () => ({ name: 'a.png', type: 'image/png' }) },
  getPresignedUploadUrls: { args: () => ({ files: [{ name: 'a.png', type: 'image/png' }] }) },
  confirmPresignedUpload: { args: () => ({ key: 'unknown' }), status: 'Error' },
  getBucketInfo: { args: () => ({}) },
  deleteImage: { args: () => ({ image: 'unknown' }), status: 'Error' },
  uploadVideo: { args: () => ({ video: 'unknown' }), status: 'Error' },
  createThumbnail: { args: () => ({ link: 'unknown', name: 'a', key: 'unknown' }), status: 'Error' },
  uploadFile: { args: () => ({ file: 'data:text/plain;base64,SGVsbG8=', name: 'hello.txt' }) },
  makeTinyUrl: { args: () => ({ url: '/home' }) },

  imageLibrary: {
    args: async (w, where) => ({ folder: (await folder(w, where)).id, first: 10 }),
    from: managers,
    outside: 'refused',
  },
  libraryImage: { args: async (w, where) => ({ id: (await image(w, where)).id }), from: managers, outside: 'null' },
  createLibraryImage: {
    args: async (w, where, caller) => ({
      name: 'Common new image',
      key: await aPictureOf(w.at(where).tenant, where === 'foreign' ? null : (caller?.id ?? null)),
    }),
    from: managers,
    outside: 'error',
  },
  updateLibraryImage: ofImage({ name: 'Common changed' }),
  cropLibraryImage: ofImage({ x: 0, y: 0, width: 1, height: 1 }, {}, 'Error'),
  deleteLibraryImage: ofImage(),
  bulkDeleteLibraryImages: ofImages(),
  restoreLibraryImages: ofImages({}, { deleted_at: new Date('2026-03-11T14:00:00Z') }),
  bulkMoveLibraryImages: ofImages(),
  markLibraryImagePublic: ofImage({ agreed_by: 'Common family' }),
  withdrawLibraryImagePublic: {
    args: async (w, where) => {
      const { id } = await image(w, where);
      await aPublicMark(w.at(where).tenant, id);
      return { id };
    },
    from: managers,
    outside: 'error',
  },
  bulkResizeImges: ofImages({ width: 2000 }),

  imageFolders: {
    args: async (w, where) => ({ parent: (await folder(w, where)).id }),
    from: managers,
    outside: 'empty',
  },
  imageFolder: { args: async (w, where) => ({ id: (await folder(w, where)).id }), from: managers, outside: 'null' },
  imageFolderTree: { args: () => ({}) },
  createImageFolder: {
    args: async (w, where) => ({ name: 'Common below', parent: (await folder(w, where)).id }),
    from: managers,
    outside: 'error',
  },
  updateImageFolder: {
    args: async (w, where) => ({ id: (await folder(w, where)).id, parent: null }),
    from: managers,
    outside: 'error',
  },
  deleteImageFolder: {
    args: async (w, where) => ({ id: (await folder(w, where)).id }),
    from: managers,
    outside: 'error',
  },
  getSocialImages: { args: () => ({}) },
  saveSocialImages: { args: () => ({ source: 'nowhere', images: ['https://example.com/a.jpg'] }), status: 'Error' },
  deleteSocialImage: {
    args: async (w, where) => ({
      id: (await image(w, where, { source: 'feed', source_ref: `image ${nth()}` })).id,
    }),
    from: managers,
    outside: 'error',
  },
};
