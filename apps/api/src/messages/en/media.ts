interface Counted {
  count: number;
  left: number;
}
const images = (count: number): string => (count === 1 ? 'One image' : `${count} images`);
const left = (count: number): string => (count === 0 ? '' : `, ${count} not`);

/** What the server says of pictures. */
export const media = {
  'media.notUploaded': 'No file was uploaded. Please upload it again.',
  'media.noSuchAddress': 'This upload has expired or doesn’t accept this file. Choose the photo again.',
  'media.putAlready': 'A file was already uploaded here. Choose the photo again.',
  'media.tooLarge': (p: { megabytes: number }) => `This photo is too large. The maximum is ${p.megabytes} MB.`,
  'media.kept': 'The photo was saved.',
  'media.removed': 'The photo was removed.',
  'media.noPicture': 'We can’t read this image. Use a JPEG, PNG, WebP or HEIC.',
  'media.tooManyPixels': 'This image has too many pixels. The maximum is 50 million, such as 8,000 × 6,000.',
  'media.tooSmall': 'This image is too small. It needs at least 16 pixels on each side.',
  'media.full': 'There’s no storage left for photos right now. Nothing was changed; please let the center know.',
  'media.inUse': 'This photo doesn’t exist, or it’s in use.',
  'media.unknownFile': 'This file wasn’t uploaded here. Please upload it again.',
  'media.unknown': 'This photo wasn’t uploaded here. Please upload it again.',
  'media.videoTaken': 'This video was already added.',
  'media.partShort': 'This part of the file was cut off. We’re sending it again.',
  'media.videoKept': 'The video was saved. It will be ready in a moment.',
  'media.noVideo': 'We can’t read this video. Use an MP4, MOV or WebM.',
  'media.videoLong': 'This video is longer than 30 minutes. Please cut it first.',
  'media.videoWide': 'This video is larger than 4K. Record it at a lower resolution.',
  'media.videoForm': (p: { of: string }) =>
    `This video is recorded as ${p.of}, which not every browser plays. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and film again; elsewhere save it as MP4 with H.264 and AAC.`,
  'media.otherFile': 'This file type isn’t supported. Use PDF, Word, Excel, PowerPoint or plain text.',
  'media.fileKept': 'The file was saved.',
  'media.otherAddress': 'This isn’t one of our addresses. Use one we gave you.',
  'media.foreignAddress': 'Short links only work for pages of this app. Use one of its addresses.',
  'media.fileAddress':
    'This is the address of a file, which opens for you alone. Use the address of the page that shows it.',
  'media.tinyMade': (p: { days: number }) => `The short link works for ${p.days} days.`,
  'media.folderTaken': 'There’s already a folder with this name. Choose another name.',
  'media.folderGone': 'This folder was deleted in the meantime. Reload the page.',
  'media.folderBelow': 'A folder can’t be inside itself. Choose another place.',
  'media.folderDeep': (p: { most: number }) => `Folders can nest ${p.most} deep at most. Choose another place.`,
  'media.folderAdded': (p: { name: string }) => `The folder ${p.name} was added.`,
  'media.folderChanged': (p: { name: string }) => `The folder ${p.name} was changed.`,
  'media.folderRemoved': (p: { name: string }) => `The folder ${p.name} was removed.`,
  'media.folderFull': 'This folder is not empty. Move or remove what is in it first.',
  'media.imageGone': 'This image was deleted in the meantime. Reload the page.',
  'media.imageAdded': (p: { name: string }) => `${p.name} was added to the library.`,
  'media.imageChanged': (p: { name: string }) => `${p.name} was changed.`,
  'media.imageRemoved': (p: { name: string }) =>
    `${p.name} was removed. Its file is erased after a day, unless something else still shows it, such as a newsletter.`,
  'media.imagesRemoved': (p: Counted) =>
    `${images(p.count)} removed${left(p.left)}. Files that nothing else shows, such as a newsletter, are erased after a day.`,
  'media.imagesMoved': (p: Counted) => `${images(p.count)} moved${left(p.left)}.`,
  'media.publicMarked': (p: { name: string }) => `Public pages may show “${p.name}”.`,
  'media.publicWithdrawn': (p: { name: string }) => `“${p.name}” is no longer shown on public pages.`,
  'media.publicOfFamily':
    'A child, a message or a paper uses this image, so it can’t be public. Upload the picture again if everyone in it agreed.',
  'media.publicAlready': 'Somebody has just marked this image as public. Reload the page.',
  'media.notPublic': 'This image isn’t public.',
  'media.imagesRestored': (p: Counted) => `${images(p.count)} restored${left(p.left)}.`,
  'media.imageCut': 'The image was cropped.',
  'media.fiveAtOnce': (p: { most: number }) => `At most ${p.most} images at once. Choose fewer.`,
  'media.noWidth': 'The width is a number of pixels from 1.',
  'media.resized': (p: { count: number; left: number; width: number }) =>
    p.count === 0
      ? `None is wider than ${p.width} pixels.`
      : `${images(p.count)} made ${p.width} pixels wide${p.left > 0 ? `; ${p.left} were not wider` : ''}.`,
  'media.cutOutside': 'This part is outside the image. Choose it again.',
  'media.noSource': 'That photo source isn’t set up here.',
  'media.notFetched': 'We couldn’t get this photo from its source.',
  'media.socialTaken': 'This photo is already in the library.',
  'media.notSocial': 'This image was uploaded here. Remove it among the images.',
  'media.socialSaved': (p: Counted) => `${images(p.count)} brought in${left(p.left)}.`,
  'media.unknownVideo': 'This video was not uploaded here. Please upload it again.',
};
