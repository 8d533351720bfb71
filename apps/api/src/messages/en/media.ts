interface Counted {
  count: number;
  left: number;
}
const images = (count: number): string => (count === 1 ? 'One image' : `${count} images`);
const left = (count: number): string => (count === 0 ? '' : `, ${count} not`);

/** What the server says of pictures. */
export const media = {
  'media.notUploaded': 'No file was put there. Upload it again, please.',
  'media.noSuchAddress': 'This address takes no such file, or no longer. Please choose the picture again.',
  'media.putAlready': 'A file was put here already. Please choose the picture again.',
  'media.tooLarge': (p: { megabytes: number }) => `This picture is too large. At most ${p.megabytes} MB are taken.`,
  'media.kept': 'The photo was saved.',
  'media.removed': 'The photo was removed.',
  'media.noPicture': 'This is not a picture we can read. Please use a JPEG, PNG or WebP.',
  'media.tooManyPixels': 'This picture has too many pixels. At most 50 million can be read, such as 8,000 × 6,000.',
  'media.tooSmall': 'This picture is too small. It needs at least 16 pixels on each side.',
  'media.full': 'There is no room for pictures at the moment. Nothing was changed; please tell the center.',
  'media.inUse': 'There is no such picture, or it is in use.',
  'media.unknown': 'This picture was not uploaded here. Please upload it again.',
  'media.videoTaken': 'This video was taken in already.',
  'media.partShort': 'This part of the file was cut off. It is sent again.',
  'media.videoKept': 'The video was kept. It can be seen in a moment.',
  'media.noVideo': 'This is not a video we can read. Please use an MP4, MOV or WebM.',
  'media.videoLong': 'This video is longer than 30 minutes. Please cut it first.',
  'media.videoWide': 'This video has more pixels than 4K. Please film it smaller.',
  'media.videoForm': (p: { of: string }) =>
    `This video is recorded as ${p.of}, which not every browser plays. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and film again; elsewhere save it as MP4 with H.264 and AAC.`,
  'media.otherFile': 'This kind of file is not taken. Please use PDF, Word, Excel, PowerPoint or plain text.',
  'media.fileKept': 'The file was kept.',
  'media.otherAddress': 'This address is none of ours. Use one that was answered here.',
  'media.foreignAddress': 'Short links lead to pages of this portal alone. Use an address of it.',
  'media.endedAddress': 'This address has ended, or ends by itself. Open the picture again and use its new address.',
  'media.tinyMade': (p: { days: number }) => `The short link works for ${p.days} days.`,
  'media.folderTaken': 'There is a folder of this name already. Choose another name.',
  'media.folderGone': 'This folder is gone meanwhile. Reload the page.',
  'media.folderBelow': 'A folder cannot lie in itself. Choose another place.',
  'media.folderDeep': (p: { most: number }) => `Folders can nest ${p.most} deep at most. Choose another place.`,
  'media.folderAdded': (p: { name: string }) => `The folder ${p.name} was added.`,
  'media.folderChanged': (p: { name: string }) => `The folder ${p.name} was changed.`,
  'media.folderRemoved': (p: { name: string }) => `The folder ${p.name} was removed.`,
  'media.folderFull': 'This folder is not empty. Move or remove what is in it first.',
  'media.imageGone': 'This image is gone meanwhile. Reload the page.',
  'media.imageAdded': (p: { name: string }) => `${p.name} was added to the library.`,
  'media.imageChanged': (p: { name: string }) => `${p.name} was changed.`,
  'media.imageRemoved': (p: { name: string }) => `${p.name} was removed. Its file is erased after a day.`,
  'media.imagesRemoved': (p: Counted) => `${images(p.count)} removed${left(p.left)}. The files are erased after a day.`,
  'media.imagesMoved': (p: Counted) => `${images(p.count)} moved${left(p.left)}.`,
  'media.imagesRestored': (p: Counted) => `${images(p.count)} back${left(p.left)}.`,
  'media.imageCut': 'The image was cut.',
  'media.fiveAtOnce': (p: { most: number }) => `At most ${p.most} images at once. Choose fewer.`,
  'media.noWidth': 'The width is a number of pixels from 1.',
  'media.resized': (p: { count: number; left: number; width: number }) =>
    p.count === 0
      ? `None is wider than ${p.width} pixels.`
      : `${images(p.count)} made ${p.width} pixels wide${p.left > 0 ? `; ${p.left} were not wider` : ''}.`,
  'media.cutOutside': 'This part lies outside of the image. Choose it again.',
  'media.noSource': 'No such source of pictures is set up here.',
  'media.notFetched': 'This picture could not be fetched from its source.',
  'media.socialTaken': 'This picture is in the library already.',
  'media.notSocial': 'This image was uploaded here. Remove it among the images.',
  'media.socialSaved': (p: Counted) => `${images(p.count)} brought in${left(p.left)}.`,
  'media.unknownVideo': 'This video was not uploaded here. Please upload it again.',
};
