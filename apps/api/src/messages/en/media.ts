/** What the server says of pictures. */
export const media = {
  'media.kept': 'The picture was kept.',
  'media.removed': 'The picture was removed.',
  'media.noPicture': 'This is not a picture we can read. Please use a JPEG, PNG or WebP.',
  'media.tooManyPixels': 'This picture has too many pixels. At most 50 million can be read, such as 8,000 × 6,000.',
  'media.tooSmall': 'This picture is too small. It needs at least 16 pixels on each side.',
  'media.full': 'There is no room for pictures at the moment. Nothing was changed; please tell the centre.',
  'media.inUse': 'There is no such picture, or it is in use.',
  'media.unknown': 'This picture was not uploaded here. Please upload it again.',
};
