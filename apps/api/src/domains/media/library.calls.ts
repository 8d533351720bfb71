import './media.fields.ts';
import {
  byId,
  type Calls,
  list,
  mutation,
  objects,
  one,
  out,
  outcome,
  outOrNull,
  paged,
  query,
} from '../../kernel/call/call.ts';
import { float, id, ids, int } from '../../kernel/call/input.ts';
import { nobody, orError, orNothing, unasked } from '../../kernel/read/reach.ts';
import {
  addFolder,
  changeFolder,
  imageFoldersInput,
  listFolders,
  readTree,
  removeFolder,
  updateImageFolderInput,
} from './library/folders.ts';
import {
  addImage,
  bulkMoveLibraryImagesInput,
  changeImage,
  createLibraryImageInput,
  imageLibraryInput,
  listImages,
  moveImages,
  removeImage,
  removeImages,
  restoreImages,
  updateLibraryImageInput,
} from './library/images.ts';
import { markImagePublicInput, markPublic, withdrawPublic } from './library/public.ts';
import { cutImage, resizeImages } from './library/remake.ts';
import { createImageFolderInput } from './library.inputs.ts';
import { ImageFolder, LibraryImage } from './media.entities.ts';
import { imageFolders, libraryImages } from './media.reach.ts';
import {
  getSocialImagesInput,
  listSocial,
  removeSocial,
  saveSocial,
  saveSocialImagesInput,
} from './social/save-social.ts';

const share = () => float(0, 1);
/** What stands on no page and in no letter yet is the managers' own to arrange. */
const own = {
  rule: 'manager',
  permission: null,
  because: 'the library is the managers’ own store; what shows a picture of it has a permission of its own',
} as const;
const image = { reach: { id: orError(libraryImages) }, input: { id: id(LibraryImage) } };
const several = {
  id: unasked(
    LibraryImage,
    'every statement of these calls holds the centre; who passes the rule reaches the whole library',
  ),
};

