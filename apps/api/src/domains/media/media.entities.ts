import { entity } from '../../kernel/read/entity.ts';

/** A picture of the centre's own, for its pages and letters. */
export const LibraryImage = entity('LibraryImage', 'library_image');
/** What such pictures lie in. */
export const ImageFolder = entity('ImageFolder', 'image_folder');
