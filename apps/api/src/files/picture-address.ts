import { isSigned, signed } from './signature.ts';

/** The sizes a picture is made in, longest edge in px: `face` is cut to a square. */
export const SIZES = { small: 96, face: 384, full: 1600 } as const;
export type Size = keyof typeof SIZES;
const isSize = (name: string): name is Size => Object.hasOwn(SIZES, name);

/**
 * Addresses hold for one to two hours: to the end of the next window, so that within one a picture keeps its address
 * and browsers need not fetch it again.
 */
const WINDOW_SECONDS = 3600;

const KEY = /^p[\w-]{22}$/;

/** True for text that may name a picture; records of old may hold other words. */
export const isPictureKey = (text: string): boolean => KEY.test(text);

/** Name of the file that holds a size of a picture. */
export const fileOf = (key: string, size: Size): string => `${key}-${size}.webp`;

/**
 * Where a picture is fetched, by whoever was answered the address; null when the record has none. The address is what
 * gives access, as a cookie cannot: it names one size of one picture, for a short time.
 */
export const pictureAddress = (centre: number, key: string | null, size: Size, now: Date): string | null => {
  if (key === null || !isPictureKey(key)) return null;
  const until = (Math.floor(now.getTime() / 1000 / WINDOW_SECONDS) + 2) * WINDOW_SECONDS;
  return `/files/${centre}/${key}/${size}/${until}/${signed('picture', centre, key, size, until)}`;
};

/** What an address asks for, when its signature is ours and its time is not over; else null. */
export const readPictureAddress = (
  parts: {
    readonly centre: string;
    readonly key: string;
    readonly size: string;
    readonly until: string;
    readonly sign: string;
  },
  now: Date,
): { readonly centre: number; readonly file: string; readonly seconds: number } | null => {
  const centre = Number(parts.centre);
  const until = Number(parts.until);
  const { key, size } = parts;
  if (!Number.isInteger(centre) || !Number.isInteger(until) || !isPictureKey(key) || !isSize(size)) return null;
  const seconds = until - Math.floor(now.getTime() / 1000);
  if (seconds <= 0 || !isSigned(parts.sign, 'picture', centre, key, size, until)) return null;
  return { centre, file: fileOf(key, size), seconds };
};

const LETTER_SECONDS = 400 * 86_400;

/** Where a picture of a letter is fetched: for a year and a month, since letters are kept and opened again. */
export const pictureForLetters = (centre: number, key: string, now: Date): string | null => {
  if (!isPictureKey(key)) return null;
  const until = Math.floor(now.getTime() / 1000) + LETTER_SECONDS;
  return `/files/${centre}/${key}/full/${until}/${signed('picture', centre, key, 'full', until)}`;
};
