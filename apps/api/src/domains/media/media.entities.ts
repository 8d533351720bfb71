import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** A picture of the centre's own, for its pages and letters. */
export const LibraryImage = entity('LibraryImage', 'library_image');
/** What such pictures lie in. */
export const ImageFolder = entity('ImageFolder', 'image_folder');

// The library holds its pictures itself: being in it is no use of one.
holdsFiles(LibraryImage, { key: { kind: 'picture', open: true } });
holdsFiles('video', { poster: { kind: 'picture', use: { kind: 'video' } }, upload: { kind: 'file' } });
