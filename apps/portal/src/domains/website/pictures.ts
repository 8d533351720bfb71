import type { Picked } from './parts/PictureDialog.tsx';

/** Pictures chosen while the page is open: a block holds the key alone, which is no address. */
const chosen = new Map<string, Picked>();

export const rememberPicture = (picture: Picked): void => {
  chosen.set(picture.key, picture);
};

/** The picture of a key, where it was chosen in this tab; null where nobody knows how it looks. */
export const knownPicture = (key: string): Picked | null => chosen.get(key) ?? null;
