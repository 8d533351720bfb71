import { fileOf } from '../../files/pictures.ts';
import { readStored } from '../../files/store.ts';

/**
 * A picture of ours as it goes along with a mail: small, and as JPEG, which every mail program shows. Null when its file
 * is gone.
 */
export const letterPicture = async (centre: number, key: string): Promise<Buffer | null> => {
  const stored = await readStored(centre, fileOf(key, 'face'));
  if (!stored) return null;
  const { sharp } = await import('../../files/decoder.ts');
  return sharp(stored).jpeg({ quality: 78 }).toBuffer();
};