/** The image library of a centre: one for all its locations. */
export const libraryCalls: Calls = {
  imageLibrary: query({
    rule: 'manager',
    about:
      'Lists the images right in a folder, or at the top, the newest first; a search looks through the whole library, or through the folder.',
    reach: { folder: imageFolders, rows: libraryImages },
    input: imageLibraryInput,
    answer: paged(LibraryImage),
    run: listImages,
  }),
  libraryImage: query({
    rule: 'manager',
    about: 'Answers one image with where it is used; an unknown id is null.',
    reach: { id: orNothing(libraryImages), rows: libraryImages },
    input: { id: id(LibraryImage) },
    answer: one(LibraryImage),
    run: (_, i) => byId(LibraryImage, i.id),
  }),
  createLibraryImage: mutation({
    ...own,
    about: 'Adds an uploaded picture of the caller to the library; a key that is not theirs gets Error.',
    reach: { folder: orError(imageFolders) },
    input: createLibraryImageInput,
    answer: outcome({ image: LibraryImage }),
    run: addImage,
  }),
  updateLibraryImage: mutation({
    ...own,
    about: 'Renames an image, moves it (null: to the top), or says what of it must stay in sight.',
    reach: { ...image.reach, folder: orError(imageFolders) },
    input: updateLibraryImageInput,
    answer: outcome({ image: LibraryImage }),
    run: changeImage,
  }),
  cropLibraryImage: mutation({
    ...own,
    about: 'Cuts an image to a part of itself, told as shares of its width and height.',
    ...image,
    input: { ...image.input, x: share(), y: share(), width: share(), height: share() },
    limit: { times: 120, seconds: 600, by: 'user' },
    answer: outcome({ image: LibraryImage }),
    run: cutImage,
  }),
  deleteLibraryImage: mutation({
    ...own,
    about:
      'Removes an image; it can be taken back for a day, then its file goes, unless something else still shows it.',
    ...image,
    answer: outcome(),
    run: removeImage,
  }),
  bulkDeleteLibraryImages: mutation({
    ...own,
    about: 'Removes several images; unknown ids are answered in errors, and the others go.',
    reach: several,
    input: { id: ids(LibraryImage, 200) },
    answer: outcome(),
    run: removeImages,
  }),
  restoreLibraryImages: mutation({
    ...own,
    about: 'Takes the removal of images back, within a day.',
    reach: several,
    input: { id: ids(LibraryImage, 200) },
    answer: outcome(),
    run: restoreImages,
  }),
  bulkMoveLibraryImages: mutation({
    ...own,
    about: 'Moves several images to a folder, without one to the top; an unknown folder gets Error.',
    reach: { ...several, folder: orError(imageFolders) },
    input: bulkMoveLibraryImagesInput,
    answer: outcome(),
    run: moveImages,
  }),
  bulkResizeImges: mutation({
    ...own,
    about:
      'Makes up to five images so many pixels wide, all of them or none; narrower ones stay. More than five, or a width below 1, gets Error.',
    reach: { id: orError(libraryImages) },
    input: { id: ids(LibraryImage, 200), width: int(-100_000, 100_000) },
    limit: { times: 120, seconds: 600, by: 'user' },
    answer: outcome(),
    changesNothing: 'images that are as narrow already stay as they are',
    run: resizeImages,
  }),
  markLibraryImagePublic: mutation({
    rule: 'manager',
    permission: 'publish_website',
    about:
      'Says who agreed that everybody sees an image: public pages may show it. One that a child, chat or paper uses gets Error.',
    reach: image.reach,
    input: markImagePublicInput,
    answer: outcome({ image: LibraryImage }),
    run: markPublic,
  }),
  withdrawLibraryImagePublic: mutation({
    rule: 'manager',
    permission: 'publish_website',
    about: 'Takes back that everybody sees an image, with the next request for it; one that is not public gets Error.',
    ...image,
    answer: outcome({ image: LibraryImage }),
    run: withdrawPublic,
  }),

  imageFolders: query({
    rule: 'manager',
    about: 'Lists the folders below one, by name; the top ones without it.',
    reach: { parent: unasked(ImageFolder, 'the rows below it are held to the caller’s folders'), rows: imageFolders },
    input: imageFoldersInput,
    answer: list(ImageFolder),
    run: listFolders,
  }),
  imageFolder: query({
    rule: 'manager',
    about: 'Answers one folder with its images and folders; an unknown id is null.',
    reach: { id: orNothing(imageFolders), rows: imageFolders },
    input: { id: id(ImageFolder) },
    answer: one(ImageFolder),
    run: (_, i) => byId(ImageFolder, i.id),
  }),
  imageFolderTree: query({
    rule: 'manager',
    about: 'Lists every folder of the library with its parent and how many images lie right in it.',
    reach: nobody,
    input: {},
    answer: objects({ id: out.id, name: out.text, parent: outOrNull(out.id), images: out.int }, 'ImageFolderBranch'),
    run: readTree,
  }),
  createImageFolder: mutation({
    ...own,
    about: 'Adds a folder; a name that exists under the parent gets Error.',
    reach: { parent: orError(imageFolders) },
    input: createImageFolderInput,
    answer: outcome({ folder: ImageFolder }),
    run: addFolder,
  }),
  updateImageFolder: mutation({
    ...own,
    about: 'Renames or moves a folder (null: to the top); moving it below itself gets Error.',
    reach: { id: orError(imageFolders), parent: orError(imageFolders) },
    input: updateImageFolderInput,
    answer: outcome(),
    run: changeFolder,
  }),
  deleteImageFolder: mutation({
    ...own,
    about: 'Removes an empty folder; one with images or folders gets Error.',
    reach: { id: orError(imageFolders) },
    input: { id: id(ImageFolder) },
    answer: outcome(),
    run: removeFolder,
  }),

  getSocialImages: query({
    rule: 'manager',
    about: 'Lists the images brought in from a social source; from any without one.',
    reach: { rows: libraryImages },
    input: getSocialImagesInput,
    answer: list(LibraryImage),
    run: listSocial,
  }),
  saveSocialImages: mutation({
    ...own,
    about:
      'Copies pictures of a social source into the library; those that cannot be fetched are answered in errors. Without a source that is set up it gets Error.',
    reach: { folder: orError(imageFolders) },
    input: saveSocialImagesInput,
    limit: { times: 30, seconds: 600, by: 'user' },
    answer: outcome(),
    run: saveSocial,
  }),
  deleteSocialImage: mutation({
    ...own,
    about: 'Removes an image that was brought in from a social source; any other gets Error.',
    ...image,
    answer: outcome(),
    run: removeSocial,
  }),
};
