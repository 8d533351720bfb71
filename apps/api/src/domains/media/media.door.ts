export { copyPicture } from './copy-picture.ts';
export { letterPicture } from './letter-picture.ts';
export { letterPictureAddress } from './letter-pictures.ts';
export { removeUnused } from './unused.ts';
export { keepPicture } from './upload.ts';
export { videoFile } from './video/video-file.ts';
