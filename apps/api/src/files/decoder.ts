import sharp from 'sharp';

// What a file is shows in its bytes, and nothing but these forms of pictures is ever given to a decoder: SVG runs
// scripts elsewhere, and others are seldom tested against hostile files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** The decoder of pictures, narrowed to the forms that are taken. Loaded by the first picture, not by each start. */
export { sharp };
