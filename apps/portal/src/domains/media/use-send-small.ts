import type { SendFile } from '@nestling/kit/field/send-file.ts';
import { useWords } from '@nestling/ui/words.ts';
import { shrunk } from './cut.ts';
import { useUpload } from './use-upload.ts';
import { pictureWords } from './words.ts';

/** The longer side of what is sent, px: first as large as a page shows it, then as it still fits into a call. */
const SIDES = [1600, 1000, 640] as const;
/** Letters of a data URL a call carries. */
const MOST = 950_000;

const smallEnough = async (address: string): Promise<string | null> => {
  for (const side of SIDES) {
    const drawn = await shrunk(address, side);
    if (drawn.length <= MOST) return drawn;
  }
  return null;
};

/**
 * Sends a `FileField`'s picture within a call and answers its key: for those below staff, whom no address is given to send
 * files to (`useSendPicture`).
 */
export const useSendSmall = (): SendFile => {
  const t = useWords(pictureWords);
  const upload = useUpload();
  return async (file) => {
    const address = URL.createObjectURL(file);
    // What a browser cannot read is no picture to it.
    const drawn = await smallEnough(address).catch(() => null);
    URL.revokeObjectURL(address);
    return drawn === null ? { problem: t('failed') } : upload(drawn);
  };
};
