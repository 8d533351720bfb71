import { useWords } from '@nestling/ui/words.ts';
import { loaded } from './cut.ts';
import { pictureWords } from './words.ts';

/** A photo as a phone makes it has some 5 MB and 12 to 50 million pixels; the server reads no more either. */
const MOST_MEGABYTES = 25;
const MOST_PIXELS = 50_000_000;
const MIN_EDGE = 16;

/** What hinders a file from being used as a picture, as a sentence, null for nothing; `address` is its object URL. */
export const useHindrance = (): ((file: File, address: string) => Promise<string | null>) => {
  const t = useWords(pictureWords);
  return async (file, address) => {
    if (file.size > MOST_MEGABYTES * 1_048_576) return t('tooHeavy', { size: Math.ceil(file.size / 1_048_576) });
    const image = await loaded(address).catch(() => null);
    if (!image) return t('unreadable');
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > MOST_PIXELS) return t('tooManyPixels', { width, height });
    return Math.min(width, height) < MIN_EDGE ? t('tooSmall') : null;
  };
};
