import { fileOf } from './pictures.ts';
import { readStored } from './store.ts';

/** As sharp as a page of Letter paper shows it at half its width, in pixels. */
const EDGE = 1000;

/** A picture as it is set on paper: a JPEG, with its size in pixels. */
export interface PaperPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A picture of ours as the writer of PDFs takes it. Null when its file is gone. */
export const paperPicture = async (centre: number, key: string): Promise<PaperPicture | null> => {
  const stored = await readStored(centre, fileOf(key, 'full'));
  if (!stored) return null;
  const { sharp } = await import('./decoder.ts');
  const { data, info } = await sharp(stored)
    .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};
