/** What the server says of pictures. */
export const media = {
  'media.notUploaded': 'No file was put there. Upload it again, please.',
  'media.noSuchAddress': 'This address takes no such file, or no longer. Please choose the picture again.',
  'media.putAlready': 'A file was put here already. Please choose the picture again.',
  'media.tooLarge': (p: { megabytes: number }) => `This picture is too large. At most ${p.megabytes} MB are taken.`,
  'media.kept': 'The picture was kept.',
  'media.removed': 'The picture was removed.',
  'media.noPicture': 'This is not a picture we can read. Please use a JPEG, PNG or WebP.',
  'media.tooManyPixels': 'This picture has too many pixels. At most 50 million can be read, such as 8,000 × 6,000.',
  'media.tooSmall': 'This picture is too small. It needs at least 16 pixels on each side.',
  'media.full': 'There is no room for pictures at the moment. Nothing was changed; please tell the centre.',
  'media.inUse': 'There is no such picture, or it is in use.',
  'media.unknown': 'This picture was not uploaded here. Please upload it again.',
};
